// A lint rule: what a file offers to others says in a docstring what its types cannot. Functions whose type has a name of its
// own (`const begin: SystemCommand = …`) are told of there.

/** At least so much has to be said: a name in other words is no docstring. */
const LEAST_WORDS = 3

/** @type {import('eslint').Rule.RuleModule} */
export const docstring = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      none: '{{ name }} is offered to other files: say in a docstring what its types cannot.',
      short: 'The docstring of {{ name }} says next to nothing.',
      throws: '{{ name }} throws: say in its docstring what and when (@throws).',
    },
  },
  create(context) {
    const { sourceCode } = context

    /**
     * @param {any} statement
     * @param {string} name
     * @param {any} body
     */
    function judge(statement, name, body) {
      const comment = sourceCode.getCommentsBefore(statement).at(-1)
      if (comment?.type !== 'Block' || !comment.value.startsWith('*')) {
        context.report({ node: statement, messageId: 'none', data: { name } })
        return
      }
      const words = comment.value
        .replaceAll(/[*@\s]+/g, ' ')
        .trim()
        .split(' ')
      if (words.length < LEAST_WORDS) context.report({ node: statement, messageId: 'short', data: { name } })
      // Only what it throws itself, whatever the case.
      const throwsItself = body?.type === 'BlockStatement' && body.body.some((/** @type {any} */ one) => throwsAt(one))
      if (throwsItself && !comment.value.includes('@throws'))
        context.report({ node: statement, messageId: 'throws', data: { name } })
    }

    return {
      /** @param {any} node */
      ExportNamedDeclaration(node) {
        const { declaration } = node
        if (declaration?.type === 'FunctionDeclaration') judge(node, declaration.id.name, declaration.body)
        if (declaration?.type !== 'VariableDeclaration') return
        for (const { id, init } of declaration.declarations) {
          const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'
          if (isFunction && !id.typeAnnotation) judge(node, id.name, init.body)
        }
      },
    }
  },
}

/**
 * @param {any} statement
 * @returns {boolean}
 */
const throwsAt = (statement) =>
  statement.type === 'ThrowStatement' ||
  (statement.type === 'IfStatement' &&
    [statement.consequent, statement.alternate].some((one) => one && throwsAt(one))) ||
  (statement.type === 'BlockStatement' && statement.body.some(throwsAt))

import { join } from 'node:path'
import ts from 'typescript'

// What a request may carry, read from the types that windows are compiled with (src/contract/channels.ts): not from the
// schemas, which are judged by it. A new request is in it by itself.

export type Shape =
  | { readonly is: 'null' | 'undefined' | 'string' | 'number' | 'boolean' | 'json' }
  | { readonly is: 'literal'; readonly value: string | number | boolean }
  | { readonly is: 'any-of'; readonly shapes: readonly Shape[] }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'object'; readonly fields: readonly Field[] }

export interface Field {
  readonly name: string
  readonly shape: Shape
  readonly isOptional: boolean
}

const root = join(import.meta.dirname, '../../..')

/** The shape of each request's input, by its name. */
export function requestShapes(): ReadonlyMap<string, Shape> {
  const path = join(root, 'src/contract/channels.ts')
  const program = ts.createProgram([path], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path)
  const requests = source?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'Requests',
  )
  if (requests === undefined) throw new Error('src/contract/channels.ts has no interface Requests')
  return new Map(
    checker.getPropertiesOfType(checker.getTypeAtLocation(requests)).map((request) => {
      const input = checker.getTypeOfSymbol(request).getProperty('input')
      if (input === undefined) throw new Error(`${request.name} has no input`)
      return [request.name, shapeOf(checker, checker.getTypeOfSymbol(input), request.name)]
    }),
  )
}

function shapeOf(checker: ts.TypeChecker, type: ts.Type, where: string): Shape {
  const inside = (part: ts.Type, at: string): Shape => shapeOf(checker, part, `${where}.${at}`)
  const has = (flag: ts.TypeFlags): boolean => (type.flags & flag) !== 0
  if (isJson(type)) return { is: 'json' }
  if (has(ts.TypeFlags.Null)) return { is: 'null' }
  if (has(ts.TypeFlags.Undefined)) return { is: 'undefined' }
  if (type.isStringLiteral() || type.isNumberLiteral()) return { is: 'literal', value: type.value }
  if (has(ts.TypeFlags.BooleanLiteral)) return { is: 'literal', value: checker.typeToString(type) === 'true' }
  if (has(ts.TypeFlags.String)) return { is: 'string' }
  if (has(ts.TypeFlags.Number)) return { is: 'number' }
  if (has(ts.TypeFlags.Boolean)) return { is: 'boolean' }
  if (type.isUnion()) {
    // `Json | undefined` of an optional field has lost its name.
    if (type.types.some(isJson)) return { is: 'json' }
    return { is: 'any-of', shapes: type.types.map((part, index) => inside(part, String(index))) }
  }
  // A unit: a number with a brand.
  if (type.isIntersection()) {
    const base = type.types.find((part) => (part.flags & (ts.TypeFlags.Number | ts.TypeFlags.String)) !== 0)
    if (base !== undefined) return inside(base, 'base')
  }
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference)
    if (element !== undefined) return { is: 'list', of: inside(element, '[]') }
  }
  if (has(ts.TypeFlags.Object) && checker.getIndexInfosOfType(type).length === 0) {
    return {
      is: 'object',
      fields: checker.getPropertiesOfType(type).map((field) => ({
        name: field.name,
        shape: inside(checker.getTypeOfSymbol(field), field.name),
        isOptional: (field.flags & ts.SymbolFlags.Optional) !== 0,
      })),
    }
  }
  throw new Error(`${where}: ${checker.typeToString(type)} is of a kind that the fuzz cannot judge yet`)
}

const isJson = (type: ts.Type): boolean =>
  type.aliasSymbol?.name === 'Json' || type.aliasSymbol?.name === 'JsonObject' || type.symbol?.name === 'JsonObject'

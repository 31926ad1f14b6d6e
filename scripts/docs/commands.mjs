// Commands that the documents name: lines of indented or fenced blocks, and code within a line.

/** What a command begins with. Words behind it in capitals stand for something the reader puts in. */
const BEGINS = /^(?:npm|npx|node|git|bash|gh) /

/**
 * @param {string} markdown
 * @returns {{ command: string, line: number }[]} each once, in order
 */
export function commandsIn(markdown) {
  /** @type {Map<string, number>} */
  const found = new Map()
  /** @type {string | null} */
  let fence = null
  markdown.split('\n').forEach((line, i) => {
    const mark = /^\s*(```+)(.*)$/.exec(line)
    if (mark !== null) {
      fence = fence === null ? (mark[2] ?? '').trim() : null
      return
    }
    const isShell = fence === null ? /^ {4}/.test(line) : ['', 'sh', 'bash', 'console'].includes(fence)
    // In a block two spaces part a command from what is said of it.
    const whole = isShell
      ? [
          line
            .trim()
            .replace(/^\$ /, '')
            .split(/ {2,}|\s#\s/)[0] ?? '',
        ]
      : []
    const within = fence === null && !isShell ? [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code) : []
    for (const text of [...whole, ...within]) {
      const command = text.trim()
      if (BEGINS.test(command) && !found.has(command)) found.set(command, i + 1)
    }
  })
  return [...found].map(([command, line]) => ({ command, line }))
}

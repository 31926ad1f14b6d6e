import { spawn } from 'node:child_process'

/** Whether a program that answers has a name on the session bus. */
export type Answers = 'yes' | 'nobody' | 'no-answer'

/** A program that is there answers within hundredths of a second; one that is only just started may take a moment. */
const LIMIT = 1_500
const REMEMBERED = 30_000

/** Any of them can ask; which of them is there depends on the desktop. */
const askers = (name: string, path: string, method: string): readonly (readonly string[])[] => [
  ['dbus-send', '--session', '--print-reply', `--reply-timeout=${LIMIT}`, `--dest=${name}`, path, method],
  ['gdbus', 'call', '--session', '--timeout', '2', '--dest', name, '--object-path', path, '--method', method],
  ['busctl', '--user', 'call', name, path, ...splitMethod(method)],
]

const splitMethod = (method: string): readonly string[] => {
  const dot = method.lastIndexOf('.')
  return [method.slice(0, dot), method.slice(dot + 1)]
}

/**
 * Asks a name on the session bus something harmless, in a process of its own with a short limit: the library that shows
 * notifications waits for its answer inside the main process, and one that never comes would stop the whole app. What was
 * found is remembered for half a minute.
 */
export function busName(
  name: string,
  path: string,
  method: string,
  { now, run = runProgram }: { readonly now: () => number; readonly run?: typeof runProgram },
): () => Promise<Answers> {
  let known: { readonly answers: Answers; readonly until: number } | null = null
  let asking: Promise<Answers> | null = null
  async function ask(): Promise<Answers> {
    for (const command of askers(name, path, method)) {
      const ended = await run(command, LIMIT)
      if (ended === 'missing') continue
      return ended === 'late' ? 'no-answer' : ended === 'ok' ? 'yes' : 'nobody'
    }
    return 'nobody'
  }
  return () => {
    if (known !== null && now() < known.until) return Promise.resolve(known.answers)
    asking ??= ask().then((answers) => {
      known = { answers, until: now() + REMEMBERED }
      asking = null
      return answers
    })
    return asking
  }
}

type Ended = 'ok' | 'failed' | 'late' | 'missing'

function runProgram([program = '', ...args]: readonly string[], limit: number): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore' })
    const timer = setTimeout(() => {
      resolve('late')
      child.kill('SIGKILL')
    }, limit)
    const end = (how: Ended): void => {
      clearTimeout(timer)
      resolve(how)
    }
    child.once('error', () => end('missing'))
    child.once('exit', (code) => end(code === 0 ? 'ok' : 'failed'))
  })
}

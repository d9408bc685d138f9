import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitCodes } from './exit-codes.ts'
import { run } from './run.ts'

const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })

/** One line of input. Of one that is typed nothing is shown: it is a token. */
const readLine = async (): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: process.stdin.isTTY })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
  }
}

const unheard = new AbortController()
let isLost = false
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // a reader that has seen enough (head, less) is no failure; what was begun is still brought to its end
  if (error.code === 'EPIPE') return unheard.abort()
  if (!isLost) process.stderr.write(`The result could not be written: ${error.message}\n`)
  isLost = true
  process.exitCode ||= exitCodes.failed
})
// progress that nobody can see: the result and the exit code still tell
process.stderr.on('error', () => undefined)

const code = await run(process.argv.slice(2), {
  env: process.env,
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  readInput: readLine,
  isTyped: process.stdin.isTTY,
  unheard: unheard.signal,
  sleep: (milliseconds) => sleep(milliseconds),
})
process.exitCode = isLost ? code || exitCodes.failed : code

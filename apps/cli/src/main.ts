import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitCodes } from './exit-codes.ts'
import { run } from './run.ts'

const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })

/** Returns one line of input. A typed line is not echoed, because it is an access token. */
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
  // a reader that stops early (head, less) is not an error; a run that was started is still followed to its
  // end
  if (error.code === 'EPIPE') return unheard.abort()
  if (!isLost) process.stderr.write(`The output could not be written: ${error.message}\n`)
  isLost = true
  process.exitCode ||= exitCodes.failed
})
// lost progress output is not an error: the result and the exit code still report the outcome
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

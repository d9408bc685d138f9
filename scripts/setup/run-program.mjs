import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a program in the foreground. Returns its exit code, or 1 if a signal ended it. Rejects if it can't
 * start.
 */
export function runProgram(file, args, options = {}) {
  return new Promise((fulfil, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code) => fulfil(code ?? 1))
  })
}

/** Runs a program in the background. Returns its exit code and, as one text, all of its output. */
export async function runAside(file, args, options = {}) {
  const texts = []
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => texts.push(text))
  const [code] = await once(child, 'close')
  return { code: code ?? 1, output: texts.join('') }
}

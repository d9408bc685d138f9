import { spawn } from 'node:child_process'

/** Runs a program in the foreground; answers its exit code, or 1 when a signal ended it. Rejects if it can't start. */
export function runProgram(file, args, options = {}) {
  return new Promise((fulfil, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code) => fulfil(code ?? 1))
  })
}

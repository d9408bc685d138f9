import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

export const web2Program = fileURLToPath(new URL('../../../../cli/bin/web2.mjs', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface TypedCommand {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>
  /** Returns its output so far. */
  out(): string
  err(): string
  readonly ended: Promise<Ended>
}

/** Runs `npx web2` with only the given environment variables. */
export const typeWeb2 = (
  args: readonly string[],
  { input = '', env = {} }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): TypedCommand => {
  const child = spawn(process.execPath, [web2Program, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (err += chunk))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })
  child.stdin.end(input)
  return { child, out: () => out, err: () => err, ended }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { World } from '../worlds/publishing-world.ts'

const workerProcess = fileURLToPath(new URL('./worker-process.ts', import.meta.url))
/** Hundreds of workers are started to be killed: what the first one compiled, the others read. */
const compiled = fileURLToPath(new URL('../../../../../.cache/node', import.meta.url))

/** A worker of the world in a process of its own, once it is at work; its clock may go ahead by some milliseconds. */
export const startWorkerChild = async (
  { context, database }: Pick<World, 'context' | 'database'>,
  clockAhead = 0,
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [workerProcess], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      CONFIG: JSON.stringify({ ...context.config, roles: [] }),
      DATABASE_URL: database.url,
      CLOCK_AHEAD: String(clockAhead),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

/** Ends it as a power cut does, and waits until it is gone. */
export const killChild = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { World } from '../worlds/publishing-world.ts'

const workerProcess = fileURLToPath(new URL('./worker-process.ts', import.meta.url))
/** Compile cache shared by the hundreds of workers started to be killed. */
const compiled = fileURLToPath(new URL('../../../../../.cache/node', import.meta.url))

/**
 * Starts a worker of the world in a separate process and waits until it works. Its clock is that of the world, or ahead
 * by some ms.
 */
export const startWorkerChild = async (
  { context, database }: Pick<World, 'context' | 'database'>,
  clockAhead = context.now().getTime() - Date.now(),
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

/** Kills it as a power failure does, and waits for its end. */
export const killChild = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

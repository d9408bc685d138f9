import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodeOptions from '../../../node-options.json' with { type: 'json' }
import { freePort } from '../servers/free-port.ts'
import { serverProgram } from './built-programs.ts'

type Environment = Readonly<Record<string, string>>

/** Data folder with separate ports, on which the real product is started, killed and restarted. */
export interface TestInstallation {
  readonly dataDir: string
  readonly url: string
  readonly sitesUrl: string
  readonly environment: Environment
  /** Starts the product as `npm start` does, with this installation's environment and `more`. */
  start(more?: Environment, user?: { readonly uid: number; readonly gid: number }): Running
  /** Ends everything started here and deletes the folder. */
  clear(): Promise<void>
}

export interface Running {
  readonly pid: number
  /** Resolves when the product reports that it is ready. Rejects with its output if it ends before. */
  readonly ready: Promise<void>
  /** Resolves with the exit code, or null after a signal that it could not handle. */
  readonly ended: Promise<number | null>
  /** Returns its output so far. */
  output(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
  /** Closes the pipes that it prints to. */
  stopReading(): void
  /** Closes the channel to its parent process, as the parent's death would. */
  abandon(): void
}

export async function createPlace(dataDir?: string): Promise<TestInstallation> {
  const [port, sitesPort] = [await freePort(), await freePort()]
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'web2-life-')))
  const environment = { DATA_DIR: folder, PORT: String(port), SITES_PORT: String(sitesPort) }
  const started: Running[] = []
  return {
    dataDir: folder,
    url: `http://127.0.0.1:${port}`,
    sitesUrl: `http://127.0.0.1:${sitesPort}`,
    environment,
    start: (more = {}, user) => {
      const running = run({ ...environment, ...more }, user)
      started.push(running)
      return running
    },
    clear: async () => {
      for (const running of started) await running.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function run(environment: Environment, user: { uid?: number; gid?: number } = {}): Running {
  const child = spawn(process.execPath, [...nodeOptions, serverProgram], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...user,
  })
  let output = ''
  const saidReady = Promise.withResolvers<void>()
  const ended = once(child, 'exit').then(([code]: unknown[]) => code as number | null)
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (/ is ready: http|is ready as a worker/.test(output)) saidReady.resolve()
    })
  }
  return {
    pid: child.pid!,
    // lazy, because a test of a failing start waits for its end instead
    get ready() {
      const endedFirst = ended.then((code): never => {
        throw new Error(`It ended with code ${String(code)}:\n${output}`)
      })
      return Promise.race([saidReady.promise, endedFirst])
    },
    ended,
    output: () => output,
    kill: (signal) => {
      child.kill(signal)
      return ended
    },
    stopReading: () => {
      child.stdout!.destroy()
      child.stderr!.destroy()
    },
    abandon: () => child.disconnect(),
  }
}

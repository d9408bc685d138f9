import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import { askThread, type Asking } from './call-thread.ts'
import { createFairTurns } from './fair-turns.ts'
import { LimitExceeded } from './limit-exceeded.ts'
import type { Asked } from './messages.ts'
import type { ThreadTask } from './thread-task.ts'

export interface PoolOptions {
  /** Maximum number of threads. */
  readonly places: number
  /** Ms after which an idle thread ends. */
  readonly idle: number
  /** Heap limit of one thread in MB. */
  readonly memory: number
}

export interface ThreadRun extends Asking {
  /** Key for fair scheduling: an account, or the host of a page without one. */
  readonly turnOf: string
  /** Name of the input for users in a LimitExceeded message: 'file', 'page'. */
  readonly what: string
  /** Advice for users, other than to make the input smaller. */
  readonly advice?: string
}

export interface ThreadPool {
  /**
   * Runs a task in a thread. Throws LimitExceeded at its time or memory limit, which ends the thread with the task,
   * and at a stack overflow. Any other exception of the task is rethrown as an Error.
   */
  run<Given extends readonly unknown[], Result>(
    task: ThreadTask<Given, Result>,
    given: Given,
    run: ThreadRun,
  ): Promise<Result>
  /** Returns the number of threads, busy or idle. */
  size(): number
  /** Ends all threads; running tasks fail. */
  end(): Promise<void>
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { readonly code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Creates a bounded set of threads, started on demand and ended when idle. */
export const createThreadPool = ({ places, idle, memory }: PoolOptions): ThreadPool => {
  const all = new Set<Worker>()
  const resting = new Map<Worker, NodeJS.Timeout>()
  const takeTurn = createFairTurns(places)

  const start = (): Worker => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { compileCache: getCompileCacheDir() },
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    all.add(worker)
    // a thread that fails while idle must not end the process
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      all.delete(worker)
      clearTimeout(resting.get(worker))
      resting.delete(worker)
    })
    return worker
  }
  const take = (): Worker => {
    const [rested] = resting
    if (!rested) return start()
    const [worker, timer] = rested
    clearTimeout(timer)
    resting.delete(worker)
    worker.ref()
    return worker
  }
  const rest = (worker: Worker) => {
    if (!all.has(worker)) return
    worker.unref()
    const timer = setTimeout(() => void worker.terminate(), idle)
    timer.unref()
    resting.set(worker, timer)
  }

  const work = async (asked: Asked, run: ThreadRun): Promise<unknown> => {
    const worker = take()
    const ending = await askThread(worker, asked, run)
    if (ending.kind === 'overrun' || ending.kind === 'lost') await worker.terminate()
    else rest(worker)
    switch (ending.kind) {
      case 'done':
        return ending.result
      case 'overrun':
        throw new LimitExceeded('time', run)
      case 'thrown':
        throw ending.error
      case 'too-deep':
        throw new LimitExceeded('depth', run)
      case 'lost':
        throw isOutOfMemory(ending.error) ? new LimitExceeded('memory', run) : ending.error
    }
  }

  return {
    run: <Given extends readonly unknown[], Result>(
      { module, name }: ThreadTask<Given, Result>,
      given: Given,
      run: ThreadRun,
    ) => takeTurn(run.turnOf, () => work({ module, name, given }, run) as Promise<Result>),
    size: () => all.size,
    end: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

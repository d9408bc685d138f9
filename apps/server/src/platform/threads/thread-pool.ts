import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import { askThread, type Asking } from './ask-thread.ts'
import { createFairTurns } from './fair-turns.ts'
import { GivenUp } from './given-up.ts'
import type { Asked } from './messages.ts'
import type { ThreadTask } from './thread-task.ts'

export interface PoolOptions {
  /** Threads at most. */
  readonly places: number
  /** Milliseconds after which a thread without work ends. */
  readonly idle: number
  /** Megabytes of JavaScript values that one thread may hold. */
  readonly memory: number
}

export interface ThreadRun extends Asking {
  /** Whose turn it takes: an account, or the host of a page that belongs to none. */
  readonly turnOf: string
  /** What is read, in a person's words, for the sentence of a GivenUp: 'file', 'page'. */
  readonly what: string
  /** What the person can do about it, where that is not to make it smaller. */
  readonly advice?: string
}

export interface ThreadPool {
  /**
   * Does a task in a thread. Throws GivenUp when it overruns its time or its memory: then the thread has been ended, and
   * with it the work. So it does for values nested too deeply for a function that calls itself. Whatever else the task
   * throws is thrown as an Error.
   */
  run<Given extends readonly unknown[], Result>(
    task: ThreadTask<Given, Result>,
    given: Given,
    run: ThreadRun,
  ): Promise<Result>
  /** Threads there are, at work or not. */
  size(): number
  /** Ends all threads; work in them fails. */
  end(): Promise<void>
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { readonly code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'

/** A bounded set of threads; each starts when it is needed, and ends when it is not. */
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
    // a thread that fails while it rests must not end the process
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
        throw new GivenUp('time', run)
      case 'thrown':
        throw ending.error
      case 'too-deep':
        throw new GivenUp('depth', run)
      case 'lost':
        throw isOutOfMemory(ending.error) ? new GivenUp('memory', run) : ending.error
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

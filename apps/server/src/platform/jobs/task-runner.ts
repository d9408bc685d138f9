/** Work that a process continues until it is stopped. */
export interface Runner {
  /** Begins nothing more, and waits for what is in progress. */
  stop(): Promise<void>
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Waits this many ms, or until one of the promises resolves or the signal aborts. */
const rest = async (
  ms: number,
  stopping: AbortSignal,
  wakers: readonly Promise<unknown>[] = [],
): Promise<void> => {
  if (stopping.aborted) return
  const woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()
  const timer = setTimeout(wake, ms)
  stopping.addEventListener('abort', wake)
  await Promise.race([woken.promise, ...wakers])
  clearTimeout(timer)
  stopping.removeEventListener('abort', wake)
}

/** Tasks that become due, and how a process works on them. */
export interface TaskSource<Task> {
  /** Maximum of concurrent tasks in this process. */
  readonly atOnce: number
  /** Ms between two polls while nothing more is due. */
  readonly interval: number
  /** True to poll as soon as a task ends, because its end may make room for others like it. */
  readonly pollsAtEnds?: boolean
  /**
   * Claims at most `free` tasks, possibly 0; `active` are running. Its errors are reported, and it is called
   * again at the next poll.
   */
  readonly claim: (free: number, active: readonly Task[]) => Promise<readonly Task[]>
  readonly run: (task: Task) => Promise<void>
  readonly onError: (error: Error) => void
}

/** Claims tasks and runs them concurrently until stopped. Resolves when the last one has ended. */
export const runTasks = async <Task>(
  { atOnce, interval, pollsAtEnds = false, claim, run, onError }: TaskSource<Task>,
  stopping: AbortSignal,
): Promise<void> => {
  const active = new Map<Promise<void>, Task>()
  const report = (error: unknown) => onError(asError(error))
  while (!stopping.aborted) {
    const tasks = await claim(atOnce - active.size, [...active.values()]).catch((error: unknown) => {
      report(error)
      return []
    })
    for (const task of tasks) {
      const running: Promise<void> = run(task)
        .catch(report)
        .finally(() => active.delete(running))
      active.set(running, task)
    }
    if (tasks.length > 0 && active.size < atOnce) continue
    await rest(interval, stopping, pollsAtEnds ? [...active.keys()] : [])
  }
  await Promise.all(active.keys())
}

/** Starts work and restarts it, `pause` ms after it ended or failed, until it is stopped. */
export const startRunner = (
  work: (stopping: AbortSignal) => Promise<void>,
  { pause, onError }: { readonly pause: number; readonly onError: (error: Error) => void },
): Runner => {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    while (!signal.aborted) {
      await work(signal).catch((error: unknown) => onError(asError(error)))
      await rest(pause, signal)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

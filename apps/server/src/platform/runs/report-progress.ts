/** Milliseconds between two reports, so about four a second. */
const interval = 250

export interface Progress {
  at(done: number): void
  /** Aborted when the work was cancelled, or can go on no more. */
  readonly signal: AbortSignal
  cancel(): void
  /** Ends the reports; the last count has been written when it resolves. */
  end(): Promise<void>
  /** Ends them where the last count is written by somebody else. */
  leave(): Promise<void>
}

/**
 * Writes a count while work goes on, at most four times a second, and learns at the same pace (once a second when
 * nothing moves) from what `write` answers whether the work was cancelled. A failed write ends the work like a
 * cancellation and is thrown by `end`.
 */
export const trackProgress = (write: (done: number) => Promise<boolean>): Progress => {
  const cancelling = new AbortController()
  let [current, written, quiet] = [0, -1, 0]
  let failure: { error: unknown } | undefined
  let writing: Promise<void> | undefined

  const report = async (): Promise<void> => {
    const done = current
    try {
      const cancelled = await write(done)
      written = done
      quiet = 0
      if (cancelled) cancelling.abort()
    } catch (error) {
      failure = { error }
      cancelling.abort()
    }
  }
  const tick = () => {
    if (writing || failure || (current === written && ++quiet < 4)) return
    writing = report().finally(() => (writing = undefined))
  }
  const timer = setInterval(tick, interval)
  const leave = async (): Promise<void> => {
    clearInterval(timer)
    await writing
    if (failure) throw failure.error
  }

  return {
    at: (done) => {
      current = done
    },
    signal: cancelling.signal,
    cancel: () => cancelling.abort(),
    leave,
    end: async () => {
      await leave()
      if (current !== written) await report()
      if (failure) throw failure.error
    },
  }
}

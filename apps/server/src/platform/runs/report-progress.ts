/** Ms between two reports, about four per second. */
const interval = 250

export interface Progress {
  at(done: number): void
  /** Aborted when the run was canceled, or can't continue. */
  readonly signal: AbortSignal
  cancel(): void
  /** Stops reporting. Resolves once the last count is written. */
  end(): Promise<void>
  /** Stops reporting if the caller writes the last count. */
  leave(): Promise<void>
}

/**
 * Reports a count at most four times per second, once per second without progress. Aborts when `write`
 * returns that the run was canceled. A failed write aborts too and is rethrown by `end`.
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

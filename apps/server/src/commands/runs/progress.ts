/** Milliseconds between two reports, so about four a second. */
const interval = 250

export interface Progress {
  at(done: number): void
  /** Ends the reports; the last count has been written when it resolves. */
  end(): Promise<void>
}

/**
 * Writes a count while work goes on, at most four times a second, and asks at the same pace (once a second when
 * nothing moves) whether the work was cancelled. A failed write ends the work like a cancellation and is thrown by
 * `end`.
 */
export const trackProgress = (
  write: (done: number) => Promise<{ cancelRequested: boolean }>,
  cancel: () => void,
): Progress => {
  let [current, written, quiet] = [0, -1, 0]
  let failure: { error: unknown } | undefined
  let writing: Promise<void> | undefined

  const report = async (): Promise<void> => {
    const done = current
    try {
      const { cancelRequested } = await write(done)
      written = done
      quiet = 0
      if (cancelRequested) cancel()
    } catch (error) {
      failure = { error }
      cancel()
    }
  }
  const tick = () => {
    if (writing || failure || (current === written && ++quiet < 4)) return
    writing = report().finally(() => (writing = undefined))
  }
  const timer = setInterval(tick, interval)

  return {
    at: (done) => {
      current = done
    },
    end: async () => {
      clearInterval(timer)
      await writing
      if (!failure && current !== written) await report()
      if (failure) throw failure.error
    },
  }
}

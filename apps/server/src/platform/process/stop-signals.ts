/** Reason for the end of a process, with its exit code. */
export interface ShutdownReason {
  readonly code: number
  /** Message for the operator, unless they requested the stop. */
  readonly reason?: string
  /** True for an uncaught error, which running work may have caused. */
  readonly isCrash?: boolean
}

export interface StopWatch {
  /** Resolves once, with the first cause. */
  readonly stopped: Promise<ShutdownReason>
  stop(stop: ShutdownReason): void
}

/**
 * Watches for everything that ends a process: a signal, the end of the parent process (which holds the other
 * end of its channel), an uncaught error. Further signals are ignored, because Ctrl+C often arrives twice,
 * from the terminal and from npm.
 */
export function watchForShutdown(complain: (line: string) => void): StopWatch {
  let settle: (stop: ShutdownReason) => void
  const stopped = new Promise<ShutdownReason>((fulfil) => (settle = fulfil))
  const stop = (cause: ShutdownReason) => {
    if (cause.reason !== undefined) complain(`\n${cause.reason}\n`)
    settle(cause)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop({ code: 0 }))
  process.on('disconnect', () => stop({ code: 0 }))
  process.on('uncaughtException', (error) => {
    complain(error.stack ?? String(error))
    stop({
      code: 1,
      isCrash: true,
      reason: 'The server is stopping after an unrecoverable error. Restart it; no saved data is lost.',
    })
  })
  return { stopped, stop }
}

/** Why the process ends, and with which exit code. */
export interface ShutdownReason {
  readonly code: number
  /** Told to the person, unless they asked for it themselves. */
  readonly reason?: string
  /** An error that nobody caught: something that was at work may have brought it about. */
  readonly isCrash?: boolean
}

export interface StopWatch {
  /** Resolves once, with the first cause. */
  readonly stopped: Promise<ShutdownReason>
  stop(stop: ShutdownReason): void
}

/**
 * Gathers everything that ends a process: a signal, the end of the process that started it (which holds the other
 * end of its channel), an error nobody caught. A second signal changes nothing: Ctrl+C often arrives twice, from the
 * terminal and from npm.
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
      reason:
        'The server met an error it can’t go on after and stops. Start it again: nothing saved is lost.',
    })
  })
  return { stopped, stop }
}

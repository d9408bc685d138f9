const codes: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/** True when whoever asked went away before the answer was through: that is no failure of ours. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code)

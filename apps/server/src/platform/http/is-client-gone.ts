const codes: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/** Returns whether the client disconnected before the response was complete, which is no server error. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code)

/** Returns the ms requested by a Retry-After header (seconds or an HTTP date), at most `most`. */
export const retryAfterOf = (header: string | undefined, now: number, most = 600_000): number | undefined => {
  if (header === undefined || header.trim() === '') return undefined
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - now
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), most) : undefined
}

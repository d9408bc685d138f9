import type { ZoneOffset } from './zone-offset.ts'

const minute = 60_000
const hour = 60 * minute

/** Maximum distance of local time from UTC. */
const farthest = 15 * hour

/** Span in milliseconds since 1970; excludes `to`. */
interface Span {
  readonly from: number
  readonly to: number
}

interface Shifted extends Span {
  /** Minutes by which local time is ahead of UTC. */
  readonly offset: number
}

/**
 * Returns the first minute whose offset differs from that at `from`; the caller ensures that `to` differs.
 */
const change = (offset: ZoneOffset, from: number, to: number): number => {
  const before = offset(from)
  let low = from / minute
  let high = to / minute
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offset(middle * minute) === before) low = middle
    else high = middle
  }
  return high * minute
}

/** Splits a span at clock changes. No zone changes its clocks twice within three days. */
const cut = (offset: ZoneOffset, { from, to }: Span): Shifted[] => {
  const [first, last] = [offset(from), offset(to)]
  if (first === last) return [{ from, to, offset: first }]
  const at = change(offset, from, to)
  return [
    { from, to: at, offset: first },
    { from: at, to, offset: last },
  ]
}

/**
 * Minutes of a day whose local time is within a window. An hour of them is missing in spring and doubled in
 * autumn; `count` is their actual number.
 */
export interface DayMinutes {
  readonly count: number
  /** Returns the time of the minute with this index, from 0. */
  at(index: number): number
}

export interface DayWindow {
  /** Day, as UTC midnight of its date. */
  readonly day: number
  /** Minutes after midnight in local time; excludes `to`. */
  readonly from: number
  readonly to: number
}

/** Returns the window's minutes on that day, without those before `earliest`. */
export const dayMinutes = (
  offset: ZoneOffset,
  { day, from, to }: DayWindow,
  earliest: number = -Infinity,
): DayMinutes => {
  const around = { from: day - farthest, to: day + 24 * hour + farthest }
  const spans = cut(offset, around)
    .map((span) => ({
      from: Math.max(span.from, day + (from - span.offset) * minute, Math.ceil(earliest / minute) * minute),
      to: Math.min(span.to, day + (to - span.offset) * minute),
    }))
    .filter((span) => span.to > span.from)
  const counts = spans.map((span) => (span.to - span.from) / minute)
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    at: (index) => {
      let left = index
      for (const [place, span] of spans.entries()) {
        if (left < counts[place]!) return span.from + left * minute
        left -= counts[place]!
      }
      throw new RangeError(`The day has no minute ${index}`)
    },
  }
}

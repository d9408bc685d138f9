import type { ZoneOffset } from './zone-offset.ts'

const minute = 60_000
const hour = 60 * minute

/** The wall clock is at most so far from UTC. */
const farthest = 15 * hour

/** Milliseconds since 1970 from and, without it, to. */
interface Span {
  readonly from: number
  readonly to: number
}

interface Shifted extends Span {
  /** Minutes that the wall clock is ahead of UTC. */
  readonly offset: number
}

/** The first minute of another offset than at `from`; there is one at `to`. */
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

/** A stretch of time, cut where the clocks are changed. No zone changes its clocks twice within three days. */
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
 * Returns the minutes of a day whose local time is within a window. In spring one hour of them is missing, in
 * autumn one occurs twice; both follow from the real time that passes.
 */
export interface DayMinutes {
  readonly count: number
  /** The moment of a minute by its number, from 0. */
  at(index: number): number
}

export interface DayWindow {
  /** The day, as the UTC midnight that bears its date. */
  readonly day: number
  /** Minutes after midnight by the wall clock, from and, without it, to. */
  readonly from: number
  readonly to: number
}

/** The minutes of the window on that day, those before `earliest` left out. */
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

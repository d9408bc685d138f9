export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Months from the first through the last, counted from 1. */
export interface MonthSpan {
  readonly from: number
  readonly through: number
}

const monthOf = (word: string): number => {
  const start = word.trim().slice(0, 3).toLowerCase()
  return start.length < 3 ? 0 : monthNames.findIndex((name) => name.toLowerCase().startsWith(start)) + 1
}

/** Returns the months that a label such as “March–May” names; null for any other text. */
export const readMonths = (label: string | undefined): MonthSpan | null => {
  const [first = '', last = first] = (label ?? '').split(/–|-|\bto\b/)
  const [from, through] = [monthOf(first), monthOf(last)]
  return from > 0 && through > 0 ? { from, through } : null
}

/** Returns all spans of a label, such as “March–May, September–November”, in the order of the year. */
export const readSpans = (label: string | undefined): readonly MonthSpan[] =>
  (label ?? '').split(',').flatMap((part) => readMonths(part) ?? [])

/** Returns the parts of a span within one year: a span over New Year has two. */
export const partsOfYear = ({ from, through }: MonthSpan): readonly MonthSpan[] =>
  from <= through
    ? [{ from, through }]
    : [
        { from: 1, through },
        { from, through: 12 },
      ]

/** Returns the month with most tasks, counted from 1; 0 if none has more than one. */
export const busiestMonth = (spans: readonly MonthSpan[]): number => {
  const counts = monthNames.map(
    (_name, at) =>
      spans.flatMap(partsOfYear).filter(({ from, through }) => from <= at + 1 && at + 1 <= through).length,
  )
  const most = Math.max(...counts)
  return most > 1 ? counts.indexOf(most) + 1 : 0
}

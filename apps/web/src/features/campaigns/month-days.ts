/** 42 days, the weeks of a month from Monday on: '2026-12' → '2026-11-30' … */
export const monthDays = (month: string): string[] => {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const before = (new Date(first).getUTCDay() + 6) % 7
  return Array.from({ length: 42 }, (_, at) =>
    new Date(first + (at - before) * 24 * 3_600_000).toISOString().slice(0, 10),
  )
}

/** '2026-12' and 1 → '2027-01'. */
export const monthAfter = (month: string, months: number): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

/** 'December 2026' in the reader's language. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )

/** 'Tuesday, December 1, 2026' in the reader's language. */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

/** Step in ms of the search for a new day; time zones differ by multiples of 15 minutes. */
const quarter = 15 * 60_000

const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** Checks that a name is in the tz database. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    dayIn(timeZone, new Date(0))
    return true
  } catch {
    return false
  }
}

/** Returns the first moment of the next day in a time zone. */
export const nextDay = (now: Date, timeZone: string): Date => {
  const today = dayIn(timeZone, now)
  let at = new Date(Math.floor(now.getTime() / quarter) * quarter + quarter)
  while (dayIn(timeZone, at) === today) at = new Date(at.getTime() + quarter)
  return at
}

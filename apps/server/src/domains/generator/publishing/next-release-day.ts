/** Days are looked for at this pace, in milliseconds; time zones differ by quarters of an hour. */
const quarter = 15 * 60_000

const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** True for a name that the tz database knows. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    dayIn(timeZone, new Date(0))
    return true
  } catch {
    return false
  }
}

/** The first moment of the day after `now` in a time zone. */
export const nextDay = (now: Date, timeZone: string): Date => {
  const today = dayIn(timeZone, now)
  let at = new Date(Math.floor(now.getTime() / quarter) * quarter + quarter)
  while (dayIn(timeZone, at) === today) at = new Date(at.getTime() + quarter)
  return at
}

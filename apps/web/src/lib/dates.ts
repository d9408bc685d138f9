const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** 'Nov 20, 2026' in the reader's own language and time zone. */
export const formatDate = (timestamp: string): string => day.format(new Date(timestamp))

const shortMoment = (year: 'numeric' | undefined) =>
  new Intl.DateTimeFormat(undefined, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(year && { year }),
  })
const [ofThisYear, ofAnother] = [shortMoment(undefined), shortMoment('numeric')]

/** 'Nov 20, 6:05 PM', with the year where it is another than that of `now`. */
export const formatShortMoment = (timestamp: string, now = new Date()): string => {
  const date = new Date(timestamp)
  return (date.getFullYear() === now.getFullYear() ? ofThisYear : ofAnother).format(date)
}

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' })

/** 'November 20, 2026' of the ISO date '2026-11-20', in the reader's own language. */
export const formatDay = (day: string): string => dayFormat.format(new Date(day))

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** '6:05 PM' in the reader's own language and time zone. */
export const formatTime = (timestamp: string): string => time.format(new Date(timestamp))

/** 'Nov 20, 2026, 6:05 PM' in the reader's own language and time zone. */
export const formatMoment = (timestamp: string): string => moment.format(new Date(timestamp))

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 20, 2026, 6:05 PM' in the reader's own language and time zone. */
export const formatMoment = (timestamp: string): string => moment.format(new Date(timestamp))

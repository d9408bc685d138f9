const minute = 60_000

/** Minutes that a wall clock is ahead of UTC at a moment, in milliseconds since 1970. */
export type ZoneOffset = (moment: number) => number

/** The wall clock of an IANA time zone; throws RangeError for a name that is none. */
export const zoneOffset = (timeZone: string): ZoneOffset => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (moment) => {
    const part: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(moment)) part[type] = Number(value)
    const wall = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute)
    return Math.round((wall - Math.floor(moment / minute) * minute) / minute)
  }
}

/** Whether this is a time zone that plans can be made in. */
export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Times of a day, in minutes from midnight. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
}

const form = /^\s*(\d{1,2})(?::(\d{2}))?\s*(am|pm)?\s*(?:–|-|to)\s*(\d{1,2})(?::(\d{2}))?\s*(am|pm)?\s*$/i

const minutes = (hour: string, minute = '0', half?: string): number => {
  const hours = Number(hour)
  const whole = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  return whole * 60 + Number(minute)
}

/** Returns the times that a label such as “6:00–7:30 pm” names; null for any other text. */
export const readTimes = (label: string | undefined): TimeSpan | null => {
  const found = form.exec(label ?? '')
  if (!found) return null
  const [, hour = '', minute, half, endHour = '', endMinute, endHalf] = found
  const to = minutes(endHour, endMinute, endHalf)
  const same = minutes(hour, minute, half ?? endHalf)
  const from = half === undefined && endHalf !== undefined && same >= to ? minutes(hour, minute, 'am') : same
  return from < to && to <= 24 * 60 ? { from, to } : null
}

/** Returns an hour as people say it: 4 pm. */
export const hourName = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'am' : 'pm'}`

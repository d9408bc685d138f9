/** Minutes since midnight, from 0 to 1439. */
export type TimeOfDay = number

export const dayMinutes = 24 * 60

const two = (value: number): string => String(value).padStart(2, '0')

/** 785 → '01:05 pm' */
export const timeText = (time: TimeOfDay): string => {
  const hour = Math.floor(time / 60)
  return `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(time % 60)} ${hour < 12 ? 'am' : 'pm'}`
}

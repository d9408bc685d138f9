/** Formats a length in seconds as players do: '0:07', '12:30', '1:02:03'. */
export const lengthText = (seconds: number): string => {
  const whole = Math.max(1, Math.round(seconds))
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  const hours = Math.floor(whole / 3_600)
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0(?=\d:)/, '')
}

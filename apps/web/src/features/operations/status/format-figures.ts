import { counted } from '../../../lib/text/counted.ts'

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** '1.5 GB', in steps of a thousand, as disks are sold. */
export const sizeText = (bytes: number): string => {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1_000 ** step
  return `${value.toLocaleString('en', { maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 })} ${units[step]}`
}

/** 'None', '12 seconds', '3 minutes', '5 hours', '2 days': the largest unit that fits. */
export const spanText = (seconds: number): string => {
  if (seconds < 1) return 'None'
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5_400
        ? [seconds / 60, 'minute']
        : seconds < 129_600
          ? [seconds / 3_600, 'hour']
          : [seconds / 86_400, 'day']
  return counted(Math.round(count), unit)
}

export const countText = (count: number): string => count.toLocaleString('en')

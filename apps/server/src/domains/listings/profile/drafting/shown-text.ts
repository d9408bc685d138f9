import { visibleText } from '../../../model-calls/index.ts'

/** Returns a text on one line, without characters that readers don't see. */
export const shownText = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ').trim()

/** Returns a value with all its texts as `shownText`. */
export const shownValue = (value: unknown): unknown => {
  if (typeof value === 'string') return shownText(value)
  if (Array.isArray(value)) return value.map(shownValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shownValue(each)]))
}

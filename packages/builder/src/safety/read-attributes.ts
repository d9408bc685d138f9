import type { Attributes } from '../tree/record.ts'

/**
 * Returns the value that a browser reads: names are case-insensitive, and the first of several counts; '' for
 * none.
 */
export const attributeValue = (attributes: Attributes, name: string): string => {
  for (const each in attributes) if (each === name || each.toLowerCase() === name) return attributes[each]!
  return ''
}

/** Returns true for a text with placeholders or phrases, which can become any word when filled. */
export const isOpenText = (value: string): boolean => value.includes('{') || value.includes('[[')

const inLowerCase = (name: string): string => name.toLowerCase()

/**
 * Keeps the first of attributes whose names differ only by case, as a browser does. Returns the same object
 * if there are no duplicates.
 */
export const firstOfEach = (attributes: Attributes, written = (name: string): string => name): Attributes => {
  const seen = new Set<string>()
  const kept = Object.entries(attributes).filter(([name]) => {
    const isFirst = !seen.has(inLowerCase(name))
    seen.add(inLowerCase(name))
    return isFirst
  })
  const isSame =
    kept.every(([name]) => written(name) === name) && kept.length === Object.keys(attributes).length
  return isSame ? attributes : Object.fromEntries(kept.map(([name, value]) => [written(name), value]))
}

/** Returns the attributes with names as an HTML parser stores them. */
export const parsedNames = (attributes: Attributes): Attributes => firstOfEach(attributes, inLowerCase)

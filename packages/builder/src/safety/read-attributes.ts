import type { Attributes } from '../tree/record.ts'

/** The value that a browser reads: names in any case are the same, and of several the first counts; '' for none. */
export const attributeValue = (attributes: Attributes, name: string): string => {
  for (const each in attributes) if (each === name || each.toLowerCase() === name) return attributes[each]!
  return ''
}

/** True for a text that is not settled before a page is filled: it may turn into any word. */
export const isOpenText = (value: string): boolean => value.includes('{') || value.includes('[[')

const inLowerCase = (name: string): string => name.toLowerCase()

/** Each attribute once: of names that differ by case alone a browser takes the first. The same object where each is one. */
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

/** The attributes with names as an HTML parser stores them. */
export const parsedNames = (attributes: Attributes): Attributes => firstOfEach(attributes, inLowerCase)

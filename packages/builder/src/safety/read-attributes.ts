import type { Attributes } from '../tree/record.ts'

/** The value that a browser reads: names in any case are the same, and of several the first counts; '' for none. */
export const valueOf = (attributes: Attributes, name: string): string => {
  for (const each in attributes) if (each === name || each.toLowerCase() === name) return attributes[each]!
  return ''
}

/** True for a text that is not settled before a page is filled: it may turn into any word. */
export const isOpenText = (value: string): boolean => value.includes('{') || value.includes('[[')

/** The attributes with names as an HTML parser stores them, each once; the same object where nothing differs. */
export const parsedNames = (attributes: Attributes): Attributes => {
  const parsed: Record<string, string> = {}
  let differs = false
  for (const name in attributes) {
    const lower = name.toLowerCase()
    if (lower !== name) differs = true
    if (Object.hasOwn(parsed, lower)) differs = true
    else parsed[lower] = attributes[name]!
  }
  return differs ? parsed : attributes
}

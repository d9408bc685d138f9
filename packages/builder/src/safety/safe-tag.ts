import type { Attributes } from '../tree/record.ts'
import { attributeValue, isOpenText } from './read-attributes.ts'

export type TagRefusal =
  'script' | 'plugin' | 'frameset' | 'base' | 'meta-refresh' | 'dangerous-url' | 'invalid-name'

const refused: Readonly<Record<string, TagRefusal>> = {
  script: 'script',
  object: 'plugin',
  embed: 'plugin',
  applet: 'plugin',
  param: 'plugin',
  portal: 'plugin',
  frame: 'frameset',
  frameset: 'frameset',
  noframes: 'frameset',
  noembed: 'frameset',
  base: 'base',
}

const animations = new Set(['set', 'animate', 'animatemotion', 'animatetransform', 'handler', 'listener'])
const validTag = /^[a-z][^\s"'<>/=\u0000-\u001f]*$/i

/** Normalizes a word like the most lenient parser. */
const withoutBlanks = (value: string): string => value.replace(/[\u0000-\u0020\u00a0]/g, '')

const scriptsByAnimation = (attributes: Attributes): boolean =>
  Object.entries(attributes).some(
    ([name, value]) =>
      isOpenText(value) ||
      (name.toLowerCase() === 'attributename' && /^(?:xlink:)?href$|^on/i.test(withoutBlanks(value))) ||
      /javascript:/i.test(withoutBlanks(value)),
  )

const loadsScript = (attributes: Attributes): boolean => {
  const [relation, as] = [attributeValue(attributes, 'rel'), attributeValue(attributes, 'as')]
  const rel = relation.toLowerCase().split(/\s+/)
  return (
    isOpenText(relation) ||
    isOpenText(as) ||
    rel.includes('import') ||
    rel.includes('modulepreload') ||
    (rel.includes('preload') && as.trim().toLowerCase() === 'script')
  )
}

/** Returns true for structured data: a script element that no browser runs. */
export const isDataScript = (tag: string, attributes: Attributes): boolean =>
  tag === 'script' &&
  /^\s*application\/ld\+json\s*$/i.test(attributeValue(attributes, 'type')) &&
  !attributeValue(attributes, 'src')

const dependsOnAttributes = new Set(['script', 'meta', 'link', ...animations])

/** Returns true for elements that are allowed or not depending on their attributes. */
export const judgedByAttributes = (tag: string): boolean => dependsOnAttributes.has(tag.toLowerCase())

const verdict = (tag: string, lower: string, attributes: Attributes): TagRefusal | null => {
  if (!validTag.test(tag)) return 'invalid-name'
  if (isDataScript(lower, attributes)) return null
  if (Object.hasOwn(refused, lower)) return refused[lower]!
  if (lower === 'meta') {
    const instruction = attributeValue(attributes, 'http-equiv')
    return isOpenText(instruction) || /^refresh$/i.test(withoutBlanks(instruction)) ? 'meta-refresh' : null
  }
  if (lower === 'link') return loadsScript(attributes) ? 'script' : null
  return animations.has(lower) && scriptsByAnimation(attributes) ? 'dangerous-url' : null
}

const harmless = new Set<string>()

/** Returns why an element is not allowed on a page; null if it is. */
export const tagRefusal = (tag: string, attributes: Attributes): TagRefusal | null => {
  if (harmless.has(tag)) return null
  const lower = tag.toLowerCase()
  const refusal = verdict(tag, lower, attributes)
  if (!refusal && !judgedByAttributes(lower) && harmless.size < 1_000) harmless.add(tag)
  return refusal
}

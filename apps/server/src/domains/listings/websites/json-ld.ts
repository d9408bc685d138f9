import { attributeOf, elementsOf, type Page } from './page-tree.ts'
import { isThing, type Thing } from './schema-business.ts'

/** Objects read from one page. */
const most = 2_000

/** Repairs mistakes that sites make and search engines forgive: comments around the JSON, commas at an end, raw line breaks. */
const repaired = (text: string): string =>
  text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*;?\s*$/, '')
    .replaceAll(/[\u0000-\u001f]/g, ' ')
    .replaceAll(/,(\s*[}\]])/g, '$1')
    .trim()
    .replace(/;$/, '')

const parsed = (text: string): unknown => {
  for (const form of [text, repaired(text)])
    try {
      return JSON.parse(form) as unknown
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  return undefined
}

const isJsonLd = (type: string | undefined): boolean =>
  /^\s*application\/ld\+json\s*(?:;|$)/i.test(type ?? '')

/** Returns all objects in a value, outer ones first. */
const thingsIn = (value: unknown, into: Thing[]) => {
  const waiting: unknown[] = [value]
  for (let next = waiting.pop(); next !== undefined && into.length < most; next = waiting.pop()) {
    if (isThing(next)) into.push(next)
    if (typeof next !== 'object' || next === null) continue
    for (const child of Object.values(next).toReversed())
      if (typeof child === 'object' && child !== null) waiting.push(child)
  }
}

/** Returns an object with its references (`{ "@id": … }`) replaced by what they name on the page. */
const resolved = (thing: Thing, byId: ReadonlyMap<string, Thing>): Thing =>
  Object.fromEntries(
    Object.entries(thing).map(([name, value]) => {
      const known = isThing(value) && typeof value['@id'] === 'string' ? byId.get(value['@id']) : undefined
      return [name, known ?? value]
    }),
  )

/** Returns the objects of a page's JSON-LD scripts, also those in `@graph`, in lists and within others. */
export const jsonLdThings = (page: Page): Thing[] => {
  const things: Thing[] = []
  for (const element of elementsOf(page)) {
    if (element.tagName !== 'script' || !isJsonLd(attributeOf(element, 'type'))) continue
    thingsIn(parsed(element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')), things)
  }
  const byId = new Map<string, Thing>()
  for (const thing of things) {
    const id = thing['@id']
    // a reference has nothing but its id
    if (typeof id === 'string' && Object.keys(thing).length > 1 && !byId.has(id)) byId.set(id, thing)
  }
  return things.map((thing) => resolved(thing, byId))
}

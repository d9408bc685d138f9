import { storedJson, importJson, importJsonValue, pageSettings, withPageSettings } from '@web2/builder'
import { replaced, type FoundReplacement, type TextPart } from './replacements.ts'

/** Names in wire form that hold no visible text. */
const structure: ReadonlySet<string> = new Set([
  'uuid',
  'componentName',
  'tag',
  'page',
  'moduleId',
  'className',
])
const targets: ReadonlySet<string> = new Set(['href', 'link', 'url', 'action'])

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

type Visit = (path: string, text: string) => string

const walk = (value: Json, path: string, visit: Visit): Json => {
  if (typeof value === 'string') return visit(path, value)
  if (Array.isArray(value)) return value.map((each, at) => walk(each, `${path}/${at}`, visit))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      structure.has(key) ? each : walk(each, `${path}/${key}`, visit),
    ]),
  )
}

/** Texts of a page: those of its head, and those of its body by their path in wire form. */
interface DocumentTexts {
  readonly title: TextPart
  readonly description: TextPart
  readonly body: ReadonlyMap<string, TextPart>
}

const head = (part: 'title' | 'metaDescription', value = ''): TextPart => ({ part, value, isHtml: false })

/** Returns the texts and link URLs of a stored document. */
export const documentTexts = (document: string): DocumentTexts => {
  const body = new Map<string, TextPart>()
  walk(JSON.parse(document) as Json, '', (path, value) => {
    const isLink = targets.has(path.slice(path.lastIndexOf('/') + 1))
    if (value.trim() !== '') body.set(path, { part: 'text', value, isHtml: false, isLink })
    return value
  })
  const read = importJson(document)
  const settings = read.ok ? pageSettings(read.document) : {}
  return {
    title: head('title', settings.title),
    description: head('metaDescription', settings.description),
    body,
  }
}

export const partsOf = ({ title, description, body }: DocumentTexts): TextPart[] => [
  title,
  description,
  ...body.values(),
]

/** Returns a stored document in wire form with replacements made in its texts. */
export const documentWith = (
  document: string,
  { title, description, body }: DocumentTexts,
  found: readonly FoundReplacement[],
): unknown => {
  const changed = walk(JSON.parse(document) as Json, '', (path, value) => {
    const part = body.get(path)
    return part ? replaced(part, found) : value
  })
  const settings = {
    ...(found.some(({ of }) => of === title) && { title: replaced(title, found) }),
    ...(found.some(({ of }) => of === description) && { description: replaced(description, found) }),
  }
  if (Object.keys(settings).length === 0) return changed
  const read = importJsonValue(changed)
  if (!read.ok) throw new Error(`A stored page cannot be read: ${read.detail}`)
  return JSON.parse(
    storedJson({ ...read.document, page: withPageSettings(read.document.page, settings) }),
  ) as unknown
}

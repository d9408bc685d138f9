import type { BuilderDocument, HeadElement } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { namesAsText, textAsNames, unknownNames } from './placeholders.ts'
import { withTexts } from './record-texts.ts'

type Change = (text: string) => string

/** Elements whose text is literal and contains no placeholders. */
const rawTags = new Set(['style', 'script', '!--'])

const changedHead = (element: HeadElement, change: Change): HeadElement => {
  const { tag, text, attributes } = element
  const content = tag === 'meta' ? attributes.content : undefined
  const nextContent = content === undefined ? undefined : change(content)
  const nextText = text === undefined || rawTags.has(tag) ? text : change(text)
  if (nextText === text && nextContent === content) return element
  return {
    ...element,
    ...(nextText !== undefined && { text: nextText }),
    ...(nextContent !== undefined && { attributes: { ...attributes, content: nextContent } }),
  }
}

const isRaw = ({ componentName, addition }: NodeRecord): boolean =>
  componentName === 'Comment' || rawTags.has(addition.tag ?? '')

/** Returns the document with changed texts, including the head; unchanged parts keep their identity. */
const withDocumentTexts = (document: BuilderDocument, change: Change): BuilderDocument => {
  const nodes = new Map(document.nodes)
  for (const [uuid, record] of document.nodes) if (!isRaw(record)) nodes.set(uuid, withTexts(record, change))
  const head = document.page.head.map((element) => changedHead(element, change))
  return { ...document, nodes, page: { ...document.page, head } }
}

const namesOf = (document: BuilderDocument, literal: boolean): readonly string[] => {
  const names = new Set<string>()
  withDocumentTexts(document, (text) => {
    for (const name of unknownNames(text, literal)) names.add(name)
    return text
  })
  return [...names]
}

/** Returns the placeholders of a page that are not built in, such as those of lists, in order. */
export const listPlaceholders = (document: BuilderDocument): readonly string[] => namesOf(document, false)

/** Returns such placeholders that a backslash makes literal. */
export const literalPlaceholders = (document: BuilderDocument): readonly string[] => namesOf(document, true)

/** Returns the page with all placeholders that are not built in as literal text. */
export const placeholdersAsText = (document: BuilderDocument): BuilderDocument =>
  withDocumentTexts(document, (text) => namesAsText(text, () => true))

/** Returns the page with these names as placeholders where they were literal text. */
export const textAsPlaceholders = (document: BuilderDocument, names: readonly string[]): BuilderDocument => {
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  return withDocumentTexts(document, (text) => textAsNames(text, (name) => wanted.has(name.toLowerCase())))
}

import type { BuilderDocument, HeadElement } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { namesAsText, textAsNames, unknownNames } from './placeholders.ts'
import { withTexts } from './record-texts.ts'

type Change = (text: string) => string

/** Texts that stand as they are, and hold no placeholders. */
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

/** The document with other texts, those of its head too; what does not change is the same object. */
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

/** The placeholders of a page that it does not know by itself, such as those of lists, in their order. */
export const listPlaceholders = (document: BuilderDocument): readonly string[] => namesOf(document, false)

/** Returns the names of placeholders that a backslash turns into plain text. */
export const literalPlaceholders = (document: BuilderDocument): readonly string[] => namesOf(document, true)

/** The page with all of its placeholders that it does not know by itself as text. */
export const placeholdersAsText = (document: BuilderDocument): BuilderDocument =>
  withDocumentTexts(document, (text) => namesAsText(text, () => true))

/** The page with these names as placeholders where they were text. */
export const textAsPlaceholders = (document: BuilderDocument, names: readonly string[]): BuilderDocument => {
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  return withDocumentTexts(document, (text) => textAsNames(text, (name) => wanted.has(name.toLowerCase())))
}

import { importJson, withPageSettings, type BuilderDocument } from '@web2/builder'
import { documentText, headTexts, storedContent, type StoredContent } from './page-content.ts'

/** The texts of a page that the API has fields for. */
export interface PageTexts {
  readonly title?: string
  readonly description?: string
}

/** What a page stores, with its texts as the record has them. */
export type StoredPage = StoredContent & Required<PageTexts>

const fields = ['title', 'description'] as const

/**
 * What a page stores. Its title and description have one truth, the head of its document: texts that are given are
 * written there, and the fields of the record are read from there.
 */
export const storedPage = (document: BuilderDocument, texts: PageTexts = {}, field?: string): StoredPage => {
  const before = headTexts(document)
  const news = fields.filter((name) => texts[name] !== undefined && texts[name] !== before[name])
  const changed = Object.fromEntries(news.map((name) => [name, texts[name]]))
  const whole = news.length > 0 ? { ...document, page: withPageSettings(document.page, changed) } : document
  return { ...headTexts(whole), ...storedContent(whole, field) }
}

/** A page that was read, on its way into the database. */
export interface ReadPage {
  /** Title and description of its own head. */
  readonly head: Required<PageTexts>
  /** Its document as it is stored. Throws 400 for one that is too large. */
  readonly text: () => string
  /** What is stored of it, with these texts in its head. Throws 400 for a page that is too large. */
  readonly stored: (texts?: PageTexts) => StoredPage
}

/** The page of a document; `field` names it in a refusal. */
export const readPage = (document: BuilderDocument, field?: string): ReadPage => ({
  head: headTexts(document),
  text: () => documentText(document, field),
  stored: (texts) => storedPage(document, texts, field),
})

/** The document of a text that was stored. */
export const readStored = (text: string): BuilderDocument => {
  const read = importJson(text)
  if (!read.ok) throw new Error(`A stored page cannot be read: ${read.detail}`)
  return read.document
}

/** The page of a document that is stored, read when it is asked for more than its text. */
export const pageOfText = (text: string, field?: string): ReadPage => {
  let page: ReadPage | undefined
  const read = () => (page ??= readPage(readStored(text), field))
  return {
    get head() {
      return read().head
    },
    text: () => text,
    stored: (texts) => read().stored(texts),
  }
}

/** The page of what is stored already, whose own head is `head`; with other texts its document is read again. */
export const storedBefore = (head: Required<PageTexts>, stored: StoredPage, field?: string): ReadPage => ({
  head,
  text: () => stored.document,
  stored: (texts) => {
    const wanted = { ...head, ...texts }
    const isSame = fields.every((name) => wanted[name] === stored[name])
    return isSame ? stored : storedPage(readStored(stored.document), wanted, field)
  },
})

/** The texts that a request gives. */
export const givenTexts = ({ title, description }: PageTexts): PageTexts => ({
  ...(title !== undefined && { title: title.trim() }),
  ...(description !== undefined && { description: description.trim() }),
})

/**
 * The texts that go into a page's head: those that are given, and those of the record `before` where its own head has
 * none. A document brings its own texts, or none, so that there is no `before`; html without a head keeps them.
 */
export const textsOver = (
  head: Required<PageTexts>,
  before: Required<PageTexts> | undefined,
  given: PageTexts,
): PageTexts => ({
  ...(before && !head.title && before.title && { title: before.title }),
  ...(before && !head.description && before.description && { description: before.description }),
  ...given,
})

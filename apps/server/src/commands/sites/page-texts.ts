import { importJson, withPageSettings, type BuilderDocument } from '@web2/builder'
import { headTexts, storedContent, type SentContent, type StoredContent } from './page-content.ts'

/** The texts of a page that the API has fields for. */
export interface PageTexts {
  readonly title?: string
  readonly description?: string
}

const fields = ['title', 'description'] as const

/**
 * What a page stores. Its title and description have one truth, the head of its document: texts that are given are
 * written there, and the fields of the record are read from there.
 */
export const storedPage = (
  document: BuilderDocument,
  texts: PageTexts = {},
  field?: string,
): StoredContent & Required<PageTexts> => {
  const before = headTexts(document)
  const news = fields.filter((name) => texts[name] !== undefined && texts[name] !== before[name])
  const changed = Object.fromEntries(news.map((name) => [name, texts[name]]))
  const whole = news.length > 0 ? { ...document, page: withPageSettings(document.page, changed) } : document
  return { ...headTexts(whole), ...storedContent(whole, field) }
}

/** A page as it was stored before. */
export interface StoredPage extends Required<PageTexts> {
  readonly document: string
}

const readStored = (text: string): BuilderDocument => {
  const read = importJson(text)
  if (!read.ok) throw new Error(`A stored page cannot be read: ${read.detail}`)
  return read.document
}

/** A document with the texts of the record where its head has none. */
const withTextsOf = (document: BuilderDocument, { title, description }: Required<PageTexts>): PageTexts => {
  const own = headTexts(document)
  return { ...(!own.title && title && { title }), ...(!own.description && description && { description }) }
}

/**
 * What a stored page becomes by what a client sent; undefined when that leaves its content alone. `sent` is the
 * document that was read from it. A document brings its own texts, or none; html without a head keeps the present ones.
 */
export const changedPage = (
  before: StoredPage,
  change: SentContent & PageTexts,
  sent: BuilderDocument | undefined,
  field?: string,
): ReturnType<typeof storedPage> | undefined => {
  if (!sent && change.title === undefined && change.description === undefined) return undefined
  const document = sent ?? readStored(before.document)
  const isWhole = change.document !== undefined && change.document !== null
  const kept = isWhole ? {} : withTextsOf(document, before)
  const given = {
    ...(change.title !== undefined && { title: change.title.trim() }),
    ...(change.description !== undefined && { description: change.description.trim() }),
  }
  return storedPage(document, { ...kept, ...given }, field)
}

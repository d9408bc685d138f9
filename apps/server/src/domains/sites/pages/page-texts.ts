import { importJson, withPageSettings, type BuilderDocument, type Theme } from '@web2/builder'
import { withoutTheme } from '../theme/site-theme.ts'
import { documentText, headTexts, storedContent, type StoredContent } from './page-content.ts'

/** Texts of a page that have API fields. */
export interface PageTexts {
  readonly title?: string
  readonly description?: string
}

/** Stored content of a page with the texts of its record. */
export type StoredPage = StoredContent & Required<PageTexts>

const fields = ['title', 'description'] as const

/**
 * Returns a page in stored form. The head of the document is the source of title and description: given texts
 * are written there, and the record's fields are read from there.
 */
export const storedPage = (document: BuilderDocument, texts: PageTexts = {}, field?: string): StoredPage => {
  const before = headTexts(document)
  const news = fields.filter((name) => texts[name] !== undefined && texts[name] !== before[name])
  const changed = Object.fromEntries(news.map((name) => [name, texts[name]]))
  const whole = news.length > 0 ? { ...document, page: withPageSettings(document.page, changed) } : document
  return { ...headTexts(whole), ...storedContent(whole, field) }
}

/** Parsed page before it is stored. */
export interface ReadPage {
  /** Title and description from its head. */
  readonly head: Required<PageTexts>
  /** Returns its document in stored form. Throws 400 if it is too large. */
  readonly text: () => string
  /** Returns its stored form with these texts in its head. Throws 400 if it is too large. */
  readonly stored: (texts?: PageTexts) => StoredPage
  /** Theme that its document had, which is not part of its content: pages of a site share the site's. */
  readonly theme?: Theme
}

/** Wraps a document; `field` names it in errors. */
export const readPage = (document: BuilderDocument, field?: string): ReadPage => ({
  head: headTexts(document),
  text: () => documentText(document, field),
  stored: (texts) => storedPage(document, texts, field),
})

/** Parses a stored document. */
export const readStored = (text: string): BuilderDocument => {
  const read = importJson(text)
  if (!read.ok) throw new Error(`A stored page cannot be read: ${read.detail}`)
  return read.document
}

/** Wraps a stored document, parsed only if more than its text is needed. */
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

/** Wraps a document as a page of a site, without its theme. */
export const readSitePage = (whole: BuilderDocument, field?: string): ReadPage => {
  const { document, theme } = withoutTheme(whole)
  return { ...readPage(document, field), ...(theme && { theme }) }
}

/** Wraps a stored document that may have a theme, as a page of a site. */
export const sitePageOfText = (text: string, field?: string): ReadPage =>
  text.includes('"theme":') ? readSitePage(readStored(text), field) : pageOfText(text, field)

/** Page that was parsed and stored before. */
interface StoredBefore {
  readonly head: Required<PageTexts>
  readonly stored: StoredPage
  readonly theme?: Theme
}

/** Wraps a stored page; with other texts than those of its head its document is parsed again. */
export const storedBefore = ({ head, stored, theme }: StoredBefore, field?: string): ReadPage => ({
  head,
  ...(theme && { theme }),
  text: () => stored.document,
  stored: (texts) => {
    const wanted = { ...head, ...texts }
    const isSame = fields.every((name) => wanted[name] === stored[name])
    return isSame ? stored : storedPage(readStored(stored.document), wanted, field)
  },
})

/** Returns the trimmed texts of a request. */
export const givenTexts = ({ title, description }: PageTexts): PageTexts => ({
  ...(title !== undefined && { title: title.trim() }),
  ...(description !== undefined && { description: description.trim() }),
})

/**
 * Returns the texts for a page's head: the given ones, else those of the record `before` if the head has
 * none. A document brings its own texts, so it has no `before`; HTML without a head keeps the record's.
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

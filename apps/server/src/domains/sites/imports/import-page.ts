import { exportHtml, importHtml, pageSettings, placeholdersAsText, type BuilderDocument } from '@web2/builder'
import { isPublicError } from '../../../platform/errors.ts'
import type { StoredPage } from '../pages/page-texts.ts'
import { readContent } from '../pages/read-content.ts'
import { pathOf, rebasedCss, resolveLink, type ImportedPlaces } from './rewrite-links.ts'

type HeadElement = BuilderDocument['page']['head'][number]

export interface ImportedPage {
  readonly ok: true
  readonly name: string
  /** As a site stores it. */
  readonly stored: StoredPage
  readonly links: number
  /** Sentences on what did not come along. */
  readonly notes: readonly string[]
}

const isSheet = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'link' && /\bstylesheet\b/i.test(attributes.rel ?? '') && attributes.href !== undefined

/** Style sheets of the zip file become part of the page that names them; those of other hosts stay links. */
const withSheets = (
  document: BuilderDocument,
  path: string,
  places: ImportedPlaces,
  sheet: (path: string) => string | undefined,
): BuilderDocument => {
  const head = document.page.head.map((element): HeadElement => {
    const found = isSheet(element) ? pathOf(element.attributes.href ?? '', path, places.top) : undefined
    const css = found && sheet(found.path)
    if (found === undefined || css === undefined) return element
    const media = element.attributes.media
    const attributes: Record<string, string> = media === undefined ? {} : { media }
    return { tag: 'style', attributes, text: rebasedCss(css, found.path, places) }
  })
  return { ...document, page: { ...document.page, head } }
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** The html for the new site, as a site stores it. Throws 400 for a page that is too large, or nested too deeply. */
const stored = (html: string): StoredPage => {
  const page = readContent({ html }, 'page')
  if (!page) throw new Error('Html was given')
  return page.stored()
}

/** What a page becomes that is read in a thread: everything is copied on its way there and back. */
export interface PageToImport {
  readonly html: string
  readonly path: string
  readonly places: ImportedPlaces
  /** All style sheets by path, as UTF-8; in memory that threads share. */
  readonly sheets: ReadonlyMap<string, Uint8Array>
}

/**
 * A page of the old site for the new one: style sheets inside, links between pages and pictures kept. What could run is
 * left out by the builder's import. A page that no site can store comes with a sentence.
 */
export const importPage = (
  page: PageToImport,
): ImportedPage | { readonly ok: false; readonly message: string } => {
  try {
    return read(page)
  } catch (error) {
    if (!isPublicError(error)) throw error
    const { errors } = error as { errors?: Record<string, string> }
    return { ok: false, message: errors?.page ?? error.message }
  }
}

const read = ({ html, path, places, sheets }: PageToImport): ImportedPage => {
  const { document: imported, report } = importHtml(html)
  // a page that visitors have seen has no placeholders
  const document = placeholdersAsText(imported)
  const sheet = (name: string): string | undefined => {
    const bytes = sheets.get(name)
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
  }
  const whole = withSheets(document, path, places, sheet)
  let links = 0
  const next = exportHtml(whole, {
    keepPlaceholders: true,
    rewriteUrl: (url) => {
      const { url: found, kind } = resolveLink(url, path, places)
      if (kind === 'page') links++
      return found
    },
  })
  const { title } = pageSettings(document)
  const dropped = report.dropped.length
  return {
    ok: true,
    name: (title ?? '').trim().slice(0, 120),
    stored: stored(next),
    links,
    notes: dropped === 0 ? [] : [`${counted(dropped, 'script')} or other active parts were left out.`],
  }
}

import {
  exportHtml,
  importHtml,
  pageSettings,
  placeholdersAsText,
  type BuilderDocument,
  type Theme,
} from '@web2/builder'
import { isPublicError } from '../../../platform/errors.ts'
import type { StoredPage } from '../pages/page-texts.ts'
import { readContent } from '../pages/read-content.ts'
import { pathOf, rebasedCss, resolveLink, type ImportedPlaces } from './rewrite-links.ts'

type HeadElement = BuilderDocument['page']['head'][number]

export interface ImportedPage {
  readonly ok: true
  readonly name: string
  /** In stored form. */
  readonly stored: StoredPage
  /** Theme of the page, which the site adopts. */
  readonly theme?: Theme
  readonly links: number
  /** Messages about content that was not imported. */
  readonly notes: readonly string[]
}

const isSheet = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'link' && /\bstylesheet\b/i.test(attributes.rel ?? '') && attributes.href !== undefined

/**
 * Embeds style sheets of the zip file into the page that references them; those of other hosts remain links.
 */
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

/**
 * Returns the HTML in stored form, and its theme. Throws 400 for a page that is too large or nested too deeply.
 */
const stored = (html: string): Pick<ImportedPage, 'stored' | 'theme'> => {
  const page = readContent({ html }, 'page')
  if (!page) throw new Error('Html was given')
  return { stored: page.stored(), ...(page.theme && { theme: page.theme }) }
}

/** Input for importing a page in a thread; it is copied to the thread and back. */
export interface PageToImport {
  readonly html: string
  readonly path: string
  readonly places: ImportedPlaces
  /** All style sheets by path as UTF-8, in memory shared by threads. */
  readonly sheets: ReadonlyMap<string, Uint8Array>
}

/**
 * Converts a page of the old site: embeds style sheets, keeps links between pages and images, and drops
 * anything executable. A page that cannot be stored returns a message.
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
  // an already published page contains no placeholders
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
    ...stored(next),
    links,
    notes: dropped === 0 ? [] : [`${counted(dropped, 'script')} or other active elements were left out.`],
  }
}

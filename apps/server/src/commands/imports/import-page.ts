import { exportHtml, importHtml, pageSettings, placeholdersAsText, type BuilderDocument } from '@web2/builder'
import { pathOf, rebasedCss, resolveLink, type ImportedPlaces } from './links.ts'

type HeadElement = BuilderDocument['page']['head'][number]

export interface ImportedPage {
  readonly name: string
  readonly html: string
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

/**
 * A page of the old site as html for the new one: style sheets inside, links between pages and pictures kept. What
 * could run is left out by the builder's import.
 */
export const importPage = (
  html: string,
  path: string,
  places: ImportedPlaces,
  sheet: (path: string) => string | undefined,
): ImportedPage => {
  const { document: read, report } = importHtml(html)
  // a page that visitors have seen has no placeholders
  const document = placeholdersAsText(read)
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
    name: (title ?? '').trim().slice(0, 120),
    html: next,
    links,
    notes: dropped === 0 ? [] : [`${counted(dropped, 'script')} or other active parts were left out.`],
  }
}

import type { PageAbove, PageOutline, RenderTarget } from './site-input.ts'

/** Returns the nested folders of these pages; the home page's is the site's own. */
const folderOf = (pages: readonly PageAbove[]): string =>
  pages.map(({ slug, isDefault }) => (isDefault ? '' : `${slug}/`)).join('')

export const notFoundPath = '404.html'

/** Returns true for the page that a site shows at addresses without a page: '404' at the top level, unless generated. */
export const isNotFoundPage = ({ slug, isDefault, above = [], isGenerated = false }: PageOutline): boolean =>
  slug === '404' && !isDefault && above.length === 0 && !isGenerated

/** Returns the path of a page's file inside the site: 'services/lawn-care/index.html'. */
export const pagePath = (page: PageOutline): string => {
  if (isNotFoundPage(page)) return notFoundPath
  const { slug, isDefault, above = [] } = page
  return isDefault ? 'index.html' : `${folderOf(above)}${slug}/index.html`
}

/** Returns the relative path from a page to the site's folder: '', '../', '../../' … */
export const wayUp = (page: PageOutline): string => '../'.repeat(pagePath(page).split('/').length - 1)

/**
 * Returns the link to a page as used in documents and navigation; it stays the same when the page is moved.
 */
export const pageHref = ({ slug, isDefault }: Pick<PageOutline, 'slug' | 'isDefault'>): string =>
  isDefault ? '/' : `/${slug}`

/**
 * Returns a page's URL relative to the site's folder, in the form the target needs: '' or 'about/' with
 * directory index.
 */
export const pageAddress = (
  page: PageOutline,
  { directoryIndex }: Pick<RenderTarget, 'directoryIndex'>,
): string => {
  const path = pagePath(page)
  return directoryIndex && path.endsWith('index.html') ? path.slice(0, -'index.html'.length) : path
}

/** Returns the path by which leads and calls name a page, whatever the target: 'contact/', '' for the home page. */
export const pathInSite = (page: PageOutline): string => pageAddress(page, { directoryIndex: true })

const rootRelative = /^\/(?![/\\])([^?#]*)([?#].*)?$/s

const firstFolderHasColon = /^[^/]*:/

const mediaAddress = /^(?:https?:\/\/[^/?#\s]+)?(\/media\/[^?#]+)/i

/** Returns the root-relative URL of a media library image, named by it or by an absolute URL of any host. */
export const mediaUrlOf = (url: string): string | undefined => mediaAddress.exec(url)?.[1]

/**
 * Returns a function that finds the path of an asset by its URL. Media library images are also found by
 * absolute URLs of any host, because the account and hash in their paths identify them.
 */
export const assetFinder =
  (assets: ReadonlyMap<string, string>): ((url: string) => string | undefined) =>
  (url) => {
    const path =
      mediaAddress.exec(url)?.[1] ?? (rootRelative.test(url) ? url.replace(/[?#].*$/s, '') : undefined)
    return path === undefined ? undefined : assets.get(path)
  }

/** Returns the URL of the page with this slug or path; '' is the home page. */
export type FindAddress = (named: string) => string | undefined

/** Finds URLs of pages. Computes them on demand, because those of a large site would fill the memory. */
export const addressFinder = (
  pages: readonly PageOutline[],
  target: Pick<RenderTarget, 'directoryIndex'>,
  hasOthers = false,
): FindAddress => {
  const named = new Map<string, PageOutline>()
  for (const page of pages) {
    named.set(page.slug, page)
    if (page.above?.length) named.set(pagePath(page).slice(0, -'/index.html'.length), page)
  }
  const home = pages.find((page) => page.isDefault)
  return (name) => {
    const page = name === '' ? home : named.get(name)
    if (page) return pageAddress(page, target)
    if (name === '') return ''
    return hasOthers && !/\.\w+$/.test(name)
      ? `${name}/${target.directoryIndex ? '' : 'index.html'}`
      : undefined
  }
}

/**
 * Converts root-relative URLs ('/about#team') into ones that work wherever the site is hosted. `prefix` leads
 * from the page to the site's folder: `wayUp` or an absolute URL. Media library images that are not among the
 * assets keep their URL.
 */
export const siteLinks = (
  addressOf: FindAddress,
  prefix: string,
  assets: ReadonlyMap<string, string>,
): ((url: string) => string) => {
  const assetOf = assetFinder(assets)
  return (url) => {
    const asset = assetOf(url)
    if (asset !== undefined) return prefix + asset
    const [, path, rest = ''] = rootRelative.exec(url) ?? []
    if (path === undefined || path.startsWith('media/')) return url
    const slug = path.replace(/\/?(?:index\.html)?$/, '')
    const address = prefix + (addressOf(slug) ?? path)
    // an empty URL would mean the page itself, and a colon in the first folder would read as a scheme
    return (
      (address === '' || (prefix === '' && firstFolderHasColon.test(address)) ? './' : '') + address + rest
    )
  }
}

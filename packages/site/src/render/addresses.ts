import type { PageAbove, PageOutline, RenderTarget } from './site-input.ts'

/** The folders of these pages within each other; the default page's is the site's own. */
const folderOf = (pages: readonly PageAbove[]): string =>
  pages.map(({ slug, isDefault }) => (isDefault ? '' : `${slug}/`)).join('')

/** Path of a page's file inside the site: 'services/lawn-care/index.html'. */
export const pagePath = ({ slug, isDefault, above = [] }: PageOutline): string =>
  isDefault ? 'index.html' : `${folderOf(above)}${slug}/index.html`

/** Returns the relative path from a page to the site's folder: '', '../', '../../' … */
export const wayUp = (page: PageOutline): string => '../'.repeat(pagePath(page).split('/').length - 1)

/**
 * Returns the href of a page in documents and in the navigation; it stays when the page is moved below
 * another.
 */
export const pageHref = ({ slug, isDefault }: Pick<PageOutline, 'slug' | 'isDefault'>): string =>
  isDefault ? '/' : `/${slug}`

/** A page's address below the site's folder, as the target wants it written: '' or 'about/' with directory index. */
export const pageAddress = (
  page: PageOutline,
  { directoryIndex }: Pick<RenderTarget, 'directoryIndex'>,
): string => {
  const path = pagePath(page)
  return directoryIndex ? path.slice(0, -'index.html'.length) : path
}

const rootRelative = /^\/(?![/\\])([^?#]*)([?#].*)?$/s

const firstFolderHasColon = /^[^/]*:/

const mediaAddress = /^(?:https?:\/\/[^/?#\s]+)?(\/media\/[^?#]+)/i

/**
 * Answers the path of the asset that an address names. Pictures of media libraries are found by absolute addresses
 * too, whatever the host: account and hash in their paths tell for certain which they are.
 */
export const assetFinder =
  (assets: ReadonlyMap<string, string>): ((url: string) => string | undefined) =>
  (url) => {
    const path =
      mediaAddress.exec(url)?.[1] ?? (rootRelative.test(url) ? url.replace(/[?#].*$/s, '') : undefined)
    return path === undefined ? undefined : assets.get(path)
  }

/** Answers the address of the page that a slug or a path names; '' is the default page. */
export type FindAddress = (named: string) => string | undefined

/** Finds addresses of pages. They are made when they are asked for: a large site would fill the memory with them. */
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
 * Turns addresses that begin at the site's root ('/about#team') into ones that work wherever the site lies.
 * `prefix` leads from the page to the site's folder: `wayUp` or an absolute address. Pictures of the media manager
 * that are not among the assets keep their address.
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
    // an empty address would mean the page itself, and a colon in its first folder would make that a scheme
    return (
      (address === '' || (prefix === '' && firstFolderHasColon.test(address)) ? './' : '') + address + rest
    )
  }
}

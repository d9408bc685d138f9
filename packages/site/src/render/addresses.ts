import type { RenderAsset, RenderPage, RenderTarget } from './site-input.ts'

/** Path of a page's file inside the site. */
export const pagePath = (page: Pick<RenderPage, 'slug' | 'isDefault'>): string =>
  page.isDefault ? 'index.html' : `${page.slug}/index.html`

/** A page's address below the site's folder, as the target wants it written: '' or 'about/' with directory index. */
export const pageAddress = (
  page: Pick<RenderPage, 'slug' | 'isDefault'>,
  { directoryIndex }: Pick<RenderTarget, 'directoryIndex'>,
): string => {
  const path = pagePath(page)
  return directoryIndex ? path.slice(0, -'index.html'.length) : path
}

const rootRelative = /^\/(?![/\\])([^?#]*)([?#].*)?$/s

/** Paths of assets by the address that documents have for them. */
export const assetPaths = (assets: readonly RenderAsset[] = []): ReadonlyMap<string, string> =>
  new Map(assets.flatMap(({ standsFor, path }) => (standsFor === undefined ? [] : [[standsFor, path]])))

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

/**
 * Turns addresses that begin at the site's root ('/about#team') into ones that work wherever the site lies.
 * `prefix` leads from the page to the site's folder: '', '../' or an absolute address. Pictures of the media manager
 * that are not among the assets keep their address.
 */
export const siteLinks = (
  pages: readonly Pick<RenderPage, 'slug' | 'isDefault'>[],
  target: Pick<RenderTarget, 'directoryIndex'>,
  prefix: string,
  assets: ReadonlyMap<string, string> = new Map(),
): ((url: string) => string) => {
  const addresses = new Map(pages.map((page) => [page.slug, pageAddress(page, target)]))
  const home = pages.find((page) => page.isDefault)
  addresses.set('', home ? pageAddress(home, target) : '')
  const assetOf = assetFinder(assets)
  return (url) => {
    const asset = assetOf(url)
    if (asset !== undefined) return prefix + asset
    const [, path, rest = ''] = rootRelative.exec(url) ?? []
    if (path === undefined || path.startsWith('media/')) return url
    const slug = path.replace(/\/?(?:index\.html)?$/, '')
    const address = prefix + (addresses.get(slug) ?? path)
    // an empty address would mean the page itself
    return (address || './') + rest
  }
}

import { isOnDark, logoFor, type BindingData, type BuilderDocument } from '@web2/builder'
import { mediaNamedIn, type NamedMedia } from './referenced-media.ts'

type Listing = BindingData['nap']

const showsLight = ({ nodes }: BuilderDocument): boolean => {
  for (const node of nodes.values()) if (node.componentName === 'BusinessLogo' && isOnDark(node)) return true
  return false
}

/**
 * Returns the media library images of a listing's logo: the usual version, which each page may name in its head,
 * and the light one if a document shows it.
 */
export const logoMedia = (nap: Listing, documents: Iterable<BuilderDocument>): readonly NamedMedia[] => {
  if (!nap?.logo && !nap?.logoLight) return []
  const isLight = [...documents].some(showsLight)
  return mediaNamedIn([logoFor(nap, false) ?? '', isLight ? (logoFor(nap, true) ?? '') : ''])
}

const isAbsolute = /^https?:\/\//i

/**
 * Returns the URL of the logo from a page, for its icon; undefined without one. `prefix` leads to the site's folder.
 * An image of the library that no longer exists is none.
 */
export const logoIcon = (
  nap: Listing,
  prefix: string,
  assetOf: (url: string) => string | undefined,
): string | undefined => {
  const logo = nap ? logoFor(nap, false) : undefined
  if (logo === undefined) return undefined
  const asset = assetOf(logo)
  if (asset !== undefined) return prefix + asset
  return isAbsolute.test(logo) ? logo : undefined
}

/** Returns true for images that social networks show; none of them shows SVG. */
export const isForCards = (url: string): boolean => !/\.svg(?:[?#]|$)/i.test(url)

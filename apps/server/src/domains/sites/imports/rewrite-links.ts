/** URL on the new site for one on a page of the old site. */
export interface Resolved {
  readonly url: string
  readonly kind: 'page' | 'picture' | 'other'
}

export interface ImportedPlaces {
  /** Path in the zip file → slug; the default page's is ''. */
  readonly pages: ReadonlyMap<string, string>
  /** Path in the zip file → URL in the media library. */
  readonly pictures: ReadonlyMap<string, string>
  /** Folder that root-relative URLs of the old site start from, '' or with a trailing slash. */
  readonly top: string
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Resolves a URL in a file to a path in the zip file. Returns undefined if it leads elsewhere. */
export const pathOf = (
  url: string,
  from: string,
  top: string,
): { path: string; rest: string } | undefined => {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.trim()) ?? []
  if (address === '' || address.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(address)) return undefined
  const base = address.startsWith('/') ? top : from.slice(0, from.lastIndexOf('/') + 1)
  const parts: string[] = []
  for (const part of `${base}${decoded(address)}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return { path: parts.join('/') + (address.endsWith('/') ? '/' : ''), rest: rest.replace(/^\?[^#]*/, '') }
}

/** Returns other paths of the same page: by its folder, and without its extension. */
const spellings = (path: string): string[] => {
  const bare = path.replace(/\/$/, '')
  const within = bare === '' ? '' : `${bare}/`
  return [bare, `${within}index.html`, `${within}index.htm`, `${bare}.html`, `${bare}.htm`]
}

/** Maps a URL of an old page to the new site; other URLs stay as they are. */
export const resolveLink = (url: string, from: string, places: ImportedPlaces): Resolved => {
  const found = pathOf(url, from, places.top)
  if (!found) return { url, kind: 'other' }
  const picture = places.pictures.get(found.path)
  if (picture !== undefined) return { url: picture, kind: 'picture' }
  for (const path of spellings(found.path)) {
    const slug = places.pages.get(path)
    if (slug !== undefined) return { url: `/${slug}${found.rest}`, kind: 'page' }
  }
  return { url, kind: 'other' }
}

/** Rewrites a style sheet's URLs relative to the root of the zip file, for use on any page. */
export const rebasedCss = (css: string, from: string, places: ImportedPlaces): string =>
  css.replace(
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^'"()\s]+))\s*\)/gi,
    (whole, ...found: (string | undefined)[]) => {
      const url = found[0] ?? found[1] ?? found[2] ?? ''
      const { url: next, kind } = resolveLink(url, from, places)
      return kind === 'picture' ? `url("${next}")` : whole
    },
  )

import { limits } from '@web2/contract/core'

export interface PlannedPage {
  readonly path: string
  readonly slug: string
  /** Path of its parent, the page of its folder. */
  readonly parent?: string
}

/** Files of a zip file by their use in the site. */
export interface ImportPlan {
  /** By path in the zip file; the default page first. */
  readonly pages: readonly PlannedPage[]
  readonly pictures: readonly string[]
  readonly styles: readonly string[]
  readonly left: readonly { readonly path: string; readonly message: string }[]
}

/** Returns whether a path stays in its folder and is not hidden. */
export const isPlainPath = (path: string): boolean =>
  path.length <= 500 &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((part) => part !== '' && !part.startsWith('.') && part !== '__MACOSX')

const endingOf = (path: string): string => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''

const pageEndings = new Set(['html', 'htm', 'xhtml'])
const pictureEndings = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'])
/** Files that every publication generates. */
const made = new Set(['404.html', 'sitemap.xml', 'robots.txt'])

/** Returns the slug of a path: 'blog/My Post.html' → 'blog-my-post'. An index.html gets its folder's name. */
const slugOf = (path: string): string =>
  path
    .replace(/\.[a-z]+$/i, '')
    .replace(/(^|\/)index$/i, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 70)
    .replace(/-+$/, '')

const depthOf = (path: string): number => path.split('/').length

/** Returns the home page: the index.html closest to the root, or else the first page. */
const homeOf = (pages: readonly string[]): string | undefined =>
  pages.toSorted(
    (one, other) =>
      Number(!/(^|\/)index\.x?html?$/i.test(one)) - Number(!/(^|\/)index\.x?html?$/i.test(other)) ||
      depthOf(one) - depthOf(other) ||
      (one < other ? -1 : 1),
  )[0]

const unique = (wanted: string, taken: ReadonlySet<string>): string => {
  const base = wanted || 'page'
  let slug = base
  for (let next = 2; taken.has(slug); next++) slug = `${base}-${next}`
  return slug
}

/** Returns the page of a page's folder: 'blog/index.html', or 'blog.html' next to the folder. */
const parentOf = (path: string, top: string, pages: ReadonlySet<string>): string | undefined => {
  const below = path.startsWith(top) ? path.slice(top.length) : path
  const isFolders = /(^|\/)index\.[a-z]+$/i.test(below)
  const folder = below.split('/').slice(0, isFolders ? -2 : -1)
  if (folder.length === 0 || folder.length >= limits.pageLevels) return undefined
  const base = (path.startsWith(top) ? top : '') + folder.join('/')
  const spellings = ['html', 'htm', 'xhtml'].flatMap((ending) => [
    `${base}/index.${ending}`,
    `${base}.${ending}`,
  ])
  return spellings.find((each) => pages.has(each) && each !== path)
}

/** Returns the last part of a page's path, which suffices as slug below its parent. */
const ownPart = (path: string): string => {
  const parts = path.split('/')
  return /^index\./i.test(parts.at(-1) ?? '') ? parts.slice(-2).join('/') : (parts.at(-1) ?? '')
}

const kindSentence = 'Only HTML pages, images and style sheets are imported.'

/** Sorts the files of a zip file by use. */
export const planImport = (paths: readonly string[], mostPages: number = limits.importPages): ImportPlan => {
  const plain = paths.filter(isPlainPath)
  const hidden = paths.filter((path) => !isPlainPath(path) && !/(^|\/)(__MACOSX|\.DS_Store)(\/|$)/.test(path))
  const of = (endings: ReadonlySet<string>) => plain.filter((path) => endings.has(endingOf(path)))
  const all = of(pageEndings).filter((path) => !made.has(path.split('/').at(-1) ?? ''))
  const home = homeOf(all)
  const top = home?.includes('/') ? home.slice(0, home.lastIndexOf('/') + 1) : ''
  const ordered = all.toSorted(
    (one, other) => Number(other === home) - Number(one === home) || (one < other ? -1 : 1),
  )
  const taken = new Set<string>()
  const chosen = ordered.slice(0, mostPages)
  const known = new Set(chosen)
  const pages = chosen.map((path): PlannedPage => {
    const below = path.startsWith(top) ? path.slice(top.length) : path
    const parent = path === home ? undefined : parentOf(path, top, known)
    const isBelow = parent !== undefined && parent !== home
    const slug = unique(path === home ? 'home' : slugOf(isBelow ? ownPart(below) : below), taken)
    taken.add(slug)
    return isBelow ? { path, slug, parent } : { path, slug }
  })
  const [pictures, styles] = [of(pictureEndings), of(new Set(['css']))]
  const used = new Set([...all, ...pictures, ...styles])
  return {
    pages,
    pictures,
    styles,
    left: [
      ...hidden.map((path) => ({ path, message: 'This file name is not supported.' })),
      ...ordered
        .slice(mostPages)
        .map((path) => ({ path, message: `You can import up to ${mostPages} pages at once.` })),
      ...plain
        .filter((path) => !used.has(path) && !made.has(path.split('/').at(-1) ?? ''))
        .map((path) => ({ path, message: kindSentence })),
    ],
  }
}

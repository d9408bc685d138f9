import { limits } from '@web2/contract/core'

export interface PlannedPage {
  readonly path: string
  readonly slug: string
  /** Path of the page of its folder, which it lies below. */
  readonly parent?: string
}

/** What the files of a zip file become. */
export interface ImportPlan {
  /** By their path in the zip file; the default page first. */
  readonly pages: readonly PlannedPage[]
  readonly pictures: readonly string[]
  readonly styles: readonly string[]
  readonly left: readonly { readonly path: string; readonly message: string }[]
}

/** True for a path that stays in its folder and is meant to be seen. */
export const isPlainPath = (path: string): boolean =>
  path.length <= 500 &&
  !/[\\\p{Cc}]/u.test(path) &&
  path.split('/').every((part) => part !== '' && !part.startsWith('.') && part !== '__MACOSX')

const endingOf = (path: string): string => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''

const pageEndings = new Set(['html', 'htm', 'xhtml'])
const pictureEndings = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'])
/** Made anew by every publication. */
const made = new Set(['404.html', 'sitemap.xml', 'robots.txt'])

/** 'blog/My Post.html' → 'blog-my-post'; an index.html is named after its folder. */
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

/** The page that the site begins with: the index.html that lies furthest up, or the first page there is. */
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

/** The page of the folder that a page lies in: 'blog/index.html', or 'blog.html' beside the folder. */
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

/** The last part of a page's path, which is enough of a name below the page of its folder. */
const ownPart = (path: string): string => {
  const parts = path.split('/')
  return /^index\./i.test(parts.at(-1) ?? '') ? parts.slice(-2).join('/') : (parts.at(-1) ?? '')
}

const kindSentence = 'Only pages, pictures and style sheets are taken over.'

/** Sorts the files of a zip file by what becomes of them. Pure. */
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
      ...hidden.map((path) => ({ path, message: 'Its name is not one that a file of a site can have.' })),
      ...ordered
        .slice(mostPages)
        .map((path) => ({ path, message: `A site takes ${mostPages} pages at once.` })),
      ...plain
        .filter((path) => !used.has(path) && !made.has(path.split('/').at(-1) ?? ''))
        .map((path) => ({ path, message: kindSentence })),
    ],
  }
}

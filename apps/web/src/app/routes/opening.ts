import { editorChunks } from './editor-chunks.ts'

/** First queries of the screen at a URL. */
export interface Opening {
  /** Addresses of the API. */
  readonly answers: readonly string[]
  readonly chunks: readonly (() => Promise<unknown>)[]
}

type Answers = (search: URLSearchParams) => readonly string[]

const record =
  (service: string): Answers =>
  (search) => {
    const id = search.get('id')
    return id === null ? [] : [`/api/${service}/${encodeURIComponent(id)}`]
  }

const site: Answers = (search) => {
  const [whole] = record('cloud-builder')(search)
  const page = search.get('page')
  if (whole === undefined) return []
  const first = `${whole}?html=false`
  return page === null ? [first] : [first, `${whole}?pageId=${encodeURIComponent(page)}&html=false`]
}

/** The site without its pages, and its working copy with the page that is opened. */
const workingCopy: Answers = (search) => {
  const [site] = record('cloud-builder')(search)
  const [copy] = record('cached-data')(search)
  const page = search.get('page')
  if (site === undefined || copy === undefined) return []
  const content = page === null ? '' : `&pageId=${encodeURIComponent(page)}`
  return [`${site}?pages=false`, `${copy}?html=false${content}`]
}

const { layout, buildSite, editSite, viewSite, pages, sections } = editorChunks

const screens: Readonly<Record<string, readonly [Answers, () => Promise<unknown>]>> = {
  '/site-builder/build-site': [() => [], buildSite],
  '/site-builder/edit-site': [workingCopy, editSite],
  '/site-builder/view-site': [site, viewSite],
  '/page-builder/build-page': [() => [], pages],
  '/page-builder/edit-page': [record('cloud-pages'), pages],
  '/page-builder/view-page': [record('cloud-pages'), pages],
  '/section-builder/build-section': [() => [], sections],
  '/section-builder/edit-section': [record('cloud-modules'), sections],
  '/module-maker': [() => [], sections],
  '/module-maker/edit-module': [record('cloud-modules'), sections],
  '/section-builder/view-section': [record('cloud-modules'), sections],
}

/** Returns the first queries of a page in the builder; null for all other screens. */
export const openingOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Opening | null => {
  const found = Object.hasOwn(screens, pathname) ? screens[pathname] : undefined
  if (!found) return null
  const [answers, chunk] = found
  return { answers: answers(new URLSearchParams(search)), chunks: [layout, chunk] }
}

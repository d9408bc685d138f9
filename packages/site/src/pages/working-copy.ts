import { pagePath } from '../render/addresses.ts'
import type { PagePlace } from './arrange-pages.ts'
import { pageRows } from './page-rows.ts'
import { pagesAbove } from './navigation.ts'

/** Page as saved in its site. */
export interface SavedPage extends PagePlace {
  readonly _id: string
  readonly name: string
  readonly slug: string
  readonly isDefault: boolean
  readonly inNavigation: boolean
}

/** Unsaved changes of one page; null fields are unchanged. */
export interface PageChange {
  readonly pageId: string
  /** It was a page of the saved site at its first change. */
  readonly isEdit: boolean
  readonly isDeleted: boolean
  readonly isDuplicated: boolean
  readonly name: string | null
  readonly slug: string | null
  readonly place: PagePlace | null
  readonly isHome: boolean
  readonly inNavigation: boolean | null
  readonly hasContent: boolean
  /** Name and slug of the page at its first change. */
  readonly known: { readonly name: string; readonly slug: string }
}

/** Differences of a page from the saved site. */
export type WorkingPageChange = 'name' | 'slug' | 'location' | 'isDefault' | 'inNavigation' | 'html'

/** Page of a site in its working copy. */
export interface WorkingPage extends SavedPage {
  /** The saved site contains this page. */
  readonly isEdit: boolean
  readonly isDuplicated: boolean
  readonly isDeleted: boolean
  readonly changes: readonly WorkingPageChange[]
  /** Path within the site, such as '/services/lawn/'. */
  readonly location: string
}

type Outline = Omit<WorkingPage, 'location'>

const changesOf = (saved: SavedPage, change: PageChange, page: SavedPage): WorkingPageChange[] => {
  const differs = (['name', 'slug', 'inNavigation', 'isDefault'] as const).filter(
    (field) => page[field] !== saved[field],
  )
  const isMoved = page.parentId !== saved.parentId || page.position !== saved.position
  return [
    ...differs,
    ...(isMoved ? ['location' as const] : []),
    ...(change.hasContent ? ['html' as const] : []),
  ]
}

/** Returns a page of the saved site with its changes. */
const editPage = (saved: SavedPage, change: PageChange | undefined, home: string | null): Outline => {
  const isDefault = saved._id === home
  if (!change) {
    const changes = isDefault === saved.isDefault ? [] : (['isDefault'] as const)
    return { ...saved, isDefault, isEdit: true, isDuplicated: false, isDeleted: false, changes }
  }
  const page = {
    _id: saved._id,
    name: change.name ?? saved.name,
    slug: change.slug ?? saved.slug,
    ...(change.place ?? { parentId: saved.parentId, position: saved.position }),
    isDefault,
    inNavigation: change.inNavigation ?? saved.inNavigation,
  }
  const { isDeleted } = change
  return {
    ...page,
    isEdit: true,
    isDuplicated: false,
    isDeleted,
    changes: changesOf(saved, change, page),
  }
}

/** Returns a page that the saved site lacks: a new one, or one deleted there while it had unsaved content. */
const newPage = (change: PageChange, home: string | null, last: number): Outline => ({
  _id: change.pageId,
  name: change.name ?? change.known.name,
  slug: change.slug ?? change.known.slug,
  ...(change.place ?? { parentId: null, position: last }),
  isDefault: change.pageId === home,
  inNavigation: change.inNavigation ?? true,
  isEdit: false,
  isDuplicated: change.isDuplicated || change.isEdit,
  isDeleted: false,
  changes: [],
})

/** Returns true if a page missing from the saved site is kept: it is new, or has unsaved content. */
const isLeft = ({ isEdit, isDeleted, hasContent }: PageChange): boolean =>
  !isDeleted && (!isEdit || hasContent)

/**
 * Returns the pages of the working copy: the saved pages with their changes, and new pages, from the top of
 * the tree down. Pages to be deleted by the next save come last.
 */
export const workingPages = (
  saved: readonly SavedPage[],
  changes: readonly PageChange[],
): readonly WorkingPage[] => {
  const changed = new Map(changes.map((change) => [change.pageId, change]))
  const savedIds = new Set(saved.map(({ _id }) => _id))
  const fresh = changes.filter((change) => !savedIds.has(change.pageId) && isLeft(change))
  const present = [...saved.map(({ _id }) => _id), ...fresh.map(({ pageId }) => pageId)].filter(
    (id) => changed.get(id)?.isDeleted !== true,
  )
  const chosen = present.find((id) => changed.get(id)?.isHome)
  const before = saved.find(({ _id, isDefault }) => isDefault && present.includes(_id))?._id
  const home = chosen ?? before ?? present[0] ?? null
  const all: Outline[] = [
    ...saved.map((page) => editPage(page, changed.get(page._id), home)),
    ...fresh.map((change) => newPage(change, home, saved.length)),
  ]
  const shown = pageRows(all.filter(({ isDeleted }) => !isDeleted)).map(({ page, parentId, index }) => ({
    ...page,
    parentId,
    position: index,
  }))
  const above = pagesAbove(shown)
  const located = shown.map((page) => ({
    ...page,
    location: `/${pagePath({ ...page, above: above.get(page._id) ?? [] }).replace(/index\.html$/, '')}`,
  }))
  return [...located, ...all.filter(({ isDeleted }) => isDeleted).map((page) => ({ ...page, location: '' }))]
}

/** Changes that a save sends: names and slugs of all changed pages, and a flag for changed content. */
export interface WorkingDiff {
  readonly added: readonly AddedWorkingPage[]
  readonly updated: readonly UpdatedWorkingPage[]
  readonly deleted: readonly string[]
}

interface NamedPage extends PagePlace {
  readonly _id: string
  readonly name: string
  readonly slug: string
}

export interface AddedWorkingPage extends NamedPage {
  readonly inNavigation: boolean
  readonly isDuplicated: boolean
  readonly cached: true
}

export interface UpdatedWorkingPage extends Pick<NamedPage, '_id' | 'name' | 'slug'>, Partial<PagePlace> {
  readonly inNavigation?: boolean
  readonly isDefault?: true
  readonly cached?: true
}

const updatedPage = (page: Omit<WorkingPage, 'location'>): UpdatedWorkingPage => {
  const has = (change: WorkingPageChange) => page.changes.includes(change)
  return {
    _id: page._id,
    name: page.name,
    slug: page.slug,
    ...(has('location') && { parentId: page.parentId, position: page.position }),
    ...(has('inNavigation') && { inNavigation: page.inNavigation }),
    ...(has('isDefault') && page.isDefault && { isDefault: true as const }),
    ...(has('html') && { cached: true as const }),
  }
}

/** Sorts the pages of a working copy into those that a save adds, updates and deletes. */
export const workingDiff = (pages: readonly Omit<WorkingPage, 'location'>[]): WorkingDiff => ({
  added: pages
    .filter(({ isEdit }) => !isEdit)
    .map(({ _id, name, slug, parentId, position, inNavigation, isDuplicated }) => ({
      _id,
      name,
      slug,
      parentId,
      position,
      inNavigation,
      isDuplicated,
      cached: true,
    })),
  updated: pages
    .filter(({ isEdit, isDeleted, changes }) => isEdit && !isDeleted && changes.length > 0)
    .map(updatedPage),
  deleted: pages.filter(({ isDeleted }) => isDeleted).map(({ _id }) => _id),
})

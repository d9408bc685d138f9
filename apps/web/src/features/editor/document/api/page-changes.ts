import { messages } from '@web2/contract/core'
import type { CachedData, CachedPageChange } from '@web2/contract/sites'
import { arrangePages, pageRows, type PagePlace } from '@web2/site'
import { cachedData } from '../../../sites/cached-data.ts'
import { fieldErrors, sentenceFor } from '../../../../lib/api/errors.ts'
import { showSuccess, showError } from '../../../../lib/snackbar.ts'
import { showUndo } from '../../../../ui/undo-snackbar.tsx'
import type { PageNames } from '../pages/page-names.ts'
import { addressesOf } from '../pages/page-rows.ts'
import type { PageChanges } from '../pages/page-edits.ts'
import { shownPages } from './shown-copy.ts'
import type { WorkPage } from './work-page.ts'

const refusals = (error: unknown): Partial<PageNames> => {
  const byField = Object.entries(fieldErrors(error))
  const of = (name: string) =>
    byField.find(([field]) => field === name || field.endsWith(`.${name}`) || field.endsWith(`/${name}`))?.[1]
  const [name, slug] = [of('name'), of('slug')]
  return { ...(name ? { name } : {}), ...(slug ? { slug } : {}) }
}

/** The open page. */
export interface OpenPage {
  readonly id: string
  /** Keeps unsaved edits in the working copy. Returns false if that failed, after the user was shown why. */
  readonly kept: () => Promise<boolean>
  /** Opens another page instead. */
  readonly show: (pageId: string) => void
}

/** Access to the working copy that the editor shows. */
export interface ShownCopy {
  readonly get: () => CachedData
  readonly set: (copy: CachedData) => void
  /** The site is live. */
  readonly isPublished: boolean
}

/** Returns the working copy after moving a page; null if the move is not possible. */
const withMoved = (copy: CachedData, id: string, place: PagePlace): CachedData | null => {
  const shown = shownPages(copy)
  const home = shown.find(({ isDefault }) => isDefault)?._id ?? null
  const arranged = arrangePages(shown, [{ kind: 'move', id, ...place }], home)
  if (!arranged.ok) return null
  const pages = shown.map((page) => ({ ...page, ...arranged.places.get(page._id) }))
  return { ...copy, pages: pageRows(pages).map(({ page }) => page) }
}

const movedSentence = (
  page: WorkPage,
  before: CachedData,
  after: CachedData,
  isPublished: boolean,
): string => {
  const [was, is] = [before, after].map((copy) => addressesOf(shownPages(copy)).get(page._id))
  if (was === is) return `“${page.name}” moved`
  const live = isPublished ? ' Its published URL changes at the next publish.' : ''
  return `“${page.name}” moved to ${is}.${live}`
}

/**
 * Creates operations on the pages of the working copy, each shown at once. Saving the site applies them to
 * the site.
 */
export const pageChanges = (shown: ShownCopy, open: OpenPage): PageChanges => {
  const { _id: siteId } = shown.get()
  const patch = async (...pages: CachedPageChange[]): Promise<void> =>
    shown.set(await cachedData.patch(siteId, { pages }))
  const named = async (page: CachedPageChange, done: string): Promise<Partial<PageNames>> => {
    try {
      await patch(page)
      showSuccess(done)
      return {}
    } catch (error) {
      const refused = refusals(error)
      return Object.keys(refused).length > 0 ? refused : { name: sentenceFor(error) }
    }
  }
  const attempt = async (page: CachedPageChange): Promise<boolean> => {
    try {
      await patch(page)
      return true
    } catch (error) {
      showError(Object.values(fieldErrors(error))[0] ?? sentenceFor(error))
      return false
    }
  }
  const told = async (page: CachedPageChange, done: string): Promise<void> => {
    if (await attempt(page)) showSuccess(done)
  }
  const placeOf = (id: string): PagePlace | undefined => shown.get().pages.find(({ _id }) => _id === id)

  /** Shows the move at once and reverts it if the server refuses. */
  const moveTo = async (page: WorkPage, { parentId, position }: PagePlace): Promise<boolean> => {
    const before = shown.get()
    const after = withMoved(before, page._id, { parentId, position })
    if (!after) return false
    shown.set(after)
    try {
      await patch({ _id: page._id, parentId, position })
      return true
    } catch (error) {
      shown.set(before)
      showError(`“${page.name}” could not be moved. ${sentenceFor(error)}`)
      return false
    }
  }

  return {
    add: async (names, parentId) => {
      const before = new Set(shown.get().pages.map(({ _id }) => _id))
      const refused = await named(
        { ...names, ...(parentId !== null && { parentId }) },
        `“${names.name}” added`,
      )
      // a following action, such as an import, is meant for the new page
      const added = shown.get().pages.find(({ _id, slug }) => !before.has(_id) && slug === names.slug)
      if (added && Object.keys(refused).length === 0) open.show(added._id)
      return refused
    },
    rename: (_id, names) => named({ _id, ...names }, messages.pageEdited),
    move: async (page, place) => {
      const [before, from] = [shown.get(), placeOf(page._id)]
      if (!from || (from.parentId === place.parentId && from.position === place.position)) return
      if (await moveTo(page, place))
        showUndo(movedSentence(page, before, shown.get(), shown.isPublished), () => void moveTo(page, from))
    },
    duplicate: async ({ _id: pageId, parentId, position }, names) => {
      // the server copies the kept page
      if (pageId === open.id && !(await open.kept())) return
      const copy = { pageId, isDuplicated: true, ...names, parentId, position: position + 1 }
      await told(copy, `“${names.name}” added`)
    },
    makeHome: (page) => told({ _id: page._id, isDefault: true }, `“${page.name}” is now the home page`),
    showInNavigation: (page, inNavigation) =>
      told(
        { _id: page._id, inNavigation },
        inNavigation
          ? `“${page.name}” is shown in navigation`
          : `“${page.name}” and its subpages are hidden from navigation`,
      ),
    remove: async ({ _id, name }) => {
      const isEdit = shown.get().pages.some((page) => page._id === _id && page.isEdit)
      if (!(await attempt({ _id, isDeleted: true }))) return
      if (isEdit) showUndo(`“${name}” deleted`, () => void attempt({ _id, isDeleted: false }))
      else showSuccess(`“${name}” deleted`)
    },
  }
}

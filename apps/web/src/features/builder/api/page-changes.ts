import { messages, type Site, type SitePage, type SitePatch } from '@web2/contract'
import { arrangePages, pageRows, type PagePlace } from '@web2/site'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { sites } from '../../../lib/api/resources.ts'
import { say, sayFailure } from '../../../lib/snackbar.ts'
import { sayUndo } from '../../../ui/say-undo.tsx'
import type { PageNames } from '../components/pages/page-names.ts'
import { addressesOf } from '../components/pages/page-rows.ts'
import type { PageChanges } from '../components/pages/pages-panel.tsx'
import type { Saver } from '../saving/saver.ts'

type PagesPatch = NonNullable<SitePatch['pages']>

const refusals = (error: unknown): Partial<PageNames> => {
  const byField = Object.entries(fieldErrors(error))
  const of = (name: string) =>
    byField.find(([field]) => field === name || field.endsWith(`.${name}`) || field.endsWith(`/${name}`))?.[1]
  const [name, slug] = [of('name'), of('slug')]
  return { ...(name ? { name } : {}), ...(slug ? { slug } : {}) }
}

/** The page that is open, whose revision changes when it is renamed. */
export interface OpenPage {
  readonly id: string
  readonly saver: Saver
  /** Saves when something is unsaved; false when that failed, and the person was told why. */
  readonly saved: () => Promise<boolean>
  /** Opens another page in its place. */
  readonly show: (pageId: string) => void
}

/** The site as the editor shows it now, and how to show another. */
export interface ShownSite {
  readonly get: () => Site
  readonly set: (site: Site) => void
}

const revisionOf = (site: Site, pageId: string): string | undefined =>
  site.pages.find(({ _id }) => _id === pageId)?.updatedAt

/** A site as it will be once a page stands elsewhere; null when it can not. */
const withMoved = (site: Site, id: string, place: PagePlace): Site | null => {
  const home = site.pages.find(({ isDefault }) => isDefault)?._id ?? null
  const arranged = arrangePages(site.pages, [{ kind: 'move', id, ...place }], home)
  if (!arranged.ok) return null
  const pages = site.pages.map((page) => ({ ...page, ...arranged.places.get(page._id) }))
  return { ...site, pages: pageRows(pages).map(({ page }) => page) }
}

const movedSentence = (page: SitePage, before: Site, after: Site): string => {
  const [was, is] = [addressesOf(before.pages).get(page._id), addressesOf(after.pages).get(page._id)]
  if (was === is) return `“${page.name}” was moved`
  const live = before.status === 'published' ? ' Its published address changes with the next publish.' : ''
  return `“${page.name}” is at ${is} now.${live}`
}

/** Changes the site's pages on the server by the diff of edit-site, and shows the site as it is then. */
export const pageChanges = (shown: ShownSite, open: OpenPage): PageChanges => {
  const siteId = shown.get()._id
  const patch = async (pages: PagesPatch): Promise<void> => {
    const before = await sites.get(siteId)
    // an editor that is behind the stored page must stay behind it, or its next save would hide that from the person
    const upToDate = before.status === 'success' && revisionOf(before.site, open.id) === open.saver.revision()
    const answer = await sites.patch(siteId, { siteId, pages })
    if (answer.status === 'error') throw new Error(answer.message)
    const revision = revisionOf(answer.site, open.id)
    if (upToDate && revision !== undefined) open.saver.rebase(revision)
    shown.set(answer.site)
  }
  const named = async (pages: PagesPatch, done: string): Promise<Partial<PageNames>> => {
    try {
      await patch(pages)
      say(done)
      return {}
    } catch (error) {
      const refused = refusals(error)
      return Object.keys(refused).length > 0 ? refused : { name: sentenceFor(error) }
    }
  }
  const told = async (pages: PagesPatch, done: string): Promise<void> => {
    try {
      await patch(pages)
      say(done)
    } catch (error) {
      sayFailure(Object.values(fieldErrors(error))[0] ?? sentenceFor(error))
    }
  }
  const placeOf = (id: string): PagePlace | undefined => shown.get().pages.find(({ _id }) => _id === id)

  /** Shown at once, taken back when the server refuses. */
  const moveTo = async (page: SitePage, { parentId, position }: PagePlace): Promise<boolean> => {
    const before = shown.get()
    const after = withMoved(before, page._id, { parentId, position })
    if (!after) return false
    shown.set(after)
    try {
      await patch({ updated: [{ _id: page._id, parentId, position }] })
      return true
    } catch (error) {
      shown.set(before)
      sayFailure(`“${page.name}” could not be moved. ${sentenceFor(error)}`)
      return false
    }
  }

  return {
    add: async (names, parentId) => {
      const before = new Set(shown.get().pages.map(({ _id }) => _id))
      const refused = await named(
        { added: [parentId === null ? names : { ...names, parentId }] },
        messages.pageSaved,
      )
      // what comes next, an import say, is meant for the page that was just added
      const added = shown.get().pages.find(({ _id, slug }) => !before.has(_id) && slug === names.slug)
      if (added && Object.keys(refused).length === 0) open.show(added._id)
      return refused
    },
    rename: (_id, names) => named({ updated: [{ _id, ...names }] }, messages.pageEdited),
    move: async (page, place) => {
      const [before, from] = [shown.get(), placeOf(page._id)]
      if (!from || (from.parentId === place.parentId && from.position === place.position)) return
      if (await moveTo(page, place))
        sayUndo(movedSentence(page, before, shown.get()), () => void moveTo(page, from))
    },
    duplicate: async ({ _id, parentId, position }, names) => {
      // the copy is of what is stored
      if (_id === open.id && !(await open.saved())) return
      const copy = { _id, isDuplicated: true, ...names, parentId, position: position + 1 }
      await told({ added: [copy] }, `“${names.name}” was added`)
    },
    makeHome: (page) =>
      told({ updated: [{ _id: page._id, isDefault: true }] }, `“${page.name}” is the home page now`),
    showInNavigation: (page, inNavigation) =>
      told(
        { updated: [{ _id: page._id, inNavigation }] },
        inNavigation
          ? `Navigations show “${page.name}”`
          : `Navigations leave “${page.name}” out, with what lies below it`,
      ),
    remove: (page) => told({ deleted: [page._id] }, `“${page.name}” was deleted`),
  }
}

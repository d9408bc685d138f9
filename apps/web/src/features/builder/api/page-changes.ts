import { messages, type Site, type SitePatch } from '@web2/contract'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { sites } from '../../../lib/api/resources.ts'
import { say, sayFailure } from '../../../lib/snackbar.ts'
import type { PageNames } from '../components/pages/page-names.ts'
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
}

const revisionOf = (site: Site, pageId: string): string | undefined =>
  site.pages.find(({ _id }) => _id === pageId)?.updatedAt

/** Changes the site's list of pages on the server and hands the site back as it is then. */
export const pageChanges = (site: Site, open: OpenPage, changed: (site: Site) => void): PageChanges => {
  const present = async (): Promise<Site | null> => {
    const found = await sites.get(site._id)
    return found.status === 'success' ? found.site : null
  }
  const patch = async (pages: PagesPatch): Promise<void> => {
    const before = await present()
    // an editor that is behind the stored page must stay behind it, or its next save would hide that from the person
    const upToDate = before && revisionOf(before, open.id) === open.saver.revision()
    await sites.patch(site._id, { siteId: site._id, pages })
    const after = await present()
    if (!after) return
    const revision = revisionOf(after, open.id)
    if (upToDate && revision !== undefined) open.saver.rebase(revision)
    changed(after)
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
  return {
    add: (names) => named({ added: [names] }, messages.pageSaved),
    rename: (_id, names) => named({ updated: [{ _id, ...names }] }, messages.pageEdited),
    remove: async (page) => {
      try {
        await patch({ deleted: [page._id] })
        say(`“${page.name}” was deleted`)
      } catch (error) {
        sayFailure(sentenceFor(error))
      }
    },
  }
}

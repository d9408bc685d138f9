import { storedJson, type BindingData, type BuilderDocument } from '@web2/builder'
import type { Nap, Site, SitePage, SitePageContent } from '@web2/contract'
import { navigationOf, pageHref } from '@web2/site'
import { naps, sites } from '../../../lib/api/resources.ts'
import { isApiError, sentenceFor } from '../../../lib/api/errors.ts'
import { createStore as signal, type Store as Signal } from '../../../lib/store.ts'
import { addressesOf } from '../components/pages/page-rows.ts'
import type { Stored } from '../saving/saver.ts'
import { documentOf, PageUnavailable, type Opened } from './opened.ts'

/** A page ready to be edited or shown, with the site around it. */
export interface LoadedPage {
  readonly site: Site
  readonly page: SitePageContent
  readonly opened: Opened
  /** The site's pages as they are now; what the page shows of them follows. */
  readonly pages: Signal<readonly SitePage[]>
}

/** What placeholders and business blocks of a site show while it is edited. */
export const bindingsOf = (site: Pick<Site, 'name' | 'email'>, nap: Nap | null): BindingData => ({
  nap,
  site: { name: site.name },
  email: site.email,
  year: new Date().getFullYear(),
})

export const loadPage = async (siteId: string, pageId: string | undefined): Promise<LoadedPage> => {
  const found = await sites.get(siteId)
  if (found.status === 'error') throw new PageUnavailable(found.message)
  const { site } = found
  const wanted = pageId ?? found.firstPage?._id ?? site.pages[0]?._id
  if (wanted === undefined) throw new PageUnavailable('This site has no pages.')
  const [page, nap] = await Promise.all([
    found.firstPage?._id === wanted ? found.firstPage : pageOf(siteId, wanted),
    site.napId === null ? null : naps.get(site.napId),
  ])
  const pages = signal<readonly SitePage[]>(site.pages)
  return { site, page, pages, opened: openedPage(site, page, nap, pages) }
}

/** What navigation blocks show of a page's site, as it is at each moment. */
const navigationData = (pageId: string, pages: Signal<readonly SitePage[]>) => {
  let known: { readonly of: readonly SitePage[]; readonly navigation: BindingData['navigation'] } | undefined
  return {
    get navigation() {
      const now = pages.get()
      if (known?.of !== now) known = { of: now, navigation: navigationOf(now) }
      return known.navigation
    },
    get current() {
      const page = pages.get().find(({ _id }) => _id === pageId)
      return page && pageHref(page)
    },
  }
}

const publishedAs = (site: Site, { _id, name, isDefault }: SitePageContent) => ({
  title: isDefault ? site.name : `${name} – ${site.name}`,
  address: `${site.siteLink?.replace(/^https?:\/\/|\/$/g, '') ?? site.rootSlug}${addressesOf(site.pages).get(_id) ?? '/'}`,
})

const openedPage = (
  site: Site,
  page: SitePageContent,
  nap: Nap | null,
  pages: Signal<readonly SitePage[]>,
): Opened => ({
  kind: 'site',
  key: () => `${site._id}/${page._id}`,
  document: documentOf({ document: page.document, html: page.html ?? '' }),
  data: Object.defineProperties(
    bindingsOf(site, nap),
    Object.getOwnPropertyDescriptors(navigationData(page._id, pages)),
  ),
  dataChanged: pages.subscribe,
  shownListing: () => nap,
  revision: page.updatedAt,
  name: signal<string | null>(page.name),
  published: publishedAs(site, page),
  store: (document, basedOn) => storePage(site._id, page._id, document, basedOn),
})

const pageOf = async (siteId: string, pageId: string): Promise<SitePageContent> => {
  const found = await sites.page(siteId, pageId)
  if (found.status === 'error') throw new PageUnavailable(found.message)
  return found.page
}

const revisionIn = (answer: unknown): string | null => {
  if (typeof answer !== 'object' || answer === null) return null
  const page = 'page' in answer ? answer.page : answer
  return typeof page === 'object' &&
    page !== null &&
    'updatedAt' in page &&
    typeof page.updatedAt === 'string'
    ? page.updatedAt
    : null
}

/** Saves one page; a newer page on the server is told apart from other failures. */
const storePage = async (
  siteId: string,
  pageId: string,
  document: BuilderDocument,
  basedOn: string | undefined,
): Promise<Stored> => {
  try {
    const answer = await sites.putPage(siteId, {
      _id: pageId,
      document: JSON.parse(storedJson(document)) as unknown,
      ...(basedOn === undefined ? {} : { basedOn }),
    })
    const revision = revisionIn(answer)
    return revision === null
      ? { kind: 'failed', sentence: 'The server did not confirm that the page was saved. Please save again.' }
      : { kind: 'stored', revision }
  } catch (error) {
    if (isApiError(error) && error.code === 409) return { kind: 'conflict' }
    return { kind: 'failed', sentence: sentenceFor(error) }
  }
}

import { withTheme, type BindingData, type BuilderDocument, type Theme } from '@web2/builder'
import type { Nap } from '@web2/contract/listings'
import type { Site, SitePageContent, SiteSummary, CachedData, CachedPage } from '@web2/contract/sites'
import { navigationOf, pageHref } from '@web2/site'
import { cachedData } from '../../../sites/cached-data.ts'
import { sites } from '../../../sites/resources.ts'
import { fieldErrors, isApiError, sentenceFor } from '../../../../lib/api/errors.ts'
import { slugFrom } from '../../../../lib/text/slug.ts'
import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'
import { shownListing } from '../listing/shown-listing.ts'
import { addressesOf } from '../pages/page-rows.ts'
import type { Stored } from '../saving/saver.ts'
import { createSharedTheme, type ThemeSent } from '../saving/shared-theme.ts'
import { documentOf, PageUnavailable, type Opened } from './opened-document.ts'
import type { WorkPage } from './work-page.ts'
import { showCopy, shownPages } from './shown-copy.ts'

/** A saved page with its site, ready to be shown. */
export interface LoadedPage {
  readonly site: Site
  readonly page: SitePageContent
  readonly opened: Opened
}

/** Fields of a site that its pages show in the editor. */
export type WorkSite = Pick<SiteSummary, '_id' | 'name' | 'email' | 'rootSlug' | 'siteLink'> &
  Partial<Pick<SiteSummary, 'trackingNumber'>>

/** A page of a site's working copy, ready for editing. */
export interface LoadedWorkPage<Of extends WorkSite = SiteSummary> {
  readonly site: Of
  readonly copy: CachedData
  readonly page: CachedPage
  readonly opened: Opened
  /** Pages of the working copy as they are now; navigation blocks follow them. */
  readonly pages: Signal<readonly WorkPage[]>
}

/**
 * Returns the data of placeholders and business blocks in the editor. The site's tracking number takes the place of the
 * listing's phone number, as on its published pages.
 */
export const bindingsOf = (
  site: Pick<WorkSite, 'name' | 'email' | 'trackingNumber'>,
  nap: Nap | null,
): BindingData => ({
  nap: nap && site.trackingNumber ? { ...nap, phone: site.trackingNumber } : nap,
  site: { name: site.name },
  email: site.email,
  year: new Date().getFullYear(),
})

/** Loads a saved page; by default the first one. Throws PageUnavailable if it does not exist. */
export const loadPage = async (siteId: string, pageId: string | undefined): Promise<LoadedPage> => {
  const found = await sites.get(siteId)
  if (found.status === 'error') throw new PageUnavailable(found.message)
  const { site } = found
  const wanted = pageId ?? found.firstPage?._id ?? site.pages[0]?._id
  if (wanted === undefined) throw new PageUnavailable('This site has no pages.')
  const [page, nap] = await Promise.all([
    found.firstPage?._id === wanted ? found.firstPage : pageOf(siteId, wanted),
    site.napId === null ? null : shownListing(site.napId),
  ])
  const pages = signal<readonly WorkPage[]>(site.pages)
  const loaded = { ...page, revision: page.updatedAt, theme: site.theme ?? null }
  return { site, page, opened: openedPage(site, loaded, nap, pages) }
}

/** Returns null if the site or page does not exist. */
const maybeCopy = async (siteId: string, pageId: string | undefined): Promise<CachedData | null> => {
  try {
    return await cachedData.get(siteId, pageId)
  } catch (error) {
    if (isApiError(error) && error.code === 404) return null
    throw error
  }
}

/**
 * Loads a page of the working copy with its content for edit-site. Throws PageUnavailable if it does not
 * exist.
 */
export const loadWorkPage = async (siteId: string, pageId: string | undefined): Promise<LoadedWorkPage> => {
  const [found, copy] = await Promise.all([sites.summary(siteId), maybeCopy(siteId, pageId)])
  if (found.status === 'error') throw new PageUnavailable(found.message)
  const { site } = found
  const page = copy?.pages.find(({ _id, isDefault }) => (pageId === undefined ? isDefault : _id === pageId))
  if (!copy || !page || page.isDeleted) throw new PageUnavailable('This page doesn’t exist or was deleted.')
  const nap = site.napId === null ? null : await shownListing(site.napId)
  return { site, copy, page, ...openedOfCopy(site, copy, page, nap) }
}

/** A site that was never saved, as shown in the editor. */
export interface NewSite extends WorkSite {
  readonly napId: string | null
}

export interface NewSiteWish {
  readonly initialDataId: string
  /** The page to open; by default, and if it does not exist, the first one. */
  readonly pageId?: string | undefined
  /** Details entered for the site so far. */
  readonly details: Pick<NewSite, 'name' | 'email'>
  /** A listing that was just added for the site. */
  readonly napId?: string | undefined
  /** Returns the account's only listing, which a new site shows. */
  readonly onlyListing: () => Promise<string | null>
}

/** Working copies begun in this tab, so that two pages opening at once begin only one. */
const begun = new Map<string, Promise<CachedData>>()

const beginCopy = ({ initialDataId: _id, napId, onlyListing }: NewSiteWish): Promise<CachedData> => {
  const begin = async () => {
    const found = await maybeCopy(_id, undefined)
    if (found) return found
    await cachedData.update(_id, { templateId: 1, napId: napId ?? (await onlyListing()), pages: [] })
    return cachedData.get(_id)
  }
  const earlier = begun.get(_id)
  const beginning = earlier ? earlier.then(begin, begin) : begin()
  begun.set(_id, beginning)
  return beginning
}

/**
 * Loads a page of a site that was never saved, for build-site. Begins a working copy with the blank template
 * if there is none.
 */
export const loadNewPage = async (wish: NewSiteWish): Promise<LoadedWorkPage<NewSite>> => {
  const { initialDataId: _id, pageId, details } = wish
  let copy = (await maybeCopy(_id, pageId)) ?? (await beginCopy(wish))
  if (wish.napId !== undefined && copy.napId !== wish.napId) {
    const { napId, revision } = await cachedData.patch(_id, { napId: wish.napId, pages: [] })
    copy = { ...copy, napId, revision }
  }
  const page = copy.pages.find(({ document, html }) => document !== undefined || html !== undefined)
  if (!page) throw new PageUnavailable('This page doesn’t exist or was deleted.')
  const site = { ...details, _id, napId: copy.napId, rootSlug: slugFrom(details.name), siteLink: null }
  const nap = copy.napId === null ? null : await shownListing(copy.napId)
  return { site, copy, page, ...openedOfCopy(site, copy, page, nap) }
}

/** Returns the present data of navigation blocks, cached until the pages change. */
const navigationData = (pageId: string, pages: Signal<readonly WorkPage[]>) => {
  let known: { readonly of: readonly WorkPage[]; readonly navigation: BindingData['navigation'] } | undefined
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

const publishedAs = (
  site: WorkSite,
  pages: readonly WorkPage[],
  { _id, name, isDefault }: Pick<WorkPage, '_id' | 'name' | 'isDefault'>,
) => ({
  title: isDefault ? site.name : `${name} – ${site.name}`,
  address: `${site.siteLink?.replace(/^https?:\/\/|\/$/g, '') ?? site.rootSlug}${addressesOf(pages).get(_id) ?? '/'}`,
})

interface PageInHand extends Pick<WorkPage, '_id' | 'name' | 'isDefault'> {
  readonly document?: unknown
  readonly html?: string
  readonly revision: string
  readonly theme: Theme | null
}

/** Returns a page of a working copy with its theme, and the pages that its navigation blocks follow. */
const openedOfCopy = (site: WorkSite, copy: CachedData, page: CachedPage, nap: Nap | null) => {
  const pages = signal<readonly WorkPage[]>(shownPages(copy))
  const { theme, themeRevision: revision } = copy
  const shared = createSharedTheme({ theme, revision }, (next, basedOn) =>
    storeTheme(site._id, next, basedOn),
  )
  return {
    pages,
    opened: { ...openedPage(site, { ...page, theme }, nap, pages), theme: shared, siteKey: site._id },
  }
}

/** Returns the document of a page with the theme of its site. */
const themedDocument = ({ document, html = '', theme }: PageInHand): BuilderDocument => {
  const read = documentOf({ document, html })
  return theme ? { ...read, page: withTheme(read.page, theme) } : read
}

const openedPage = (
  site: WorkSite,
  page: PageInHand,
  nap: Nap | null,
  pages: Signal<readonly WorkPage[]>,
): Opened => ({
  kind: 'site',
  key: () => `${site._id}/${page._id}`,
  document: themedDocument(page),
  data: Object.defineProperties(
    bindingsOf(site, nap),
    Object.getOwnPropertyDescriptors(navigationData(page._id, pages)),
  ),
  dataChanged: pages.subscribe,
  shownListing: () => nap,
  revision: page.revision,
  name: signal<string | null>(page.name),
  published: publishedAs(site, pages.get(), page),
  store: (json, basedOn) => storeWorkPage(site._id, page._id, json, basedOn),
})

const pageOf = async (siteId: string, pageId: string): Promise<SitePageContent> => {
  const found = await sites.page(siteId, pageId)
  if (found.status === 'error') throw new PageUnavailable(found.message)
  return found.page
}

/** Keeps a page in the working copy. Reports an edit conflict separately from other failures. */
const storeWorkPage = async (
  siteId: string,
  _id: string,
  document: string,
  revision: string | undefined,
): Promise<Stored> => {
  try {
    const copy = await cachedData.patch(siteId, {
      pages: [{ _id, document, ...(revision !== undefined && { revision }) }],
    })
    showCopy(copy)
    const page = copy.pages.find((each) => each._id === _id)
    return page
      ? { kind: 'stored', revision: page.revision }
      : { kind: 'failed', sentence: 'The server did not confirm the save. Save again.' }
  } catch (error) {
    if (isApiError(error) && error.code === 409) return { kind: 'conflict' }
    return { kind: 'failed', sentence: sentenceFor(error) }
  }
}

/** Keeps the theme in the working copy. */
const storeTheme = async (
  siteId: string,
  theme: Theme | null,
  revision: string | undefined,
): Promise<ThemeSent> => {
  try {
    const copy = await cachedData.patch(siteId, {
      pages: [],
      theme,
      ...(revision !== undefined && { themeRevision: revision }),
    })
    showCopy(copy)
    return { kind: 'stored', revision: copy.themeRevision }
  } catch (error) {
    if (isApiError(error) && error.code === 409)
      return {
        kind: 'conflict',
        ofTheme: true,
        sentence: 'The theme of this site changed since you opened it.',
      }
    return { kind: 'failed', sentence: fieldErrors(error).theme ?? sentenceFor(error) }
  }
}

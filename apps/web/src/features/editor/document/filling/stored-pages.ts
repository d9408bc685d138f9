import {
  applyChange,
  importJson,
  storedJson,
  withoutScripts,
  withTheme,
  type BuilderDocument,
  type Change,
  type HistoryEntry,
} from '@web2/builder'
import type { CachedPage } from '@web2/contract/sites'
import { fillPlaces, picturePlaces, type PlaceImage } from '@web2/site/fill'
import { cachedData } from '../../../sites/cached-data.ts'
import { newUuid } from '../actions.ts'
import { documentOf } from '../api/opened-document.ts'
import { showCopy, shownPages } from '../api/shown-copy.ts'
import { fingerprint } from '../history/fingerprint.ts'
import { browserHistories, type Histories } from '../history/histories.ts'
import { atMost } from './at-most.ts'
import type { FillPlace } from './fill-state.ts'
import { mayHaveArrived, pageDeleted, refusalOfPage } from './page-refusals.ts'

/** Pages that are loaded at a time. */
const atOnce = 2

/** Label of the step in the history. */
export const fillLabel = 'Fill images'

/** Loads a page of a site's working copy with its document; undefined if it was deleted. */
export const storedPage = async (siteId: string, pageId: string) => {
  const copy = await cachedData.get(siteId, pageId)
  const page = copy.pages.find(({ _id, isDeleted }) => _id === pageId && !isDeleted)
  return page && { page, document: documentOf({ document: page.document, html: page.html ?? '' }) }
}

/** Returns the places of one page as they are listed. */
export const listedPlaces = (
  document: BuilderDocument,
  pageId: string | null,
  page: string,
): readonly FillPlace[] =>
  picturePlaces(document).map((place) => ({ ...place, key: `${pageId ?? ''} ${place.uuid}`, pageId, page }))

/** Loads the places of all pages of a site's working copy but the open one, in the order of its pages. */
export const placesOfOtherPages = async (siteId: string, openId: string): Promise<readonly FillPlace[]> => {
  const pages = shownPages(await cachedData.outline(siteId)).filter(({ _id }) => _id !== openId)
  const found = new Map<string, readonly FillPlace[]>()
  await atMost(atOnce, pages, async ({ _id, name }) => {
    const loaded = await storedPage(siteId, _id)
    if (loaded) found.set(_id, listedPlaces(loaded.document, _id, name))
  })
  return pages.flatMap(({ _id }) => found.get(_id) ?? [])
}

/** Returns a page of a site as it is stored: the theme belongs to the site. */
export const contentJson = (document: BuilderDocument): string =>
  storedJson({ ...document, page: withTheme(document.page, undefined) })

/** Reads a document that `contentJson` wrote. */
export const contentOf = (json: string): BuilderDocument => {
  const found = importJson(json)
  if (!found.ok) throw new Error(found.message)
  return found.document
}

/** Returns the fingerprint of a document as the server stores it, without the theme. */
export const storedPrint = (document: BuilderDocument): string =>
  fingerprint(contentJson(withoutScripts(contentOf(contentJson(document)))))

/** A change of a page that is not open. */
interface StoredStep {
  /** Key of the page's steps: site and page. */
  readonly key: string
  readonly label: string
  readonly before: BuilderDocument
  readonly change: Change
  readonly select: readonly string[]
}

/** Adds a step to the kept history of a page, so that it can be undone when the page is opened next. */
export const keepStep = async (
  { key, label, before, change, select }: StoredStep,
  histories: Histories = browserHistories,
): Promise<void> => {
  const stateAt = (document: BuilderDocument, position: number) => {
    const content = storedPrint(document)
    return { position, fingerprint: content, content }
  }
  const kept = await histories.get(key)
  const { content } = stateAt(before, 0)
  const state = kept?.states.find((each) => (each.content ?? each.fingerprint) === content)
  const position = state?.position ?? 0
  const entry: HistoryEntry = { label, change, before: [], after: select }
  await histories.put({
    version: 1,
    key,
    entries: [...(state && kept ? kept.entries.slice(0, position) : []), entry],
    states: [stateAt(before, position), stateAt(applyChange(before, change), position + 1)],
    keptAt: Date.now(),
  })
}

/** A page of a site's working copy as it was loaded. */
interface LoadedPage {
  readonly siteId: string
  readonly page: Pick<CachedPage, '_id' | 'revision'>
  readonly before: BuilderDocument
}

interface StoredFill {
  readonly siteId: string
  readonly pageId: string
  readonly images: readonly PlaceImage[]
  readonly credits: readonly string[]
}

/**
 * Stores a change of a page that is not open, unless its content has changed since it was loaded. Its step is kept for
 * undo unless `keepsStep` is false. Throws the refusal of the server; without an answer, the page may be stored.
 */
export const storeChange = async (
  { siteId, page, before }: LoadedPage,
  { change, label, select }: Pick<StoredStep, 'change' | 'label' | 'select'>,
  keepsStep = true,
): Promise<void> => {
  const document = contentJson(applyChange(before, change))
  const keep = () =>
    keepStep({ key: `${siteId}/${page._id}`, label, before, change, select }).catch((error: unknown) =>
      console.warn('The browser did not keep the step of this page.', error),
    )
  try {
    showCopy(
      await cachedData.patch(siteId, { pages: [{ _id: page._id, document, revision: page.revision }] }),
    )
  } catch (error) {
    if (keepsStep && mayHaveArrived(error)) await keep()
    throw error
  }
  if (keepsStep) await keep()
}

/** Fills places of a page that is not open. Returns why by UUID of the places that kept their drawings. */
export const fillStoredPage = async ({
  siteId,
  pageId,
  images,
  credits,
}: StoredFill): Promise<ReadonlyMap<string, string>> => {
  const all = (reason: string) => new Map(images.map(({ uuid }) => [uuid, reason]))
  try {
    const loaded = await storedPage(siteId, pageId)
    if (!loaded) return all(pageDeleted)
    const { page, document: before } = loaded
    const { change, select, refused } = fillPlaces(before, { images, credits }, newUuid)
    if (select.length > 0) await storeChange({ siteId, page, before }, { change, label: fillLabel, select })
    return new Map(refused.map(({ uuid, reason }) => [uuid, reason]))
  } catch (error) {
    return all(refusalOfPage(error))
  }
}

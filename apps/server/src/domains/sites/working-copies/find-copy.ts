import type { CachedData, CachedDataSummary } from '@web2/contract/sites'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { queryConcurrently } from '../../../platform/db/query-concurrently.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { maybePage } from '../pages/page-content-view.ts'
import type { Actor } from '../../../platform/actor.ts'
import { storedAhead } from '../pages/parse-in-thread.ts'
import { copyDiffers, copyState, copyView, themeOfCopy, type CopyKey, type CopyState } from './copy-state.ts'
import { themedHtml } from '../theme/site-theme.ts'
import { recoveredContent } from './recovered-page.ts'

/** Returns a changed page's document in stored form, or undefined if its content is unchanged. */
export const changedDocument = async (
  db: Kysely<Database>,
  { accountId, key }: CopyKey,
  pageId: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('workingPages')
    .select('document')
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .where('pageId', '=', pageId)
    .executeTakeFirst()
  return row?.document ?? undefined
}

interface Content {
  readonly document: unknown
  readonly html?: string
}

/** Returns a page's content from the working copy, or else from the site. */
const contentOf = async (
  db: Kysely<Database>,
  state: CopyState,
  pageId: string,
  withHtml: boolean,
): Promise<Content | undefined> => {
  const isChanged = state.changed.some((page) => page.pageId === pageId && page.hasContent)
  const text = isChanged ? await changedDocument(db, state, pageId) : undefined
  if (text !== undefined) {
    const page = withHtml ? await storedAhead(state.accountId, text) : undefined
    const html = page && themedHtml(page.stored().html, themeOfCopy(state))
    return { document: JSON.parse(text) as unknown, ...(html !== undefined && { html }) }
  }
  if (!state.site) return undefined
  const where = { siteId: state.site.id, accountId: state.accountId, pageId, theme: themeOfCopy(state) }
  const page = await maybePage(db, where, withHtml)
  return page && { document: page.document, ...(page.html !== undefined && { html: page.html }) }
}

export interface WantedContent {
  /** Page whose content is wanted; by default the first. */
  readonly pageId?: string | undefined
  /** False leaves the HTML out. */
  readonly html?: boolean | undefined
  /** False leaves all content out. */
  readonly content?: boolean | undefined
}

/** Returns a working copy with the content of one page. Throws 404 if neither site nor copy exists. */
export const findCopy = async (
  { db }: Pick<AppContext, 'db'>,
  owner: Actor,
  key: string,
  { pageId, html = true, content: wantsContent = true }: WantedContent = {},
): Promise<CachedData> => {
  const state = await copyState(db, { accountId: owner.accountId, key })
  if (!state.site && !state.copy) throw notFound('cached data')
  const view = copyView(state)
  if (!wantsContent) return view
  const wanted = pageId ?? view.pages.find(({ isDefault }) => isDefault)?._id
  if (pageId !== undefined && !view.pages.some(({ _id }) => _id === pageId)) throw notFound('page')
  if (wanted === undefined) return view
  const [recovered, found] = await queryConcurrently(db, [
    () => recoveredContent(db, owner, { key, pageId: wanted }),
    () => contentOf(db, state, wanted, html),
  ])
  const content = { ...found, ...(recovered && { recovered }) }
  return { ...view, pages: view.pages.map((page) => (page._id === wanted ? { ...page, ...content } : page)) }
}

/** Returns the account's working copies with unsaved changes, latest first. */
export const findCopies = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
): Promise<CachedDataSummary[]> => {
  const copies = await db
    .selectFrom('workingCopies')
    .selectAll()
    .where('accountId', '=', accountId)
    .where(copyDiffers)
    .orderBy('updatedAt', 'desc')
    .execute()
  return copies.map(({ key, siteId, createdAt, updatedAt, revision, templateId, napId }) => ({
    _id: key,
    siteId,
    createdAt,
    updatedAt,
    revision,
    isChanged: true,
    templateId,
    napId,
  }))
}

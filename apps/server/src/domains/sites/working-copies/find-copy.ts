import type { CachedData, CachedDataSummary } from '@web2/contract/sites'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { askTogether } from '../../../platform/db/ask-together.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { maybePage } from '../pages/page-content-view.ts'
import type { Actor } from '../../../platform/actor.ts'
import { storedAhead } from '../pages/read-ahead.ts'
import { copyState, copyView, differs, type CopyKey, type CopyState } from './copy-state.ts'
import { recoveredContent } from './recovered-page.ts'

/** The document of a changed page as it is stored; undefined for a page whose content nobody changed. */
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

/** A page's content as it is being worked on, or as the site has it. */
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
    return { document: JSON.parse(text) as unknown, ...(page && { html: page.stored().html }) }
  }
  if (!state.site) return undefined
  const page = await maybePage(db, { siteId: state.site.id, accountId: state.accountId, pageId }, withHtml)
  return page && { document: page.document, ...(page.html !== undefined && { html: page.html }) }
}

export interface WantedContent {
  /** The page whose content is wanted; without one the first. */
  readonly pageId?: string | undefined
  /** False leaves the html out. */
  readonly html?: boolean | undefined
  /** False leaves all content out. */
  readonly content?: boolean | undefined
}

/** A working copy with the content of one page; 404 when there is neither a site nor anything unsaved by that name. */
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
  const [recovered, found] = await askTogether(db, [
    () => recoveredContent(db, owner, { key, pageId: wanted }),
    () => contentOf(db, state, wanted, html),
  ])
  const content = { ...found, ...(recovered && { recovered }) }
  return { ...view, pages: view.pages.map((page) => (page._id === wanted ? { ...page, ...content } : page)) }
}

/** The account's working copies that differ from what is saved, the latest first. */
export const findCopies = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
): Promise<CachedDataSummary[]> => {
  const copies = await db
    .selectFrom('workingCopies')
    .selectAll()
    .where('accountId', '=', accountId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('workingPages')
          .select('pageId')
          .whereRef('workingPages.accountId', '=', 'workingCopies.accountId')
          .whereRef('workingPages.key', '=', 'workingCopies.key')
          .where(differs),
      ),
    )
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

import type { Theme } from '@web2/builder'
import { messages } from '@web2/contract/core'
import type { Site, SitePatch } from '@web2/contract/sites'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { nextUpdate } from '../../platform/db/statements/sql-time.ts'
import { badInput, notFound } from '../../platform/errors.ts'
import { copiedContent } from './pages/copy-page-content.ts'
import type { Actor } from '../../platform/actor.ts'
import { withRedirectTracking } from './pages/record-moved-pages.ts'
import { lockSite } from './lock-site.ts'
import { newIndexNowKey } from './index-now-key.ts'
import { requireListingInAccount } from './require-own-listing.ts'
import { requireEditablePages } from './pages/require-editable-pages.ts'
import { ownTarget } from './require-own-target.ts'
import {
  planDiff,
  type AddedPage,
  type PageDiff,
  type PlannedDiff,
  type UpdatedPage,
} from './pages/page-diff.ts'
import { givenTexts, pageOfText, readPage, textsOver } from './pages/page-texts.ts'
import { readAhead } from './pages/parse-in-thread.ts'
import { readContent } from './pages/read-content.ts'
import { withArticles } from './pages/pages-of-articles.ts'
import { applySharedSections, withSharedParts, type SharedSections } from './pages/shared-sections.ts'
import { copyReadAhead } from './working-copies/parse-copy-in-thread.ts'
import { copyBeingSaved, settleCopy, type CopyBeingSaved } from './working-copies/save-copy.ts'
import { emitSiteChanged } from './site-summary.ts'
import { blankPage } from './pages/blank-page.ts'
import { textsOfPage } from './pages/texts-of-page.ts'
import { maybeSite } from './site-view.ts'
import { commonTheme, themeText, type ThemeText } from './theme/site-theme.ts'

/** Site of the changed pages, with the header and footer of its new pages. */
interface SiteOfPages {
  readonly siteId: string
  readonly accountId: string
  readonly shared: SharedSections
  /** Working copy from which the diff was made. */
  readonly copy: CopyBeingSaved | undefined
  /** Collects the themes in the documents of the contents. */
  readonly themes: Theme[]
}

const addPages = async (
  transaction: Transaction<Database>,
  { siteId, accountId, shared, copy, themes }: SiteOfPages,
  { added, places }: PlannedDiff,
) => {
  const blank = async (field: string) => {
    const document = await blankPage(transaction, { accountId, siteId })
    return readPage(withSharedParts(document, shared), field)
  }
  for (const [index, { id, sent: page }] of added.entries()) {
    const field = `pages.added.${index}.document`
    const cached = page.cached ? await copy?.addedPage(page) : undefined
    const content =
      cached ??
      readContent(page, field) ??
      (await copiedContent(transaction, accountId, page)) ??
      (await blank(field))
    if (content.theme) themes.push(content.theme)
    await transaction
      .insertInto('sitePages')
      .values({
        id,
        siteId,
        accountId,
        name: page.name?.trim() ?? '',
        slug: page.slug?.trim() ?? '',
        ...(page.inNavigation !== undefined && { inNavigation: page.inNavigation }),
        ...(places.get(id) ?? { position: 0 }),
        ...content.stored(givenTexts(page)),
      })
      .execute()
  }
}

/** Fields of the page itself; for an open editor, a moved page is still the same. */
const ownFields = ['name', 'slug', 'title', 'description', 'html', 'document', 'cached'] as const

const changesPage = (page: UpdatedPage): boolean => ownFields.some((field) => page[field] !== undefined)

const updatePages = async (
  transaction: Transaction<Database>,
  { siteId, copy, themes }: SiteOfPages,
  updated: readonly UpdatedPage[],
) => {
  for (const [index, page] of updated.entries()) {
    if (page.inNavigation !== undefined)
      await transaction
        .updateTable('sitePages')
        .set({ inNavigation: page.inNavigation })
        .where('id', '=', page._id)
        .where('siteId', '=', siteId)
        .execute()
    if (!changesPage(page)) continue
    const field = `pages.updated.${index}.document`
    const cached = page.cached ? await copy?.updatedPage(page._id) : undefined
    const sent = cached ?? readContent(page, field)
    if (sent?.theme) themes.push(sent.theme)
    const before = await transaction
      .selectFrom('sitePages')
      .select(['name', 'slug', 'title', 'description', 'document'])
      .where('id', '=', page._id)
      .where('siteId', '=', siteId)
      .executeTakeFirstOrThrow()
    const names = { name: page.name?.trim() ?? before.name, slug: page.slug?.trim() ?? before.slug }
    const isNamedAnew = names.name !== before.name || names.slug !== before.slug
    const given = givenTexts(page)
    const changed = sent ?? (Object.keys(given).length > 0 ? pageOfText(before.document, field) : undefined)
    const isWhole = cached !== undefined || (page.document !== undefined && page.document !== null)
    const content = changed?.stored(textsOver(changed.head, isWhole ? undefined : before, given))
    // pages that only moved are unchanged for an open editor
    if (!isNamedAnew && !content) continue
    await transaction
      .updateTable('sitePages')
      .set({
        ...names,
        ...content,
        version: sql`version + 1`,
        updatedAt: nextUpdate,
      })
      .where('id', '=', page._id)
      .where('siteId', '=', siteId)
      .execute()
  }
}

const placePages = async (
  transaction: Transaction<Database>,
  siteId: string,
  { places, home }: PlannedDiff,
) => {
  const ids = [...places.keys()]
  const standing = [...places.values()]
  if (ids.length > 0)
    await sql`
      update site_pages set parent_id = place.parent_id, position = place.position
      from unnest(
        ${ids}::uuid[],
        ${standing.map(({ parentId }) => parentId)}::uuid[],
        ${standing.map(({ position }) => position)}::int[]
      ) as place (id, parent_id, position)
      where site_pages.id = place.id and site_pages.site_id = ${siteId}`.execute(transaction)
  if (home !== null)
    await transaction
      .updateTable('sitePages')
      .set({ isDefault: sql<boolean>`id = ${home}` })
      .where('siteId', '=', siteId)
      .execute()
}

const applyDiff = async (transaction: Transaction<Database>, site: SiteOfPages, diff: PageDiff) => {
  const { siteId } = site
  const known = await transaction
    .selectFrom('sitePages')
    .select(['id', 'name', 'slug', 'parentId', 'isDefault', 'position'])
    .where('siteId', '=', siteId)
    .execute()
  const plan = planDiff(known, diff, site.copy && { idOf: site.copy.idOf, together: true })
  await addPages(transaction, site, plan)
  await updatePages(transaction, site, plan.updated)
  await placePages(transaction, siteId, plan)
  if (plan.deleted.length > 0)
    await transaction
      .deleteFrom('sitePages')
      .where('siteId', '=', siteId)
      .where('id', 'in', plan.deleted)
      .execute()
}

const diffReadAhead = async (
  db: Kysely<Database>,
  where: { readonly siteId: string; readonly accountId: string },
  diff: PageDiff,
): Promise<PageDiff> => {
  const { updated = [] } = diff
  const added = await withArticles(db, where, diff.added ?? [])
  const field = (index: number) =>
    index < added.length ? `pages.added.${index}.document` : `pages.updated.${index - added.length}.document`
  const isUpdated = new Set<AddedPage | UpdatedPage>(updated)
  const ready = await readAhead<AddedPage | UpdatedPage>(where.accountId, [...added, ...updated], {
    field,
    given: givenTexts,
    before: async (page) =>
      isUpdated.has(page) && page._id !== undefined ? textsOfPage(db, where, page._id) : undefined,
  })
  return {
    ...diff,
    added: ready.slice(0, added.length),
    updated: ready.slice(added.length) as UpdatedPage[],
  }
}

/** Returns the theme of a site after a patch: the given one, that of its working copy, or one that pages brought. */
const themeAfter = (
  before: ThemeText,
  { theme }: SitePatch,
  copy: CopyBeingSaved | undefined,
  brought: readonly Theme[],
): ThemeText => {
  if (theme !== undefined) return themeText(theme)
  const kept = copy ? copy.theme(before) : before
  return kept ?? themeText(commonTheme(brought) ?? null)
}

/** Changes a site's own fields and its pages by a diff, all or nothing. */
export const patchSite = async (
  { db }: AppContext,
  owner: Actor,
  siteId: string,
  patch: SitePatch,
): Promise<Site> => {
  const where = { siteId, accountId: owner.accountId }
  const pages = patch.pages && (await diffReadAhead(db, where, patch.pages))
  const ahead = patch.cachedData ? await copyReadAhead(db, where, patch.pages) : new Map<string, never>()
  return db.transaction().execute(async (transaction) => {
    await requireListingInAccount(transaction, owner.accountId, patch.napId)
    const site = await lockSite(transaction, where)
    if (patch.pages || patch.headerId !== undefined || patch.footerId !== undefined)
      requireEditablePages(site)
    const name = patch.siteName?.trim()
    if (name === '') throw badInput({ siteName: messages.siteNameEmpty })
    const main = await ownTarget(transaction, where, patch.primaryTargetId)
    const shared = await applySharedSections(transaction, site, patch)
    const copy = patch.cachedData
      ? await copyBeingSaved(transaction, where, ahead, patch.overwrite)
      : undefined
    const themes: Theme[] = []
    if (pages)
      await withRedirectTracking(transaction, where, () =>
        applyDiff(transaction, { ...where, shared, copy, themes }, pages),
      )
    await transaction
      .updateTable('sites')
      .set({
        theme: themeAfter(site.theme, patch, copy, themes),
        name: name ?? site.name,
        napId: patch.napId === undefined ? site.napId : patch.napId,
        email: patch.email?.trim() ?? site.email,
        ...(patch.primaryTargetId !== undefined && { primaryTargetId: patch.primaryTargetId }),
        ...(main?.url && { siteLink: main.url }),
        ...(patch.indexNow !== undefined && {
          indexNowKey: patch.indexNow ? (site.indexNowKey ?? newIndexNowKey()) : null,
        }),
        ...(patch.fasterImages !== undefined && { fasterImages: patch.fasterImages }),
        headerId: shared.header?.id ?? null,
        footerId: shared.footer?.id ?? null,
        updatedAt: sql`now()`,
      })
      .where('id', '=', siteId)
      .execute()
    await settleCopy(transaction, where, pages)
    await emitSiteChanged(transaction, where, 'patched')
    const changed = await maybeSite(transaction, where)
    if (!changed) throw notFound('site')
    return changed
  })
}

import { messages, type Site, type SitePatch } from '@web2/contract'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { badInput, notFound } from '../../errors.ts'
import type { Owner } from './create-site.ts'
import { lockSite } from './lock-site.ts'
import { newIndexNowKey } from '../publish/index-now-key.ts'
import { requireOwnNap } from './own-nap.ts'
import { requireOwnTarget } from './own-target.ts'
import { readContent, templatePages } from './page-content.ts'
import { hasErrors, pageErrors } from './page-fields.ts'
import { changedPage, storedPage } from './page-texts.ts'
import { tellSite } from './site-view.ts'

type PageDiff = NonNullable<SitePatch['pages']>

interface KnownPage {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly isDefault: boolean
}

/** Checks the pages as they will be: names, slugs, and that the default page stays. */
const check = (known: readonly KnownPage[], { added = [], updated = [], deleted = [] }: PageDiff) => {
  const ids = new Set(known.map(({ id }) => id))
  for (const id of [...deleted, ...updated.map(({ _id }) => _id)]) if (!ids.has(id)) throw notFound('page')
  if (known.some(({ id, isDefault }) => isDefault && deleted.includes(id)))
    throw badInput({ 'pages.deleted': 'The first page of a site cannot be deleted.' })
  const changes = new Map(updated.map((page, index) => [page._id, { ...page, index: `updated.${index}` }]))
  const kept = known
    .filter(({ id }) => !deleted.includes(id))
    .map((page) => {
      const change = changes.get(page.id)
      return {
        name: change?.name?.trim() ?? page.name,
        slug: change?.slug?.trim() ?? page.slug,
        index: change?.index ?? page.id,
      }
    })
  const fresh = added.map((page, index) => ({
    name: page.name?.trim() ?? '',
    slug: page.slug?.trim() ?? '',
    index: `added.${index}`,
  }))
  const errors = pageErrors([...kept, ...fresh])
  if (hasErrors(errors)) throw badInput(errors)
}

const addPages = async (
  transaction: Transaction<Database>,
  where: { siteId: string; accountId: string },
  added: NonNullable<PageDiff['added']>,
  after: number,
) => {
  if (added.length === 0) return
  const blank = templatePages('1')?.[0]
  if (!blank) throw new Error('The blank template has a page')
  await transaction
    .insertInto('sitePages')
    .values(
      added.map((page, index) => {
        const sent = readContent(page, `pages.added.${index}.document`)
        return {
          id: uuidV7(),
          ...where,
          name: page.name?.trim() ?? '',
          slug: page.slug?.trim() ?? '',
          position: after + index + 1,
          ...storedPage(sent ?? blank.document, {
            ...(page.title !== undefined && { title: page.title.trim() }),
            ...(page.description !== undefined && { description: page.description.trim() }),
          }),
        }
      }),
    )
    .execute()
}

const updatePages = async (
  transaction: Transaction<Database>,
  siteId: string,
  updated: NonNullable<PageDiff['updated']>,
) => {
  for (const [index, page] of updated.entries()) {
    const field = `pages.updated.${index}.document`
    const sent = readContent(page, field)
    const before = await transaction
      .selectFrom('sitePages')
      .select(['title', 'description', 'document'])
      .where('id', '=', page._id)
      .where('siteId', '=', siteId)
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('sitePages')
      .set({
        ...(page.name === undefined ? {} : { name: page.name.trim() }),
        ...(page.slug === undefined ? {} : { slug: page.slug.trim() }),
        ...changedPage(before, page, sent, field),
        version: sql`version + 1`,
        updatedAt: sql`now()`,
      })
      .where('id', '=', page._id)
      .where('siteId', '=', siteId)
      .execute()
  }
}

const applyDiff = async (
  transaction: Transaction<Database>,
  where: { siteId: string; accountId: string },
  diff: PageDiff,
) => {
  const known = await transaction
    .selectFrom('sitePages')
    .select(['id', 'name', 'slug', 'isDefault', 'position'])
    .where('siteId', '=', where.siteId)
    .execute()
  check(known, diff)
  const { added = [], updated = [], deleted = [] } = diff
  if (deleted.length > 0)
    await transaction
      .deleteFrom('sitePages')
      .where('siteId', '=', where.siteId)
      .where('id', 'in', deleted)
      .execute()
  await updatePages(transaction, where.siteId, updated)
  await addPages(transaction, where, added, Math.max(-1, ...known.map(({ position }) => position)))
}

/** Changes a site's own fields and its pages by a diff, all or nothing. */
export const patchSite = async (
  { db }: AppContext,
  owner: Owner,
  siteId: string,
  patch: SitePatch,
): Promise<Site> =>
  db.transaction().execute(async (transaction) => {
    const where = { siteId, accountId: owner.accountId }
    const site = await lockSite(transaction, where)
    const name = patch.siteName?.trim()
    if (name === '') throw badInput({ siteName: messages.siteNameEmpty })
    await requireOwnNap(transaction, owner.accountId, patch.napId)
    await requireOwnTarget(transaction, siteId, patch.primaryTargetId)
    if (patch.pages) await applyDiff(transaction, where, patch.pages)
    await transaction
      .updateTable('sites')
      .set({
        name: name ?? site.name,
        napId: patch.napId === undefined ? site.napId : patch.napId,
        email: patch.email?.trim() ?? site.email,
        ...(patch.primaryTargetId !== undefined && { primaryTargetId: patch.primaryTargetId }),
        ...(patch.indexNow !== undefined && {
          indexNowKey: patch.indexNow ? (site.indexNowKey ?? newIndexNowKey()) : null,
        }),
        updatedAt: sql`now()`,
      })
      .where('id', '=', siteId)
      .execute()
    const changed = await tellSite(transaction, where, 'patched')
    if (!changed) throw notFound('site')
    return changed
  })

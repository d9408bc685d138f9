import { cloudNames } from '@web2/contract/core'
import type { SiteCloud } from '@web2/contract/sites'
import { siteNames, writeText, seeded, parseText, rowValues } from '@web2/generator'
import { freeSlug } from '@web2/site'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { freeHostSlug, emitSiteChanged } from '../../sites/index.ts'
import { loadRows } from '../planning/load-definition.ts'
import type { OpenProject } from '../projects/load-project.ts'

interface NewSite {
  readonly value: string
  readonly row: number | null
}

const insertSite = async (
  transaction: Transaction<Database>,
  { turbo, open }: OpenProject,
  { value, row }: NewSite,
  taken: ReadonlySet<string>,
): Promise<string> => {
  const { definition, accountId } = turbo
  const { name, rootSlug: wanted } = siteNames(open, { row }, definition.seed)
  const rootSlug = freeSlug(wanted, taken)
  const id = uuidV7()
  await transaction
    .insertInto('sites')
    .values({
      id,
      accountId,
      createdBy: turbo.createdBy,
      name,
      rootSlug,
      hostSlug: await freeHostSlug(transaction, rootSlug),
      napId: definition.listing?.by === 'one' ? definition.listing.napId : null,
      email: definition.email.trim(),
      siteLink: null,
      runId: null,
      removedAt: null,
      turboId: turbo.id,
      turboValue: value,
    })
    .execute()
  await emitSiteChanged(transaction, { siteId: id, accountId }, 'created')
  return id
}

/** Creates missing sites, updates existing ones, and assigns all pages to their sites. */
export const ensureSites = async ({ db }: AppContext, opened: OpenProject): Promise<void> => {
  const { turbo, open } = opened
  const wanted = await db
    .selectFrom('turboPages')
    .select(['siteValue as value', 'siteRow as row'])
    .where('turboId', '=', turbo.id)
    .where('kind', '=', 'home')
    .orderBy('position')
    .execute()
  await loadRows(
    open.lists,
    wanted.map(({ row }) => open.lists.map((_list, at) => (at === open.sitePer ? row : null))),
  )
  for (const site of wanted)
    await db.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom('sites')
        .select(['id', 'name', 'email'])
        .where('turboId', '=', turbo.id)
        .where('turboValue', '=', site.value)
        .where('removedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      const taken = known
        ? []
        : await transaction
            .selectFrom('sites')
            .select('rootSlug')
            .where('accountId', '=', turbo.accountId)
            .where('removedAt', 'is', null)
            .execute()
      const id =
        known?.id ??
        (await insertSite(transaction, opened, site, new Set(taken.map(({ rootSlug }) => rootSlug))))
      if (known)
        await transaction
          .updateTable('sites')
          .set({
            name: siteNames(open, site, turbo.definition.seed).name,
            email: turbo.definition.email.trim(),
            napId: turbo.definition.listing?.by === 'one' ? turbo.definition.listing.napId : null,
          })
          .where('id', '=', known.id)
          .execute()
      await transaction
        .updateTable('turboPages')
        .set({ siteId: id })
        .where('turboId', '=', turbo.id)
        .where('siteValue', '=', site.value)
        .where(sql<boolean>`site_id is distinct from ${id}::uuid`)
        .execute()
    })
}

/** Returns a site's destinations, with bucket names filled from its row; existing ones are kept. */
export const cloudsOf = async (
  { db }: Pick<AppContext, 'db'>,
  { turbo, open }: OpenProject,
  site: { readonly id: string; readonly row: number | null },
): Promise<SiteCloud[]> => {
  const { clouds, seed } = turbo.definition
  if (clouds.length === 0) return [{ cloud: cloudNames[0], buckets: [] }]
  const rows = open.lists.map((_list, at) => (at === open.sitePer ? site.row : null))
  await loadRows(open.lists, [rows])
  const valueOf = rowValues(open.lists, open.scope, rows)
  const had = await db
    .selectFrom('siteTargets')
    .select(['cloud', 'accountLabel', 'bucket'])
    .where('siteId', '=', site.id)
    .execute()
  const has = new Set(had.map((each) => JSON.stringify([each.cloud, each.accountLabel, each.bucket])))
  const filled = (typed: string): string => {
    const parsed = typed.includes('{') ? parseText(typed) : null
    if (!parsed?.ok) return typed
    return writeText(
      parsed.nodes.map((node) =>
        node.kind === 'value' ? { ...node, modifiers: [...node.modifiers, 'slug' as const] } : node,
      ),
      valueOf,
      seeded(seed),
    )
  }
  return clouds.map((cloud) => ({
    ...cloud,
    buckets: cloud.buckets.map(({ newBucket, ...bucket }) => {
      const name = filled(bucket.bucket)
      const isThere = has.has(JSON.stringify([cloud.cloud, cloud.accountLabel ?? null, name]))
      return { ...bucket, bucket: name, ...(newBucket === true && !isThere && { newBucket }) }
    }),
  }))
}

import type { DemoAccount, DemoKind } from '@web2/contract/dashboard'
import { storedPageName } from '@web2/contract/sites'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { refused } from '../../../platform/errors.ts'
import { insertArticle } from '../../articles/index.ts'
import { createSite, storedContent, templatePages } from '../../sites/index.ts'
import type { Actor } from '../../../platform/actor.ts'
import { siteKey } from '../../properties/index.ts'
import { demoRecords, noteDemoRecords } from './demo-records.ts'
import {
  exampleArticles,
  exampleCategories,
  exampleLinks,
  exampleListings,
  exampleProperties,
  examplePage,
} from './examples.ts'

/** Serializes adding and removing an account's sample data. */
export const lockDemo = (transaction: Transaction<Database>, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`demo ${accountId}`}, 0))`.execute(transaction)

/** Emits that all of the account's data changed, so that open browsers reload it. */
export const emitSampleDataChanged = (transaction: Transaction<Database>, accountId: string): Promise<void> =>
  recordEvent(transaction, { accountId, path: 'demo-account', name: 'patched', record: { _id: accountId } })

/** Returns the content of a template page. */
const pageContent = () => {
  const { templateId, slug } = examplePage
  const page = templatePages(templateId)?.find((each) => each.slug === slug)
  if (!page) throw new Error(`The template ${templateId} has no page ${slug}.`)
  return storedContent(page.document)
}

const insertAll = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Actor,
  siteId: string,
): Promise<{ kind: DemoKind; id: string }[]> => {
  const own = () => ({ id: uuidV7(), accountId, createdBy: userId })
  const listings = exampleListings.map((listing) => ({
    ...own(),
    ...listing,
    phoneKey: null,
    addressKey: null,
  }))
  await transaction.insertInto('naps').values(listings).execute()
  await transaction
    .updateTable('sites')
    .set({ napId: listings[0]?.id ?? null })
    .where('id', '=', siteId)
    .execute()
  const categories = exampleCategories.map((category) => ({ ...own(), ...category }))
  for (const { id, name, color } of categories)
    await sql`
      insert into categories (id, account_id, created_by, name, color)
      values (${id}, ${accountId}, ${userId}, ${name}, ${color})`.execute(transaction)
  const articles: string[] = []
  for (const { category, ...article } of exampleArticles) {
    const categoryId = categories[category]?.id ?? null
    const { _id } = await insertArticle(transaction, { accountId, userId }, { ...article, categoryId })
    articles.push(_id)
  }
  const properties = exampleProperties.map((property) => ({
    ...own(),
    ...property,
    siteKey: siteKey(property.url),
  }))
  await transaction.insertInto('properties').values(properties).execute()
  const places = properties.map(({ id, propertyType, name, url }) => ({
    ...own(),
    propertyId: id,
    propertyType,
    externalId: 'site',
    name,
    url,
    webUrl: url,
  }))
  await transaction.insertInto('subProperties').values(places).execute()
  const page = {
    ...own(),
    name: storedPageName(examplePage.name),
    templateId: examplePage.templateId,
    napId: listings[0]?.id ?? null,
    ...pageContent(),
  }
  await transaction.insertInto('cloudPages').values(page).execute()
  const campaign = {
    ...own(),
    name: 'Example: Garden articles, two a week',
    targets: places.map(({ id }) => id),
    source: JSON.stringify({ kind: 'articles', articleIds: articles }),
    links: JSON.stringify(exampleLinks),
    napId: listings[0]?.id ?? null,
    schedule: JSON.stringify({
      start: new Date().toISOString().slice(0, 10),
      postsPerDay: 1,
      from: '09:00',
      to: '17:00',
      timeZone: 'UTC',
      weekdays: [2, 4],
      jitter: 20,
    }),
  }
  await transaction.insertInto('campaigns').values(campaign).execute()
  const of = (kind: DemoKind, ids: readonly string[]) => ids.map((id) => ({ kind, id }))
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  return [
    ...of('listing', idsOf(listings)),
    ...of('category', idsOf(categories)),
    ...of('article', articles),
    ...of('property', idsOf(properties)),
    ...of('campaign', [campaign.id]),
    ...of('page', [page.id]),
    ...of('site', [siteId]),
  ]
}

/**
 * Adds sample data in one transaction, up to a campaign draft that only lacks connected properties. Nothing
 * is published, sent or counted as usage. Throws 409 if it was added already.
 */
export const addSampleData = async (context: AppContext, owner: Actor): Promise<DemoAccount> => {
  const { accountId } = owner
  if ((await demoRecords(context.db, accountId)).length > 0)
    throw refused('The examples are in the account already.')
  const rootSlug = `example-site-${uuidV7().slice(-6)}`
  await createSite(
    context,
    owner,
    { siteName: 'Example: Green Acre Gardens', rootSlug, templateId: 'garden' },
    {
      also: async (transaction, site) => {
        await lockDemo(transaction, accountId)
        if ((await demoRecords(transaction, accountId)).length > 0)
          throw refused('The examples are in the account already.')
        await transaction.deleteFrom('demoRecords').where('accountId', '=', accountId).execute()
        await noteDemoRecords(transaction, accountId, await insertAll(transaction, owner, site._id))
        await emitSampleDataChanged(transaction, accountId)
      },
    },
  )
  return { records: await demoRecords(context.db, accountId) }
}

import type { DemoAccount } from '@web2/contract/dashboard'
import { storedPageName } from '@web2/contract/sites'
import type { BuilderDocument } from '@web2/builder'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { refused } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/actor.ts'
import { insertProject } from '../../generator/index.ts'
import { MediaRefusal } from '../../media/index.ts'
import { siteKey } from '@web2/contract/properties'
import { createSite, storedContent, templatePages } from '../../sites/index.ts'
import { sampleArticles } from './articles/index.ts'
import { demoRecords, noteDemoRecords } from './demo-records.ts'
import { drawSampleImages, insertSampleArticles, type SampleImages } from './insert-articles.ts'
import { insertSampleCampaign } from './insert-campaign.ts'
import type { MadeRecord } from './made-record.ts'
import { sampleProject, servicePage, servicePageName } from './sample-project.ts'
import {
  campaignProperties,
  otherProperties,
  sampleCategories,
  sampleListings,
  samplePage,
  sampleSiteName,
} from './sample-records.ts'

/** Serializes adding and removing an account's sample data. */
export const lockDemo = (transaction: Transaction<Database>, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`demo ${accountId}`}, 0))`.execute(transaction)

/** Emits that all of the account's data changed, so that open browsers reload it. */
export const emitSampleDataChanged = (transaction: Transaction<Database>, accountId: string): Promise<void> =>
  recordEvent(transaction, { accountId, path: 'demo-account', name: 'patched', record: { _id: accountId } })

const isLoaded = () => refused('Sample data is already loaded. Remove it before you load it again.')

/** Returns the document of the template page. */
const contactPage = (): BuilderDocument => {
  const { templateId, slug } = samplePage
  const page = templatePages(templateId)?.find((each) => each.slug === slug)
  if (!page) throw new Error(`The template ${templateId} has no page ${slug}.`)
  return page.document
}

/** Adds blogs as verified, without secrets, so that nothing can be sent to them. Returns their sub-properties. */
const insertProperties = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Actor,
  now: Date,
) => {
  const own = () => ({ id: uuidV7(), accountId, createdBy: userId })
  const properties = [...campaignProperties, ...otherProperties].map((property, index) => ({
    ...own(),
    ...property,
    siteKey: siteKey(new URL(property.url)),
    status: 'verified' as const,
    lastVerifiedAt: new Date(now.getTime() - (index + 2) * 3_600_000).toISOString(),
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
  return places
}

const insertPage = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Actor,
  page: {
    readonly name: string
    readonly templateId: string | null
    readonly napId: string
    readonly document: BuilderDocument
  },
): Promise<string> => {
  const { document, name, ...rest } = page
  const id = uuidV7()
  const row = {
    id,
    accountId,
    createdBy: userId,
    name: storedPageName(name),
    ...rest,
    ...storedContent(document),
  }
  await transaction.insertInto('cloudPages').values(row).execute()
  return id
}

const insertAll = async (
  context: AppContext,
  transaction: Transaction<Database>,
  owner: Actor,
  siteId: string,
  pictures: SampleImages,
): Promise<readonly MadeRecord[]> => {
  const { accountId, userId } = owner
  const now = context.now()
  const own = () => ({ id: uuidV7(), accountId, createdBy: userId })
  const listings = sampleListings.map((listing) => ({
    ...own(),
    ...listing,
    phoneKey: null,
    addressKey: null,
  }))
  await transaction.insertInto('naps').values(listings).execute()
  const napId = listings[0]?.id ?? ''
  await transaction
    .updateTable('sites')
    .set({ napId })
    .where('id', '=', siteId)
    .where('accountId', '=', accountId)
    .execute()
  const categories = sampleCategories.map((category) => ({ ...own(), ...category }))
  for (const { id, name, color } of categories)
    await sql`
      insert into categories (id, account_id, created_by, name, color)
      values (${id}, ${accountId}, ${userId}, ${name}, ${color})`.execute(transaction)
  const articles = await insertSampleArticles(
    context,
    transaction,
    owner,
    pictures,
    (business) => categories.find((category) => category.business === business)?.id ?? null,
  )
  const places = await insertProperties(transaction, owner, now)
  const campaign = await insertSampleCampaign(
    transaction,
    owner,
    {
      napId,
      articleIds: articles.articleIds.filter((_id, at) => sampleArticles[at]?.business === 'garden'),
      placeIds: places.slice(0, campaignProperties.length).map(({ id }) => id),
    },
    now,
  )
  for (const { id, propertyId } of places)
    await transaction
      .updateTable('properties')
      .set({ lastPostAt: campaign.lastPosts.get(id) ?? null })
      .where('id', '=', propertyId)
      .where('accountId', '=', accountId)
      .execute()
  const { name, templateId } = samplePage
  const contactId = await insertPage(transaction, owner, { name, templateId, napId, document: contactPage() })
  const serviceId = await insertPage(transaction, owner, {
    name: servicePageName,
    templateId: null,
    napId,
    document: servicePage(),
  })
  const project = await insertProject(
    transaction,
    owner,
    sampleProject(serviceId, napId, `green-acre-local-${uuidV7().slice(-6)}`),
  )
  const of = (kind: MadeRecord['kind'], ids: readonly string[]) => ids.map((id) => ({ kind, id }))
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  return [
    ...articles.made,
    ...of('listing', idsOf(listings)),
    ...of('category', idsOf(categories)),
    ...of('property', [...new Set(places.map(({ propertyId }) => propertyId))]),
    ...of('campaign', [campaign.id]),
    ...of('page', [contactId, serviceId]),
    ...of('site', [siteId]),
    ...of('project', [project.id]),
  ]
}

/**
 * Adds sample data in one transaction, after its images are drawn. Nothing is published, sent or counted as
 * usage. Throws 409 if it was added already, or if the media library has no room for the images.
 */
export const addSampleData = async (context: AppContext, owner: Actor): Promise<DemoAccount> => {
  const { accountId } = owner
  if ((await demoRecords(context.db, accountId)).length > 0) throw isLoaded()
  const pictures = await drawSampleImages(context, accountId)
  const rootSlug = `green-acre-gardens-${uuidV7().slice(-6)}`
  try {
    await createSite(
      context,
      owner,
      { siteName: sampleSiteName, rootSlug, templateId: 'garden' },
      {
        also: async (transaction, site) => {
          await lockDemo(transaction, accountId)
          if ((await demoRecords(transaction, accountId)).length > 0) throw isLoaded()
          await transaction.deleteFrom('demoRecords').where('accountId', '=', accountId).execute()
          const made = await insertAll(context, transaction, owner, site._id, pictures)
          await noteDemoRecords(transaction, accountId, made)
          await emitSampleDataChanged(transaction, accountId)
        },
      },
    )
  } catch (error) {
    throw error instanceof MediaRefusal ? refused(error.message) : error
  }
  return { records: await demoRecords(context.db, accountId) }
}

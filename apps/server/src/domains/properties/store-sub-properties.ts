import type { PropertyType, SubProperty } from '@web2/contract/properties'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import type { SubPropertiesTable } from './tables.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import type { RemoteSubProperty } from './providers/connector.ts'

/** Returns a sub-property in API form. */
export const subPropertyView = ({ id, ...row }: Selectable<SubPropertiesTable>): SubProperty => ({
  _id: id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  propertyId: row.propertyId,
  propertyType: row.propertyType,
  name: row.name,
  url: row.url,
  webUrl: row.webUrl,
  scrapeStatus: row.scrapeStatus,
  takesImages: row.takesImages,
})

/** Returns a sub-property in the form that connectors use. */
export const destinationOf = ({
  externalId,
  name,
  url,
  webUrl,
}: Selectable<SubPropertiesTable>): RemoteSubProperty => ({ externalId, name, url, webUrl })

interface Found {
  readonly accountId: string
  readonly propertyId: string
  readonly propertyType: PropertyType
  readonly destinations: readonly RemoteSubProperty[]
}

/** Adds and updates found sub-properties. Emits events only for changes. */
export const upsertSubProperties = async (
  transaction: Transaction<Database>,
  { accountId, propertyId, propertyType, destinations }: Found,
): Promise<void> => {
  const known = await transaction
    .selectFrom('subProperties')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .forNoKeyUpdate()
    .execute()
  for (const { externalId, name, url, webUrl, takesImages = null } of destinations) {
    const found = { name, url, webUrl, takesImages, scrapeStatus: 'scraped' as const }
    const old = known.find((each) => each.externalId === externalId)
    if (!old) {
      const values = {
        id: uuidV7(),
        accountId,
        createdBy: null,
        propertyId,
        propertyType,
        externalId,
        ...found,
      }
      const row = await transaction
        .insertInto('subProperties')
        .values(values)
        .returningAll()
        .executeTakeFirstOrThrow()
      await tell(transaction, 'created', row)
      continue
    }
    if ((Object.keys(found) as (keyof typeof found)[]).every((field) => old[field] === found[field])) continue
    await tell(transaction, 'patched', await change(transaction, old.id, found))
  }
}

/**
 * Marks missing sub-properties as failed. They are not deleted, because campaigns and posts reference them.
 */
export const markMissingSubProperties = async (
  transaction: Transaction<Database>,
  { propertyId, destinations }: Pick<Found, 'propertyId' | 'destinations'>,
): Promise<void> => {
  const known = await transaction
    .selectFrom('subProperties')
    .select(['id', 'externalId'])
    .where('propertyId', '=', propertyId)
    .where('scrapeStatus', '<>', 'failed')
    .forNoKeyUpdate()
    .execute()
  const names = new Set(destinations.map(({ externalId }) => externalId))
  for (const { id } of known.filter((each) => !names.has(each.externalId)))
    await tell(transaction, 'patched', await change(transaction, id, { scrapeStatus: 'failed' }))
}

/** Stores all current sub-properties of a property. */
export const syncSubProperties = async (transaction: Transaction<Database>, found: Found): Promise<void> => {
  await upsertSubProperties(transaction, found)
  await markMissingSubProperties(transaction, found)
}

const tell = (
  transaction: Transaction<Database>,
  name: 'created' | 'patched',
  row: Selectable<SubPropertiesTable>,
) =>
  recordEvent(transaction, {
    accountId: row.accountId,
    path: 'sub-properties',
    name,
    record: subPropertyView(row),
  })

const change = (
  transaction: Transaction<Database>,
  id: string,
  values: Partial<Pick<SubProperty, 'name' | 'url' | 'webUrl' | 'takesImages' | 'scrapeStatus'>>,
) =>
  transaction
    .updateTable('subProperties')
    .set({ ...values, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

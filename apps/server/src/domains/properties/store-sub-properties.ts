import type { PropertyType, SubProperty } from '@web2/contract/properties'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import type { SubPropertiesTable } from './tables.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import type { RemoteSubProperty } from './providers/connector.ts'

/** A sub-property as the API answers it. */
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

/** What a connector is told of a sub-property that it has found. */
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

/** Keeps places that were found in a property beside those that are known. Only what has changed is told. */
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

/** A place that is not there any more is marked as failed and stays, for campaigns and their posts name it. */
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

/** Keeps all the places that a property has now. */
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

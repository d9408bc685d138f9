import type { Property } from '@web2/contract/properties'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { SqlAdapter } from '../../platform/db/adapter/sql-adapter.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { propertiesResource } from './properties-resource.ts'

interface Place {
  readonly accountId: string
  readonly id: string
}

/** Returns a property in API form. Throws 404 if the account has none with this id. */
export const propertyView = async (db: Kysely<Database>, { accountId, id }: Place): Promise<Property> => {
  const rows = new SqlAdapter({ db, resource: propertiesResource })
  return (await rows._get(id, { tenant: { accountId, userId: null } })) as unknown as Property
}

/** Emits a property that was written in this transaction. Returns it in API form. */
export const emitPropertyChanged = async (
  transaction: Kysely<Database>,
  place: Place,
  name: 'created' | 'patched',
): Promise<Property> => {
  const record = await propertyView(transaction, place)
  await recordEvent(transaction, { accountId: place.accountId, path: 'properties', name, record })
  return record
}

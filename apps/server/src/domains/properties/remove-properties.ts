import type { Property } from '@web2/contract/properties'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { removePropertyNotice } from './verification/property-notice.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockProperties } from './add-property.ts'
import { subPropertyView } from './store-sub-properties.ts'
import { propertyView } from './emit-property-changed.ts'

export interface RemovedProperty extends Property {
  readonly accountId: string
}

/** Records of later domains that depend on properties. */
export interface PropertyDependents {
  /** Locks them, before the properties are locked. */
  readonly lock: (
    transaction: Transaction<Database>,
    accountId: string,
    propertyIds: readonly string[],
  ) => Promise<void>
  /** Cancels the planned posts of a property that is being deleted. */
  readonly cancel: (transaction: Transaction<Database>, property: RemovedProperty, now: Date) => Promise<void>
}

declare module '../../platform/context.ts' {
  interface Contributions {
    readonly propertyDependents: PropertyDependents
  }
}

/**
 * Locks the campaigns with posts there, then the properties, in the order of all other locks. Returns the ids of the existing ones.
 */
const lockDependentsAndProperties = async (
  dependents: PropertyDependents,
  transaction: Transaction<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<readonly string[]> => {
  await dependents.lock(transaction, accountId, ids)
  const found = await transaction
    .selectFrom('properties')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return found.map(({ id }) => id)
}

/**
 * Deletes properties of the account with their sub-properties and secrets. Published posts stay on their
 * sites; planned ones are canceled. Returns those that existed.
 */
export const removeProperties = (
  { db, now, contributions }: Pick<AppContext, 'db' | 'now' | 'contributions'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  ids: readonly string[],
): Promise<readonly Property[]> =>
  db.transaction().execute(async (transaction) => {
    const dependents = contributions.propertyDependents
    await lockProperties(transaction, accountId)
    const asked = ids.filter(isUuid)
    if (asked.length === 0) return []
    const removed: Property[] = []
    for (const id of await lockDependentsAndProperties(dependents, transaction, accountId, asked)) {
      const property = await propertyView(transaction, { accountId, id })
      await dependents.cancel(transaction, { ...property, accountId }, now())
      const places = await transaction
        .deleteFrom('subProperties')
        .where('propertyId', '=', id)
        .returningAll()
        .execute()
      await transaction.deleteFrom('properties').where('id', '=', id).execute()
      await removePropertyNotice(transaction, accountId, id)
      for (const place of places)
        await recordEvent(transaction, {
          accountId,
          path: 'sub-properties',
          name: 'removed',
          record: subPropertyView(place),
        })
      await recordEvent(transaction, { accountId, path: 'properties', name: 'removed', record: property })
      const details = { property: id, name: property.name, url: property.url }
      await recordAudit(transaction, { action: 'property-removed', userId, accountId, details })
      removed.push(property)
    }
    return removed
  })

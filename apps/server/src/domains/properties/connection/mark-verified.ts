import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { VerificationStepResult } from '../providers/connector.ts'
import { syncSubProperties } from '../store-sub-properties.ts'
import { markProblem } from './mark-problem.ts'
import { openSecrets, mergeSecrets, sealSecrets } from './property-secrets.ts'
import { lockedProperty } from '../find-property.ts'
import { emitPropertyChanged } from '../emit-property-changed.ts'

const hour = 60 * 60_000

/** Returns when a verified property is checked again: once a day, spread to avoid peaks. */
export const nextCheckAfter = (now: Date): string =>
  new Date(now.getTime() + 22 * hour + randomInt(4 * hour)).toISOString()

type Verified = Omit<Extract<VerificationStepResult, { kind: 'verified' }>, 'kind'>

/**
 * Stores a verified connection with sealed secrets (those the connector omits remain), without its
 * sub-properties. Returns false if the property was deleted, or if the signed-in user has this site in
 * another property already.
 */
export const saveConnection = async (
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  transaction: Transaction<Database>,
  propertyId: string,
  { username, secrets }: Omit<Verified, 'destinations'>,
): Promise<boolean> => {
  const property = await lockedProperty(transaction, propertyId)
  if (!property) return false
  const { accountId, propertyType, siteKey } = property
  const twin = await transaction
    .selectFrom('properties')
    .select('name')
    .where('accountId', '=', accountId)
    .where('propertyType', '=', propertyType)
    .where('siteKey', '=', siteKey)
    .where('username', '=', username)
    .where('id', '<>', propertyId)
    .executeTakeFirst()
  if (twin) {
    const message = `“${twin.name}” is already connected to this site as the same user. Delete one of the two, or connect as another user.`
    await markProblem(transaction, propertyId, { problem: 'refused', message }, now)
    return false
  }
  const kept = openSecrets(config, accountId, property.secretsSealed) ?? {}
  const moment = now()
  await transaction
    .updateTable('properties')
    .set({
      username,
      secretsSealed: sealSecrets(config, accountId, mergeSecrets(kept, secrets)),
      secretsRevision: property.secretsRevision + 1,
      status: 'verified',
      nextStep: '',
      problemKind: null,
      problem: '',
      lastVerifiedAt: moment.toISOString(),
      nextCheckAt: nextCheckAfter(moment),
      unreachableSince: null,
      updatedAt: moment.toISOString(),
    })
    .where('id', '=', propertyId)
    .execute()
  await emitPropertyChanged(transaction, { accountId, id: propertyId }, 'patched')
  return true
}

/** Stores a verified connection with all its sub-properties. */
export const saveVerifiedProperty = async (
  context: Pick<AppContext, 'config' | 'now'>,
  transaction: Transaction<Database>,
  propertyId: string,
  verified: Verified,
): Promise<boolean> => {
  const property = await lockedProperty(transaction, propertyId)
  if (!property || !(await saveConnection(context, transaction, propertyId, verified))) return false
  const { accountId, propertyType } = property
  const { destinations } = verified
  await syncSubProperties(transaction, { accountId, propertyId, propertyType, destinations })
  await emitPropertyChanged(transaction, { accountId, id: propertyId }, 'patched')
  return true
}

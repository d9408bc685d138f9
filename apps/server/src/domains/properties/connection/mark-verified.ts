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

/** When a verified property is looked at again: once a day, spread so that not all of them come at one time. */
export const nextCheckAfter = (now: Date): string =>
  new Date(now.getTime() + 22 * hour + randomInt(4 * hour)).toISOString()

type Verified = Omit<Extract<VerificationStepResult, { kind: 'verified' }>, 'kind'>

/**
 * A property has been proven: the secrets are sealed (what the answer leaves out stays), its places are kept apart from
 * this. Answers whether it is verified: not when it was deleted meanwhile, nor when the user who signed in has this site
 * in another property already.
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
    const message = `“${twin.name}” is connected to this site with the same user already. Delete one of the two, or connect as another user.`
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

/** The same with all the places that were found. */
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

import type { ConnectionProblem } from '@web2/contract/properties'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notify } from '../../notifications/index.ts'
import { lockedProperty } from '../find-property.ts'
import { emitPropertyChanged } from '../emit-property-changed.ts'

export interface PropertyProblem {
  readonly problem: ConnectionProblem
  /** Error with advice for users. */
  readonly message: string
  /** Revision of the secrets that failed; newer secrets make the problem obsolete. */
  readonly secretsRevision?: number
}

/**
 * Marks a property as failed until it is verified again, and keeps its secrets. Users are notified once per
 * problem. Returns false without changes if it was deleted or its secrets changed.
 */
export const markProblem = async (
  transaction: Transaction<Database>,
  propertyId: string,
  { problem, message, secretsRevision }: PropertyProblem,
  now: AppContext['now'],
): Promise<boolean> => {
  const property = await lockedProperty(transaction, propertyId)
  if (!property || (secretsRevision ?? property.secretsRevision) !== property.secretsRevision) return false
  const { accountId, propertyType, username, name, url } = property
  await transaction
    .updateTable('properties')
    .set({
      status: 'failed',
      nextStep: '',
      problemKind: problem,
      problem: message,
      nextCheckAt: null,
      unreachableSince: null,
      updatedAt: now().toISOString(),
    })
    .where('id', '=', propertyId)
    .execute()
  await emitPropertyChanged(transaction, { accountId, id: propertyId }, 'patched')
  if (property.status === 'failed' && property.problemKind === problem) return true
  await notify(transaction, {
    accountId,
    type: 'property-problem',
    cause: `property:${propertyId}:${problem}`,
    payload: {
      title: `${name || url} is disconnected`,
      message,
      link: `/properties/edit-property?id=${propertyId}`,
      username,
      propertyType,
      propertyStatus: 'failed',
      nextStep: '',
    },
  })
  return true
}

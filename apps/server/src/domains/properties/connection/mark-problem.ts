import type { ConnectionProblem } from '@web2/contract/properties'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notify } from '../../notifications/in-app/notify.ts'
import { lockedProperty } from '../find-property.ts'
import { emitPropertyChanged } from '../emit-property-changed.ts'

export interface PropertyProblem {
  readonly problem: ConnectionProblem
  /** What happened and what to do. */
  readonly message: string
  /** Which secrets it was met with: it is not the property's any more when that has others by now. */
  readonly secretsRevision?: number
}

/**
 * The connection of a property does not work: it is failed until it is verified again, and its secrets stay. Its
 * people are told once of one cause, however often it is found. Answers false, and does nothing, for a property that was
 * deleted or has other secrets by now.
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
      title: `${name || url} is not connected`,
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

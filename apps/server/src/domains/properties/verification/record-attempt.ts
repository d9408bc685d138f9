import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { doubled } from '../../../platform/jobs/backoff.ts'
import type { VerificationStepResult } from '../providers/connector.ts'
import { saveConnection } from '../connection/mark-verified.ts'
import { maybeProperty, type PropertyRecord } from '../find-property.ts'
import { askPerson } from './ask-question.ts'
import type { ClaimedVerification } from './claim-verification.ts'
import { endOf } from './clear-verification.ts'
import { failVerification } from './fail-verification.ts'
import { sealPhase } from './seal-phase.ts'
import { removePropertyNotice } from './property-notice.ts'
import { recordStep } from './record-step.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>
type Verified = Extract<VerificationStepResult, { kind: 'verified' }>

/** Consecutive steps without a result until the verification fails: an hour and a half of waiting. */
export const mostAttempts = 12

/** Ms between steps without a result. */
const waits = { first: 5_000, most: 30 * 60_000 }

/** Connects the property immediately after the proof; its sub-properties are stored afterwards. */
const recordProof = async (
  transaction: Transaction<Database>,
  context: Context,
  { id, accountId, propertyId }: ClaimedVerification,
  turn: Verified,
): Promise<boolean> => {
  const moment = context.now()
  if (!(await saveConnection(context, transaction, propertyId, turn))) {
    const property = await maybeProperty(transaction, propertyId)
    if (!property) return false
    const { problemKind, problem } = property
    // the property's own notification contains it already
    await removePropertyNotice(transaction, accountId, propertyId)
    const verification = { ...endOf, status: 'failed', problemKind, problem } as const
    await recordStep(transaction, { id, moment, verification })
    return false
  }
  const { destinations } = turn
  await recordStep(transaction, {
    id,
    moment,
    verification: {
      ...endOf,
      dueAt: undefined,
      attempts: 0,
      problem: '',
      stateSealed: sealPhase(context.config, accountId, { kind: 'found', destinations, stored: 0 }),
    },
  })
  return true
}

/** Stores the result of a connector's step. Returns true if ownership is proven. */
export const recordStepResult = async (
  transaction: Transaction<Database>,
  context: Context,
  claimed: ClaimedVerification,
  property: PropertyRecord,
  turn: VerificationStepResult,
): Promise<boolean> => {
  const moment = context.now()
  const { id, attempts } = claimed
  switch (turn.kind) {
    case 'ask':
      await askPerson(transaction, context, { claimed, moment }, property, turn)
      return false
    case 'failed':
      await failVerification(transaction, { id, moment }, property, turn.problem, turn.message)
      return false
    case 'later': {
      const { message, retryAfter = 0 } = turn.failure
      if (attempts >= mostAttempts) {
        await failVerification(transaction, { id, moment }, property, 'unknown', message)
        return false
      }
      const wait = Math.max(retryAfter, doubled(attempts, waits))
      const dueAt = new Date(moment.getTime() + wait).toISOString()
      const verification = { dueAt, retryAt: dueAt, problem: message }
      await recordStep(transaction, { id, moment, verification, property: { problem: message } })
      return false
    }
    case 'verified':
      return recordProof(transaction, context, claimed, turn)
  }
}

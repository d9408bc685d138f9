import { messages } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import type { Connection, VerificationStepResult } from '../providers/connector.ts'
import { attempt, putAsideSentence } from '../../../platform/jobs/attempt.ts'
import { appSecrets } from '../connection/app-secrets.ts'
import { connectorOf } from '../connection/find-connector.ts'
import { maybeProperty, type PropertyRecord } from '../find-property.ts'
import { openSecrets } from '../connection/property-secrets.ts'
import { releasePermits, acquirePermits } from '../../../platform/rate-limits/take-permits.ts'
import { claimVerification, type ClaimedVerification } from './claim-verification.ts'
import { expireVerification } from './expire-verification.ts'
import { failVerification } from './fail-verification.ts'
import { openAnswer, openPhase, type Phase } from './seal-phase.ts'
import { mostAttempts, recordStepResult } from './record-attempt.ts'
import { returnAddress } from '../../accounts/index.ts'
import { storeDestinations } from './store-found-sub-properties.ts'
import { ifStillClaimed } from './claimed-transaction.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'jobs' | 'log' | 'now'>

/** Time limit of one connector step in ms; shorter than the lease of a claim. */
const longestTurn = 2 * 60_000

const unreadable =
  'This verification was encrypted with a different APP_SECRET. Enter the property’s credentials again and start a new verification.'

const putAside = putAsideSentence('blog', 'Check its URL, then start the verification again.')

interface Step {
  readonly property: PropertyRecord
  readonly connection: Connection
  readonly phase: Exclude<Phase, { kind: 'found' }>
  readonly answer: string
}

const runConnectorStep = async (
  context: Context,
  { property, connection, phase, answer }: Step,
  stopping: AbortSignal,
): Promise<VerificationStepResult | { readonly kind: 'full'; readonly until: Date }> => {
  const { config, db, now } = context
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestTurn)])
  const connector = await connectorOf(context, property.means, signal)
  if (!connector)
    return {
      kind: 'failed',
      problem: 'refused',
      message: 'This version doesn’t support this connection method. Choose another one in the property.',
    }
  const budgets = connector.budgets(connection, property.accountId)
  const taken = await acquirePermits(db, budgets, { count: 1, lease: longestTurn }, now())
  if (!taken.ok) return { kind: 'full', until: taken.until }
  const start = { connection, returnTo: returnAddress(config) }
  try {
    return await (phase.kind === 'begin'
      ? connector.begin(start)
      : connector.resume({ ...start, step: phase.step, memory: phase.memory, answer }))
  } finally {
    await releasePermits(db, [taken.permit])
  }
}

/** Postpones the step until the service's rate budget has room, without counting an attempt. */
const waitForRoom = ({ db }: Context, { id, attempts }: ClaimedVerification, until: Date) =>
  db
    .updateTable('verifications')
    .set({ dueAt: until.toISOString(), attempts: attempts - 1 })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()

const workOn = async (context: Context, claimed: ClaimedVerification, signal: AbortSignal): Promise<void> => {
  const { config, db, now } = context
  const property = await maybeProperty(db, claimed.propertyId)
  if (!property) return
  const fail = (message: string) =>
    ifStillClaimed(context, claimed, (transaction) =>
      failVerification(transaction, { id: claimed.id, moment: now() }, property, 'unknown', message),
    )
  const secrets = openSecrets(config, property.accountId, property.secretsSealed)
  const phase = openPhase(config, claimed)
  const answer = openAnswer(config, claimed)
  const isLost =
    secrets === undefined || phase === undefined || (phase.kind === 'asked' && answer === undefined)
  if (isLost) return void (await fail(unreadable))
  if (claimed.attempts > mostAttempts) return void (await fail(messages.somethingWentWrong))
  if (phase.kind === 'found') return storeDestinations(context, claimed, property, phase)

  // a newly registered application applies from the first step; later steps use the one they began with
  const app = phase.kind === 'begin' ? await appSecrets(context, property.accountId, property.means) : {}
  const connection = { url: property.url, username: property.username, secrets: { ...secrets, ...app } }
  const unit = { kind: 'verification', subjectId: claimed.id, accountId: property.accountId }
  const tried = await attempt(context, unit, () =>
    runConnectorStep(context, { property, connection, phase, answer: answer ?? '' }, signal),
  )
  if (tried.kind === 'put-aside') return void (await fail(putAside))
  const turn = tried.result
  if (turn.kind === 'full') return void (await waitForRoom(context, claimed, turn.until))
  const isProven = await ifStillClaimed(context, claimed, (transaction) =>
    recordStepResult(transaction, context, claimed, property, turn),
  )
  if (isProven && turn.kind === 'verified')
    await storeDestinations(context, claimed, property, {
      kind: 'found',
      destinations: turn.destinations,
      stored: 0,
    })
}

/**
 * Advances a verification by one connector step, or stores what was found; ends it if its question expired.
 * All state is in its record, so the next worker can continue after a kill.
 */
export const runVerification = async (context: Context, id: string, signal: AbortSignal): Promise<void> => {
  const claimed = await claimVerification(context, id)
  if (claimed) await workOn(context, claimed, signal)
  else await expireVerification(context, id)
}

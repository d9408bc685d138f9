import { findAccountRow } from '../../../../platform/db/account-row.ts'
import { messages } from '@web2/contract/core'
import type { OtpAccepted, OtpAnswer } from '@web2/contract/properties'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../platform/db/uuid-v7.ts'
import { badInput, forbidden, notFound, notSignedIn, refused } from '../../../../platform/errors.ts'
import { verifyPropertyJob } from '../../jobs.ts'
import { linkSecretHash, newLinkSecret } from '../../../../platform/secrets/link-secret.ts'
import { mayUse, type Caller } from '../../../../platform/auth/caller.ts'
import { lockedProperty } from '../../find-property.ts'
import { countAttempt } from '../../../../platform/rate-limits/rate-limit.ts'
import { verificationOfLink } from './guest-link.ts'
import { notFoundLink } from './guest-link-limit.ts'
import { sealAnswer } from '../seal-phase.ts'
import { recordStep } from '../record-step.ts'
import { verificationColumns, type VerificationRow } from '../verification-view.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>

interface Asking {
  readonly caller: Caller | undefined
  /** IP address for the limits on guests. */
  readonly address: string
}

/** Answers per user or link; the tries of a verification are counted separately. */
const mostAnswers = { most: 40, seconds: 600 }

/**
 * Counts an answer against its user or link, never against others at the same IP address. Throws 404 for an
 * invalid link.
 */
const countAnswer = async (context: Context, jobId: string, { caller, address }: Asking): Promise<void> => {
  const { db } = context
  if (isUuid(jobId)) {
    if (caller) await countAttempt(db, { key: `send-otp:user:${caller.userId}`, ...mostAnswers })
    return
  }
  const found = await verificationOfLink(context, db, jobId)
  if (!found) throw await notFoundLink(db, address)
  await countAttempt(db, { key: `send-otp:link:${found.id}`, ...mostAnswers })
}

const ownVerification = (transaction: Transaction<Database>, caller: Caller | undefined, id: string) => {
  if (!caller) throw notSignedIn()
  if (!mayUse(caller, 'content:write')) throw forbidden()
  return findAccountRow(
    transaction,
    'verifications',
    { id, accountId: caller.accountId },
    { columns: verificationColumns },
  )
}

/** Validates an answer before it is stored, as far as possible without the platform or site. */
const checkAnswer = ({ step, ask }: VerificationRow, otp: string): void => {
  if (step !== 'choose-way') return
  const way = /^\d{1,4}$/.test(otp.trim()) ? Number(otp) : 0
  const most = ask?.ways?.length ?? 0
  if (way < 1) throw badInput({ otp: messages.wayNotPositive }, messages.wayNotPositive)
  if (way > most) {
    const sentence = `Enter a number from 1 to ${most}.`
    throw badInput({ otp: sentence }, sentence)
  }
}

const requireOpen = (
  row: VerificationRow,
  { step, type }: OtpAnswer,
  propertyType: string,
  now: Date,
): void => {
  if (row.status === 'running') throw refused('Your last answer is still being checked. Wait a moment.')
  if (row.status !== 'waiting') throw refused('This verification has ended, so there is nothing to answer.')
  if (row.expiresAt !== null && Date.parse(row.expiresAt) <= now.getTime())
    throw refused('The time to answer has passed. Start the verification again.')
  if (step !== undefined && step !== row.step)
    throw refused('This question was already answered. Answer the next one instead.')
  if (type !== undefined && type !== '' && type !== propertyType)
    throw badInput({ type: 'This verification is for another type of property.' })
}

/**
 * Stores an answer sealed and wakes the verification. For users, `jobId` is the verification's id; guests
 * give the secret of a link, which works once: the response contains the next one.
 */
export const answerVerification = async (
  context: Context,
  answer: OtpAnswer,
  asking: Asking,
): Promise<OtpAccepted> => {
  const { config, db, jobs, now } = context
  const { otp, jobId } = answer
  await countAnswer(context, jobId, asking)
  const accepted = await db.transaction().execute(async (transaction) => {
    const byLink = !isUuid(jobId)
    const found = byLink
      ? await verificationOfLink(context, transaction, jobId)
      : await ownVerification(transaction, asking.caller, jobId)
    const property = found && (await lockedProperty(transaction, found.propertyId))
    if (!property) return undefined
    const { id, accountId } = found
    const row = await transaction
      .selectFrom('verifications')
      .select(verificationColumns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    // of two answers with one link, the second finds it used
    if (!row || (byLink && row.linkHash !== found.linkHash)) return undefined
    const moment = now()
    requireOpen(row, answer, property.propertyType, moment)
    checkAnswer(row, otp)
    const next = newLinkSecret()
    await recordStep(transaction, {
      id,
      moment,
      verification: {
        status: 'running',
        answerSealed: sealAnswer(config, accountId, otp.trim()),
        expiresAt: null,
        dueAt: moment.toISOString(),
        problem: '',
        attempts: 0,
        ...(byLink && { linkHash: linkSecretHash(next) }),
      },
      property: { status: 'verifying', nextStep: '' },
    })
    await jobs.enqueue(transaction, verifyPropertyJob, { verificationId: id }, { singletonKey: id })
    return { status: 'accepted' as const, jobId: byLink ? next : id }
  })
  if (accepted) return accepted
  throw isUuid(jobId) ? notFound('verification') : await notFoundLink(db, asking.address)
}

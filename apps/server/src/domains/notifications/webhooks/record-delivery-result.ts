import { findAccountRow } from '../../../platform/db/account-row.ts'
import { webhookLimits } from '@web2/contract/notifications'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { retryAfterOf } from '../../../platform/outbound/retry-after.ts'
import { notify } from '../in-app/notify.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { nextAttempt } from './next-attempt.ts'
import type { Attempt } from './send-message.ts'
import { deliveryView, webhookView } from './webhook-views.ts'

type WebhookRow = ClaimedDelivery['webhook']

const day = 24 * 3_600_000

/** The receiver no longer wants it (RFC 9110, section 15.5.11). */
const gone = 410

const isTaken = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300

const sentenceOf = (attempt: Attempt): string => {
  if (isTaken(attempt)) return ''
  if (attempt.status === null) return attempt.problem
  if (attempt.status >= 300 && attempt.status < 400)
    return `The endpoint redirects (HTTP ${attempt.status}). Enter the URL it redirects to.`
  return `The endpoint responded with HTTP ${attempt.status}.`
}

/**
 * Returns why this attempt disables the webhook, or undefined if it doesn't or the webhook is disabled
 * already.
 */
const reasonToStop = (
  { failingSince, isActive }: WebhookRow,
  attempt: Attempt,
  now: Date,
): string | undefined => {
  if (!isActive || isTaken(attempt)) return undefined
  if (attempt.status === gone) return 'The endpoint no longer exists (HTTP 410).'
  const hasFailedLong =
    failingSince !== null && now.getTime() - Date.parse(failingSince) >= webhookLimits.failingDays * day
  return hasFailedLong
    ? `Deliveries have failed for ${webhookLimits.failingDays} days. ${sentenceOf(attempt)}`
    : undefined
}

const switchOff = async (
  transaction: Transaction<Database>,
  webhook: WebhookRow,
  problem: string,
): Promise<void> => {
  const { accountId } = webhook
  const message = 'The webhook was turned off. Turn it on to resend this delivery.'
  await transaction
    .updateTable('webhookDeliveries')
    .set({ status: 'failed', message })
    .where('webhookId', '=', webhook.id)
    .where('accountId', '=', accountId)
    .where('status', '=', 'queued')
    .execute()
  await notify(transaction, {
    accountId,
    type: 'webhook-switched-off',
    cause: `webhook:${webhook.id}`,
    payload: {
      title: `Webhook “${webhook.name}” was turned off`,
      message: problem,
      link: '/settings/webhooks',
    },
  })
}

/** Updates the webhook after an attempt. Returns the reason if that disabled it. */
const judgeWebhook = async (
  transaction: Transaction<Database>,
  webhook: WebhookRow,
  attempt: Attempt,
  now: Date,
): Promise<string | undefined> => {
  const problem = reasonToStop(webhook, attempt, now)
  const failingSince = isTaken(attempt) ? null : (webhook.failingSince ?? now.toISOString())
  if (failingSince === webhook.failingSince && problem === undefined) return undefined
  const { id, accountId } = webhook
  const changed = await transaction
    .updateTable('webhooks')
    .set({ failingSince, ...(problem !== undefined && { isActive: false, problem }) })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const record = webhookView(changed)
  await recordEvent(transaction, { accountId, path: 'webhooks', name: 'patched', record })
  return problem
}

/** Stores the result of an attempt (delivered, to be retried, or failed) and its effect on the webhook. */
export const recordDeliveryAttempt = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { delivery, webhook: asClaimed }: ClaimedDelivery,
  attempt: Attempt,
  random: () => number,
): Promise<void> => {
  const moment = now()
  const { accountId } = asClaimed
  await db.transaction().execute(async (transaction) => {
    // webhook first, the lock order of all writers; a stronger lock would block the triggers that add
    // deliveries
    const webhook = await findAccountRow(transaction, 'webhooks', asClaimed, { lock: 'no key update' })
    if (!webhook) return
    // a response of the former URL says nothing about a URL entered since
    const isItsAddress = webhook.url === asClaimed.url
    const problem = isItsAddress ? await judgeWebhook(transaction, webhook, attempt, moment) : undefined
    const retryAfter = retryAfterOf(attempt.retryAfter, moment.getTime(), day)
    const again =
      isTaken(attempt) || problem !== undefined
        ? undefined
        : nextAttempt(delivery.attempts, { now: moment, retryAfter, random })
    const status = isTaken(attempt) ? 'delivered' : again ? 'queued' : 'failed'
    const ended = await transaction
      .updateTable('webhookDeliveries')
      .set({
        status,
        ...(again && { dueAt: again.toISOString() }),
        answerStatus: attempt.status,
        answerBody: attempt.body,
        duration: attempt.duration,
        message: sentenceOf(attempt),
        updatedAt: moment.toISOString(),
      })
      .where('id', '=', delivery.id)
      .where('accountId', '=', accountId)
      // if two workers sent it, the successful one decides
      .where('status', '<>', 'delivered')
      // a failure is ignored if the delivery was sent again, claimed by another worker or failed by then
      .$if(!isTaken(attempt), (query) =>
        query.where('status', '=', 'queued').where('dueAt', '=', delivery.dueAt),
      )
      .returningAll()
      .executeTakeFirst()
    if (ended)
      await recordEvent(transaction, {
        accountId,
        path: 'webhook-deliveries',
        name: 'patched',
        record: deliveryView(ended),
      })
    if (problem !== undefined) await switchOff(transaction, webhook, problem)
  })
}

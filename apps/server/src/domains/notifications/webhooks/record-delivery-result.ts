import { webhookLimits } from '@web2/contract/notifications'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { notify } from '../in-app/notify.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { nextAttempt, retryAfterOf } from './next-attempt.ts'
import type { Attempt } from './send-message.ts'
import { deliveryView, webhookView } from './webhook-views.ts'

type WebhookRow = ClaimedDelivery['webhook']

const day = 24 * 3_600_000

/** The receiver wants no more of it (RFC 9110, section 15.5.11). */
const gone = 410

const isTaken = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300

const sentenceOf = (attempt: Attempt): string => {
  if (isTaken(attempt)) return ''
  if (attempt.status === null) return attempt.problem
  if (attempt.status >= 300 && attempt.status < 400)
    return `It answered with a redirect (HTTP ${attempt.status}). Enter the address that it leads to.`
  return `It answered with HTTP ${attempt.status}.`
}

/** Why a webhook is switched off after this attempt; undefined: it is not, or is off already. */
const reasonToStop = (
  { failingSince, isActive }: WebhookRow,
  attempt: Attempt,
  now: Date,
): string | undefined => {
  if (!isActive || isTaken(attempt)) return undefined
  if (attempt.status === gone) return 'The receiver answered that the address is gone (HTTP 410).'
  const hasFailedLong =
    failingSince !== null && now.getTime() - Date.parse(failingSince) >= webhookLimits.failingDays * day
  return hasFailedLong
    ? `Nothing was taken for ${webhookLimits.failingDays} days. ${sentenceOf(attempt)}`
    : undefined
}

const switchOff = async (
  transaction: Transaction<Database>,
  webhook: WebhookRow,
  problem: string,
): Promise<void> => {
  const { accountId } = webhook
  const message = 'The webhook was switched off. Send it again when it is on.'
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
      title: `The webhook “${webhook.name}” was switched off`,
      message: problem,
      link: '/settings/webhooks',
    },
  })
}

/** Writes down what an attempt says of its webhook; answers why it was switched off, if it was. */
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

/** Writes down what became of an attempt: taken, to be tried again, or given up; and what that means for its webhook. */
export const recordDeliveryAttempt = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { delivery, webhook: asClaimed }: ClaimedDelivery,
  attempt: Attempt,
  random: () => number,
): Promise<void> => {
  const moment = now()
  const { accountId } = asClaimed
  await db.transaction().execute(async (transaction) => {
    // the webhook first, as everybody locks them; a stronger lock would keep waiting what it is told of
    const webhook = await transaction
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', asClaimed.id)
      .where('accountId', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!webhook) return
    // what another address answered says nothing of the one that was entered meanwhile
    const isItsAddress = webhook.url === asClaimed.url
    const problem = isItsAddress ? await judgeWebhook(transaction, webhook, attempt, moment) : undefined
    const retryAfter = retryAfterOf(attempt.retryAfter, moment)
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
      // of two workers that sent it the one that was heard decides
      .where('status', '<>', 'delivered')
      // one that failed says nothing once somebody has it sent again, or it was taken by another worker or given up
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

import { lockAccountRow } from '../../../platform/db/account-row.ts'
import { webhookLimits, type WebhookPatch, type WebhookWithSecret } from '@web2/contract/notifications'
import type { AppContext } from '../../../platform/context.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'
import { originOf } from '../../../platform/outbound/origins.ts'
import { last4 } from '../../../platform/secrets/last4.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { sendTestMessage } from './send-test-message.ts'
import { webhookAddress } from './normalize-webhook-url.ts'
import { newWebhookSecret, sealWebhookSecret } from './webhook-secrets.ts'
import { webhookView } from './webhook-views.ts'

const hour = 3_600_000

/**
 * Changes a webhook; enabling it resets its failures. A new secret appears in this response only. A URL with
 * another origin gets a new secret at once, because the former receiver knows the old one.
 */
export const changeWebhook = (
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  id: string,
  { action, url: typed, ...values }: WebhookPatch,
): Promise<WebhookWithSecret> => {
  if (!isUuid(id)) throw notFound('webhook')
  const url = typed === undefined ? undefined : webhookAddress(config, typed)
  const moment = now()
  return db.transaction().execute(async (transaction) => {
    const before = await lockAccountRow(transaction, 'webhooks', { id, accountId }, 'webhook')
    const isElsewhere = url !== undefined && originOf(url) !== originOf(before.url)
    const secret = isElsewhere || action === 'rotate-secret' ? newWebhookSecret() : undefined
    const overlap = new Date(moment.getTime() + webhookLimits.overlapHours * hour).toISOString()
    const row = await transaction
      .updateTable('webhooks')
      .set({
        ...values,
        ...(url !== undefined && { url }),
        // failures of the old URL say nothing about the new one
        ...((url !== undefined || values.isActive === true) && { failingSince: null, problem: '' }),
        ...(secret !== undefined && {
          secretSealed: sealWebhookSecret(config, accountId, secret),
          secretLast4: last4(secret),
          oldSecretSealed: isElsewhere ? null : before.secretSealed,
          oldSecretUntil: isElsewhere ? null : overlap,
        }),
        updatedAt: moment.toISOString(),
      })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (action === 'test') await sendTestMessage(transaction, row, moment)
    const record = webhookView(row)
    await recordEvent(transaction, { accountId, path: 'webhooks', name: 'patched', record })
    const details = { service: 'webhooks', id, name: row.name }
    if (action !== 'test')
      await recordAudit(transaction, { action: 'record-changed', userId, accountId, details })
    return secret === undefined ? record : { ...record, secret }
  })
}

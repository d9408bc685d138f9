import { webhookLimits, type WebhookCreate, type WebhookWithSecret } from '@web2/contract/notifications'
import type { AppContext } from '../../../platform/context.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { refused } from '../../../platform/errors.ts'
import { last4 } from '../../../platform/secrets/last4.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { webhookAddress } from './normalize-webhook-url.ts'
import { newWebhookSecret, sealWebhookSecret } from './webhook-secrets.ts'
import { webhookView } from './webhook-views.ts'

/** Creates a webhook. Only this response contains its secret. */
export const createWebhook = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { name, url: typed, events }: WebhookCreate,
): Promise<WebhookWithSecret> => {
  const url = webhookAddress(config, typed)
  const secret = newWebhookSecret()
  const record = await db.transaction().execute(async (transaction) => {
    // one at a time per account, so that the limit is exact
    await transaction
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .execute()
    const { count } = await transaction
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
    if (count >= webhookLimits.most)
      throw refused(`You’ve reached the limit of ${webhookLimits.most} webhooks. Delete one first.`)
    const row = await transaction
      .insertInto('webhooks')
      .values({
        id: uuidV7(),
        accountId,
        createdBy: userId,
        name,
        url,
        events: [...events],
        secretSealed: sealWebhookSecret(config, accountId, secret),
        secretLast4: last4(secret),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const made = webhookView(row)
    await recordEvent(transaction, { accountId, path: 'webhooks', name: 'created', record: made })
    const details = { service: 'webhooks', id: row.id, name }
    await recordAudit(transaction, { action: 'record-created', userId, accountId, details })
    return made
  })
  return { ...record, secret }
}

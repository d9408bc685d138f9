import type { Selectable } from 'kysely'
import { sql, type Kysely } from 'kysely'
import { webhookLimits } from '@web2/contract/notifications'
import type { Database } from '../../../platform/db/database.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from '../webhooks-tables.ts'

/** A message that is to be sent now, with what is needed for it. */
export interface ClaimedDelivery {
  readonly delivery: Selectable<WebhookDeliveriesTable>
  readonly webhook: Selectable<WebhooksTable>
}

/** Milliseconds after which a message that was taken counts as left by a worker that is gone. */
const lease = webhookLimits.answerWithin * 1_000 + 45_000

/**
 * Takes messages whose time has come, the oldest of each webhook first and a few of each, so that one that is slow keeps
 * nobody waiting. A message that is taken is due again after its lease, in case nobody ends it.
 */
export const claimDeliveries = async (
  db: Kysely<Database>,
  {
    free,
    perWebhook,
    busy,
    now,
  }: {
    readonly free: number
    readonly perWebhook: number
    /** Webhooks that have as many under way as they may. */
    readonly busy: readonly string[]
    readonly now: Date
  },
): Promise<ClaimedDelivery[]> => {
  const moment = now.toISOString()
  const until = new Date(now.getTime() + lease).toISOString()
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      select due.id from webhooks
      cross join lateral (
        select id, due_at from webhook_deliveries
        where webhook_id = webhooks.id and status = 'queued' and due_at <= ${moment}
        order by due_at limit ${perWebhook} for update skip locked
      ) as due
      where webhooks.is_active and webhooks.id <> all(${[...busy]}::uuid[])
      order by due.due_at limit ${free}`.execute(transaction)
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const taken = await transaction
      .updateTable('webhookDeliveries')
      .set(({ eb }) => ({ dueAt: until, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .returningAll()
      .execute()
    const webhooks = await transaction
      .selectFrom('webhooks')
      .selectAll()
      .where(
        'id',
        'in',
        taken.map(({ webhookId }) => webhookId),
      )
      .execute()
    const byId = new Map(webhooks.map((webhook) => [webhook.id, webhook]))
    return taken.flatMap((delivery) => {
      const webhook = byId.get(delivery.webhookId)
      return webhook ? [{ delivery, webhook }] : []
    })
  })
}

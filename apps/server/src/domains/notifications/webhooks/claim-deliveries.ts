import type { Selectable } from 'kysely'
import { sql, type Kysely } from 'kysely'
import { webhookLimits } from '@web2/contract/notifications'
import type { Database } from '../../../platform/db/database.ts'
import { claimRows, type LeasedRows } from '../../../platform/jobs/leased-rows.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from '../tables.ts'

/** Claimed delivery with everything needed to send it. */
export interface ClaimedDelivery {
  readonly delivery: Selectable<WebhookDeliveriesTable>
  readonly webhook: Selectable<WebhooksTable>
}

const deliveries: LeasedRows<'webhookDeliveries'> = {
  table: 'webhookDeliveries',
  dueAt: 'dueAt',
  open: { status: 'queued' },
  lease: webhookLimits.answerWithin * 1_000 + 45_000,
  countsAttempts: true,
}

/**
 * Claims due deliveries, oldest first and at most a few per webhook, so that a slow one does not delay the
 * others.
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
    /** Webhooks at their limit of concurrent deliveries. */
    readonly busy: readonly string[]
    readonly now: Date
  },
): Promise<ClaimedDelivery[]> => {
  const moment = now.toISOString()
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
    const ids = rows.map(({ id }) => id)
    const taken = await claimRows(transaction, deliveries, ids, now)
    if (taken.length === 0) return []
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

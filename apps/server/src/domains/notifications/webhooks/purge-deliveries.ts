import { webhookLimits } from '@web2/contract/notifications'
import type { AppContext } from '../../../platform/context.ts'

const day = 24 * 3_600_000

/** Deletes deliveries past their retention period, including those of disabled webhooks. */
export const purgeDeliveries = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - webhookLimits.deliveriesKept * day)
  await db.deleteFrom('webhookDeliveries').where('createdAt', '<', before.toISOString()).execute()
}

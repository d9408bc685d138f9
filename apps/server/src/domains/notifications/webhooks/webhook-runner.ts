import { setTimeout as delay } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import type { AppContext } from '../../../platform/context.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import { claimDeliveries, type ClaimedDelivery } from './claim-deliveries.ts'
import { recordDeliveryAttempt } from './record-delivery-result.ts'
import { sendDelivery, type Attempt } from './send-message.ts'
import { signedHeaders } from './sign-message.ts'
import { openWebhookSecret } from './webhook-secrets.ts'
import { messageBody } from './webhook-views.ts'

/** Interval between polls for due deliveries, in ms. */
const lookEvery = 500
const atOnce = 24
const perWebhook = 4

export interface WebhookRunner {
  /** Claims nothing more and waits for deliveries in progress. */
  stop(): Promise<void>
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

const secretsOf = ({ config, now }: AppContext, { webhook }: ClaimedDelivery): readonly string[] => {
  const { accountId, secretSealed, oldSecretSealed, oldSecretUntil } = webhook
  const isOverlap = oldSecretUntil !== null && Date.parse(oldSecretUntil) > now().getTime()
  const sealed = [secretSealed, ...(isOverlap && oldSecretSealed !== null ? [oldSecretSealed] : [])]
  return sealed.flatMap((each) => openWebhookSecret(config, accountId, each) ?? [])
}

const lost: Attempt = {
  status: null,
  body: '',
  retryAfter: undefined,
  duration: 0,
  problem: 'Its secret was sealed with another APP_SECRET and cannot be read any more. Make a new secret.',
}

/** Sends one claimed delivery and stores the result. */
const deliver = async (
  context: AppContext,
  dispatcher: Dispatcher,
  claimed: ClaimedDelivery,
  random: () => number,
): Promise<void> => {
  const secrets = secretsOf(context, claimed)
  const { delivery, webhook } = claimed
  const body = messageBody(delivery)
  const attempt =
    secrets.length === 0
      ? lost
      : await sendDelivery(dispatcher, {
          url: webhook.url,
          body,
          headers: signedHeaders({ id: delivery.id, at: context.now(), body, secrets }),
        })
  await recordDeliveryAttempt(context, claimed, attempt, random)
}

/**
 * Delivers due messages until stopped. Deliveries claimed by a killed worker are sent again after their
 * lease.
 */
export const startWebhookRunner = (
  context: AppContext,
  {
    onError,
    random = Math.random,
  }: { readonly onError: (error: Error) => void; readonly random?: () => number },
): WebhookRunner => {
  const stopping = new AbortController()
  const dispatcher = guardedAgentOf(context.config)
  const active = new Map<Promise<void>, string>()

  const begin = async (): Promise<number> => {
    const free = atOnce - active.size
    if (free === 0) return 0
    const underWay = new Map<string, number>()
    for (const webhookId of active.values()) underWay.set(webhookId, (underWay.get(webhookId) ?? 0) + 1)
    const busy = [...underWay].filter(([, count]) => count >= perWebhook).map(([webhookId]) => webhookId)
    const taken = await claimDeliveries(context.db, { free, perWebhook, busy, now: context.now() })
    for (const claimed of taken) {
      const sending = deliver(context, dispatcher, claimed, random)
        .catch((error: unknown) => onError(asError(error)))
        .finally(() => active.delete(sending))
      active.set(sending, claimed.webhook.id)
    }
    return taken.length
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      const begun = await begin().catch((error: unknown) => {
        onError(asError(error))
        return 0
      })
      if (begun > 0 && active.size < atOnce) continue
      await delay(lookEvery, undefined, { signal: stopping.signal }).catch((failure: unknown) => {
        if (!stopping.signal.aborted) throw failure
      })
    }
    await Promise.all(active.keys())
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

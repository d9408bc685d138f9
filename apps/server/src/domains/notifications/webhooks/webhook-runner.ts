import type { Dispatcher } from 'undici'
import type { AppContext } from '../../../platform/context.ts'
import { runTasks, startRunner, type Runner } from '../../../platform/jobs/task-runner.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import { claimDeliveries, type ClaimedDelivery } from './claim-deliveries.ts'
import { recordDeliveryAttempt } from './record-delivery-result.ts'
import { sendDelivery, type Attempt } from './send-message.ts'
import { signedHeaders } from './sign-message.ts'
import { openWebhookSecret } from './webhook-secrets.ts'
import { messageBody } from './webhook-views.ts'

/** Ms between polls for due deliveries. */
const interval = 500
const atOnce = 24
const perWebhook = 4

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
  problem: 'The signing secret can’t be decrypted because APP_SECRET has changed. Rotate the secret.',
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
): Runner => {
  const dispatcher = guardedAgentOf(context.config)
  const claim = async (free: number, active: readonly ClaimedDelivery[]): Promise<ClaimedDelivery[]> => {
    if (free === 0) return []
    const underWay = Map.groupBy(active, ({ webhook }) => webhook.id)
    const busy = [...underWay].filter(([, own]) => own.length >= perWebhook).map(([webhookId]) => webhookId)
    return claimDeliveries(context.db, { free, perWebhook, busy, now: context.now() })
  }
  const run = (claimed: ClaimedDelivery) => deliver(context, dispatcher, claimed, random)
  return startRunner((stopping) => runTasks({ atOnce, interval, claim, run, onError }, stopping), {
    pause: interval,
    onError,
  })
}

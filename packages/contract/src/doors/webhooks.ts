export {
  webhookEventNames,
  webhookEvents,
  webhookLimits,
  webhookTestEvent,
  type WebhookEvent,
} from '../webhook-events.ts'
export {
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookDeliveryPatch,
  webhookDeliveryStatuses,
  WebhookPatch,
  type WebhookWithSecret,
} from '../resources/webhook.ts'

export { Mail, mailFailures, MailPatch, mailStatuses, type MailFailure, type MailStatus } from './mail.ts'
export { Notification } from './notification.ts'
export {
  webhookEventNames,
  webhookEvents,
  webhookLimits,
  webhookTestEvent,
  type WebhookEvent,
} from './webhook-events.ts'
export {
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookDeliveryPatch,
  webhookDeliveryStatuses,
  WebhookPatch,
  type WebhookWithSecret,
} from './webhook.ts'

import type { Mail, MailPatch } from './mail.ts'
import type { Notification } from './notification.ts'
import type {
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookDeliveryPatch,
  WebhookPatch,
  WebhookWithSecret,
} from './webhook.ts'

export interface NotificationsResources {
  mails: { record: Mail; patch: MailPatch }
  notifications: {
    record: Notification
    update: { status: 'unread' | 'seen' }
    patch: { status: 'unread' | 'seen' }
  }
  'webhook-deliveries': { record: WebhookDelivery; patch: WebhookDeliveryPatch }
  webhooks: {
    record: Webhook
    create: WebhookCreate
    created: WebhookWithSecret
    patch: WebhookPatch
    patched: WebhookWithSecret
  }
}

import type {
  Mail,
  Notification,
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookPatch,
} from '@web2/contract/notifications'
import { resource } from '../../lib/api/resource.ts'

/** Mail of the installation, for admins; without its text in lists. */
export const mails = resource<Mail, never, { retry: true }>('mails')
export const webhooks = resource<Webhook, WebhookCreate, WebhookPatch>('webhooks')
export const webhookDeliveries = resource<WebhookDelivery, never, { action: 'redeliver' }>(
  'webhook-deliveries',
)

export const notifications = resource<Notification, never, { status: 'seen' }>('notifications')

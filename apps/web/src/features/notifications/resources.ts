import { resource } from '../../lib/api/resource.ts'

/** Mail of the installation, for admins; without its text in lists. */
export const mails = resource('mails')
export const webhooks = resource('webhooks')
export const webhookDeliveries = resource('webhook-deliveries')

export const notifications = resource('notifications')

import type { Notification } from '@web2/contract/notifications'

/** Only what a property no longer waits for may be deleted. */
export const isDeletable = ({ payload }: Pick<Notification, 'payload'>): boolean => {
  const status = payload.propertyStatus ?? ''
  return status === '' || status === 'failed' || status === 'scraped'
}

/** Where a notification leads: an address on the web, a path of this app, or nowhere. */
export type Destination = { kind: 'web' | 'app'; href: string } | null

export const destinationOf = ({ payload }: Pick<Notification, 'payload'>): Destination => {
  const link = payload.link ?? ''
  if (/^https?:\/\//.test(link)) return { kind: 'web', href: link }
  return /^\/(?![/\\])/.test(link) ? { kind: 'app', href: link } : null
}

/** True if the notification belongs to a running verification. */
export const isAnswerable = ({ payload }: Pick<Notification, 'payload'>): boolean =>
  payload.jobId !== undefined &&
  (payload.propertyStatus === 'action-needed' || payload.propertyStatus === 'verified')

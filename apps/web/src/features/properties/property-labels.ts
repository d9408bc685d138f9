import type { ConnectionMeans, Property, PropertyStatus, PropertyType } from '@web2/contract/properties'
import { formatMoment } from '../../lib/dates.ts'

export const statusWords: Readonly<Record<PropertyStatus, { label: string; color: string }>> = {
  new: { label: 'Not connected', color: 'gray' },
  verifying: { label: 'Connecting', color: 'blue' },
  'action-needed': { label: 'Action needed', color: 'yellow' },
  verified: { label: 'Verified', color: 'harbour' },
  failed: { label: 'Failed', color: 'red' },
}

/** Returns the status as shown: a blog that can't be reached is neither verified nor just connecting. */
export const shownStatus = ({ status, problem }: Pick<Property, 'status' | 'problem'>) =>
  (status === 'verified' || status === 'verifying') && problem !== ''
    ? { label: 'Not responding', color: 'yellow' }
    : statusWords[status]

export const isToCome = (moment: string | null, now = new Date()): boolean =>
  moment !== null && new Date(moment) > now

/** Returns when a blog that doesn't respond is tried again, as a sentence. */
export const nextTry = (nextTryAt: string | null, now = new Date()): string => {
  if (nextTryAt === null) return ''
  return isToCome(nextTryAt, now) ? `Next try ${formatMoment(nextTryAt)}.` : 'Trying again now…'
}

/** How each type of site connects, before one is chosen. */
export const typeWords: Readonly<Record<PropertyType, string>> = {
  wordpress:
    'Approve the connection on your site, or sign in to WordPress.com. Posts are published automatically.',
  tumblr: 'Sign in to Tumblr once to connect all blogs of that account.',
  weebly:
    'Verify ownership with a one-time code. Weebly has no posting API. We prepare posts for you to paste.',
  gsites:
    'Verify ownership with a one-time code. Google Sites has no posting API. We prepare posts for you to paste.',
}

export const meansWords: Readonly<Record<ConnectionMeans, { label: string; text: string }>> = {
  'application-password': {
    label: 'Self-hosted WordPress',
    text: 'Requires WordPress 5.6 or later over HTTPS. Your site creates a password just for this connection, which you can revoke anytime.',
  },
  'wordpress-com': {
    label: 'WordPress.com',
    text: 'Sign in to WordPress.com and allow the connection. We never see your password.',
  },
  tumblr: {
    label: 'Tumblr',
    text: 'Sign in to Tumblr and allow the connection. We never see your password.',
  },
  'weebly-cloud': {
    label: 'Weebly Cloud keys',
    text: 'For Weebly Cloud partners. Posts are published automatically with your keys.',
  },
  assisted: {
    label: 'Manual publishing',
    text: 'Verify ownership with a one-time code. We prepare each post and its images for you to paste, then check daily that it’s still live.',
  },
}

export const urlExamples: Readonly<Record<PropertyType, string>> = {
  wordpress: 'https://blog.example.com',
  tumblr: 'https://example.tumblr.com',
  weebly: 'https://example.weebly.com',
  gsites: 'https://sites.google.com/view/example',
}

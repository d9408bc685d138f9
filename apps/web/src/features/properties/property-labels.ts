import type { ConnectionMeans, PropertyStatus, PropertyType } from '@web2/contract/properties'

export const statusWords: Readonly<Record<PropertyStatus, { label: string; color: string }>> = {
  new: { label: 'Not connected', color: 'gray' },
  verifying: { label: 'Connecting', color: 'blue' },
  'action-needed': { label: 'Action needed', color: 'yellow' },
  verified: { label: 'Verified', color: 'harbour' },
  failed: { label: 'Failed', color: 'red' },
}

/** How each type of site connects, before one is chosen. */
export const typeWords: Readonly<Record<PropertyType, string>> = {
  wordpress: 'You approve on your own site, or sign in at WordPress.com. Posts go out by themselves.',
  tumblr: 'You sign in at Tumblr once. All blogs of that login can take posts.',
  weebly:
    'You put a code on the site to show it is yours. Weebly lets no tool post for you, so posts are made ready to paste.',
  gsites:
    'You put a code on the site to show it is yours. Google Sites lets no tool post for you, so posts are made ready to paste.',
}

export const meansWords: Readonly<Record<ConnectionMeans, { label: string; text: string }>> = {
  'application-password': {
    label: 'A WordPress I host',
    text: 'Works with WordPress 5.6 or newer on https. You approve on your site, which makes a password for this tool alone; you can revoke it there at any time.',
  },
  'wordpress-com': {
    label: 'WordPress.com',
    text: 'You sign in at WordPress.com and allow the connection. We never see your password.',
  },
  tumblr: {
    label: 'Tumblr',
    text: 'You sign in at Tumblr and allow the connection. We never see your password.',
  },
  'weebly-cloud': {
    label: 'Weebly Cloud keys',
    text: 'For partners of Weebly Cloud: posts go out by themselves with your keys.',
  },
  assisted: {
    label: 'Ready to paste',
    text: 'You show that the site is yours by a code on it. Each post is made ready with its pictures; you paste it, and we check the link and watch it.',
  },
}

export const urlExamples: Readonly<Record<PropertyType, string>> = {
  wordpress: 'https://blog.example.com',
  tumblr: 'https://example.tumblr.com',
  weebly: 'https://example.weebly.com',
  gsites: 'https://sites.google.com/view/example',
}

import type { InstallationStatus } from '@web2/contract/core'
import { counted } from '../../../lib/text/counted.ts'
import { countText } from './format-figures.ts'

/** Returns the external connections as sentences. */
export const connectionsText = ({ connected, mails }: InstallationStatus): string => {
  const { cloudAccounts, blogs, silentBlogs, textServices } = connected
  const silent = silentBlogs === 0 ? '' : ` (${countText(silentBlogs)} not responding)`
  const parts = [
    { is: cloudAccounts > 0, text: counted(cloudAccounts, 'cloud account'), none: 'cloud accounts' },
    { is: blogs > 0, text: `${counted(blogs, 'blog')}${silent}`, none: 'blogs' },
    { is: textServices > 0, text: counted(textServices, 'text service'), none: 'text services' },
    { is: mails.isSent, text: 'mail server', none: 'mail server' },
  ]
  const there = parts.filter(({ is }) => is).map(({ text }) => text)
  const missing = parts.filter(({ is }) => !is).map(({ none }) => none)
  return [
    ...(there.length > 0 ? [`Connected: ${there.join(', ')}.`] : []),
    ...(missing.length > 0 ? [`Not connected: ${missing.join(', ')}.`] : []),
  ].join(' ')
}

import type { Config } from '../../../platform/config/config.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { sitesBase, type SitesAddress } from '../../clouds/index.ts'
import type { KnownForm } from './known-forms.ts'
import type { Fault } from '../submission/submission.ts'

/** Path of forms on the app's origin. */
export const formPath = '/f/'

/** Path of our pages for visitors, on the origin of sites. No folder of a published site begins with a tilde. */
export const visitorPath = '/~form/'

/** Returns whether a text is the id of a form as published: with other letter case, one form would be many. */
export const isFormId = (text: string): boolean => isUuid(text) && text === text.toLowerCase()

/** Returns the URL that the published form posts to. */
export const formUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, formId: string): string =>
  `${publicUrl.replace(/\/+$/, '')}${formPath}${formId}`

/** Returns the URL that answers of the confirmation page are posted to. */
export const confirmUrl = (config: Pick<Config, 'publicUrl'>, formId: string): string =>
  `${formUrl(config, formId)}/confirm`

/** Returns the URL of the page that keeps a submission that was not stored. */
export const faultUrl = (config: SitesAddress, formId: string, fault: Fault): string =>
  `${sitesBase(config)}${visitorPath}${formId}?fault=${fault}`

/** Origin of a submission for our pages after it: the destination of its page, and the version of the form there. */
export interface Sent {
  /** Empty if it is unknown. */
  readonly targetId: string
  readonly version: string
}

/** Characters of the name of a version. */
const longestVersion = 40

/** Returns what an address or a field says of a submission, which a visitor may have changed. */
export const claimedSent = ({ targets }: Pick<KnownForm, 'targets'>, at: string, version: string): Sent => ({
  targetId: targets.get(at)?.targetId ?? '',
  // a half character has no escape in a URL
  version: version.slice(0, longestVersion).toWellFormed(),
})

const sentQuery = ({ targetId, version }: Sent): string =>
  Object.entries({ at: targetId, v: version })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Returns the URL of the page on which a visitor confirms a submission. */
export const questionUrl = (
  config: SitesAddress,
  formId: string,
  confirmation: string,
  sent: Sent & { readonly isWrong?: boolean },
): string => {
  const query = [`of=${confirmation}`, sentQuery(sent), sent.isWrong ? 'wrong=1' : '']
  return `${sitesBase(config)}${visitorPath}${formId}/confirm?${query.filter((part) => part !== '').join('&')}`
}

/** Returns the URL of our thank-you page; with a target it leads on to that of the site. */
export const thanksUrl = (config: SitesAddress, formId: string, sent: Sent): string => {
  const query = sentQuery(sent)
  return `${sitesBase(config)}${visitorPath}${formId}/thanks${query === '' ? '' : `?${query}`}`
}

/** Returns a stored address as a redirect names it; undefined if it can't be redirected to. */
export const webAddress = (address: string): string | undefined => {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** Returns whether a stored address can be redirected to. */
export const isWebAddress = (address: string): boolean => webAddress(address) !== undefined

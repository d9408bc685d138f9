import type { Config } from '../../../platform/config/config.ts'
import { sitesBase } from '../../clouds/index.ts'
import type { Fault } from './post.ts'

type Place = Pick<Config, 'publicUrl' | 'sitesPort'>

/** Path of forms on the app's origin. */
export const formPath = '/f/'

/** Path of our pages for visitors, on the origin of sites. No folder of a published site begins with a tilde. */
export const visitorPath = '/~form/'

/** Returns the URL that the published form posts to. */
export const formUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, formId: string): string =>
  `${publicUrl.replace(/\/+$/, '')}${formPath}${formId}`

/** Returns the URL that answers of the confirmation page are posted to. */
export const confirmUrl = (config: Pick<Config, 'publicUrl'>, formId: string): string =>
  `${formUrl(config, formId)}/confirm`

/** Returns the URL of the page that keeps a submission that was not stored. */
export const faultUrl = (config: Place, formId: string, fault: Fault): string =>
  `${sitesBase(config)}${visitorPath}${formId}?fault=${fault}`

/** Origin of a submission for our pages after it: the destination of its page, and the version of the form there. */
export interface Sent {
  /** Empty if it is unknown. */
  readonly targetId: string
  readonly version: string
}

const sentQuery = ({ targetId, version }: Sent): string =>
  Object.entries({ at: targetId, v: version })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Returns the URL of the page on which a visitor confirms a submission. */
export const questionUrl = (
  config: Place,
  formId: string,
  confirmation: string,
  sent: Sent & { readonly isWrong?: boolean },
): string => {
  const query = [`of=${confirmation}`, sentQuery(sent), sent.isWrong ? 'wrong=1' : '']
  return `${sitesBase(config)}${visitorPath}${formId}/confirm?${query.filter((part) => part !== '').join('&')}`
}

/** Returns the URL of our thank-you page; with a target it leads on to that of the site. */
export const thanksUrl = (config: Place, formId: string, sent: Sent): string => {
  const query = sentQuery(sent)
  return `${sitesBase(config)}${visitorPath}${formId}/thanks${query === '' ? '' : `?${query}`}`
}

/** Returns whether a stored address can be redirected to. */
export const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '')

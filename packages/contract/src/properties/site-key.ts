import { trimEndOf } from '../core/index.ts'

/** URL parts that users copy along from the address bar. */
const within = /\/(?:wp-admin|wp-login\.php|wp-json|index\.php|xmlrpc\.php)(?:\/.*)?$/i

/** Returns the path of a site's URL without the screen of its software, such as '/wp-admin/'. */
export const sitePath = (pathname: string): string => pathname.replace(within, '')

interface SiteAddress {
  readonly host: string
  readonly pathname: string
}

/** Returns a key that is equal for two URLs of one site, regardless of http or https and a leading www. */
export const siteKey = ({ host, pathname }: SiteAddress): string =>
  `${host.replace(/^www\./, '')}${trimEndOf(sitePath(pathname), (letter) => letter === '/')}`

interface Place {
  readonly propertyType: string
  /** Key of its URL. */
  readonly key: string
  /** Empty if it is not known. */
  readonly username: string
}

/** Returns whether two properties are the same blog: two users of one site are two properties. */
export const isSameProperty = (one: Place, other: Place): boolean =>
  one.propertyType === other.propertyType &&
  one.key === other.key &&
  (one.username === '' ||
    other.username === '' ||
    one.username.toLowerCase() === other.username.toLowerCase())

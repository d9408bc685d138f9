import { isPlainHttp } from '@web2/contract/core'

/** Returns scheme, host and port of a URL; empty if it has none. */
export const originOf = (address: string): string => URL.parse(address)?.origin ?? ''

/** Returns whether a secret sent to this URL could be read on the way. */
export const isReadableOnTheWay = (address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && isPlainHttp(url)
}

const bare = (hostname: string): string => hostname.replace(/^www\./, '')

/**
 * Returns whether a secret entered for one URL may be sent to another that it redirected to: the same origin,
 * or the same host by https, with or without a leading www. Never another host, and never from https to http.
 */
export const takesSecretsOf = (entered: string, reached: string): boolean => {
  const from = URL.parse(entered)
  const to = URL.parse(reached)
  if (!from || !to) return false
  if (from.origin === to.origin) return true
  return (
    to.protocol === 'https:' &&
    from.port === '' &&
    to.port === '' &&
    bare(from.hostname) === bare(to.hostname)
  )
}

import { sitePath } from '@web2/contract/properties'
import { literalAddress, isPublicAddress } from '../../platform/outbound/public-addresses.ts'
import { isBlockedPort } from '../../platform/outbound/blocked-ports.ts'
import { egressPolicy } from '../../platform/outbound/egress-policy.ts'
import { badInput } from '../../platform/errors.ts'
import { withoutEndSlashes } from '../../platform/text/trim-text.ts'

const privateName = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i

const isAllowed = (address: URL, egressAllow: readonly string[]): boolean =>
  egressPolicy(egressAllow).allows(
    address.hostname,
    Number(address.port) || (address.protocol === 'https:' ? 443 : 80),
  )

/** Returns whether the URL itself names a private network; host names are resolved when they are called. */
const isPrivate = (address: URL): boolean => {
  const literal = literalAddress(address.hostname)
  if (literal !== undefined) return !isPublicAddress(literal)
  return privateName.test(address.hostname) || !address.hostname.includes('.')
}

/**
 * Normalizes a site's URL for storage: https by default, no trailing slash, query or fragment. Throws 400 if
 * it is invalid or in a private network that `egressAllow` does not name.
 */
export const siteAddress = (typed: string, egressAllow: readonly string[]): string => {
  const given = typed.trim()
  const address = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`)
  if (!address || !/^https?:$/.test(address.protocol) || /\s/.test(given))
    throw badInput({ url: 'Enter the site’s URL, for example https://blog.example.com' })
  if (address.username || address.password)
    throw badInput({ url: 'Enter the URL without a username and password.' })
  const isNamed = isAllowed(address, egressAllow)
  if (!isNamed && address.port !== '' && isBlockedPort(Number(address.port)))
    throw badInput({
      url: `Sites can’t be served at port ${address.port}. Enter the site’s own URL.`,
    })
  if (!isNamed && isPrivate(address))
    throw badInput({
      url:
        'This URL points to a private network, which we can’t access. Use the site’s public URL, ' +
        'or ask the operator of this installation to add it to EGRESS_ALLOW.',
    })
  address.hash = ''
  address.search = ''
  address.pathname = sitePath(address.pathname)
  return withoutEndSlashes(address.href)
}

/** Returns the default name of a site: its host, or its own path segment on a shared host. */
export const usualName = (address: string): string => {
  const { host, pathname } = new URL(address)
  const own = host === 'sites.google.com' ? pathname.split('/').filter(Boolean).at(-1) : undefined
  return own ?? host
}

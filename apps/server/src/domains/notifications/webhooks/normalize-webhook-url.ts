import type { Config } from '../../../platform/config/config.ts'
import { badInput } from '../../../platform/errors.ts'
import { isPublicAddress, literalAddress } from '../../../platform/outbound/public-addresses.ts'
import { isBlockedPort } from '../../../platform/outbound/blocked-ports.ts'
import { egressPolicy } from '../../../platform/outbound/egress-policy.ts'

/**
 * Normalizes the URL for storage. Throws 400 for one that could never be called. Host names are resolved, and
 * private addresses rejected, at each delivery.
 */
export const webhookAddress = ({ egressAllow }: Pick<Config, 'egressAllow'>, typed: string): string => {
  const wrong = (message: string) => badInput({ url: message })
  const address = URL.parse(typed.trim())
  if (!address || !/^https?:$/.test(address.protocol))
    throw wrong('Enter a full URL, such as https://example.com/webhooks')
  if (address.username || address.password)
    throw wrong(
      'Enter the URL without a user name and password. Events are authenticated by their signature.',
    )
  address.hash = ''
  const port = Number(address.port) || (address.protocol === 'https:' ? 443 : 80)
  if (egressPolicy(egressAllow).allows(address.hostname, port)) return address.href
  if (isBlockedPort(port)) throw wrong('This port isn’t allowed for web requests.')
  const literal = literalAddress(address.hostname)
  if (address.hostname === 'localhost' || (literal !== undefined && !isPublicAddress(literal)))
    throw wrong(
      'This URL points to a private network. Use a public URL, or ask an admin to add it to EGRESS_ALLOW.',
    )
  return address.href
}

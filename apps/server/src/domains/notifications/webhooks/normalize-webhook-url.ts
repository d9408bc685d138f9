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
    throw wrong('Enter the full address, for example https://example.com/webhooks')
  if (address.username || address.password)
    throw wrong('Enter the address without a name and password. The signature says who sends.')
  address.hash = ''
  const port = Number(address.port) || (address.protocol === 'https:' ? 443 : 80)
  if (egressPolicy(egressAllow).allows(address.hostname, port)) return address.href
  if (isBlockedPort(port)) throw wrong('This port belongs to something else than the web.')
  const literal = literalAddress(address.hostname)
  if (address.hostname === 'localhost' || (literal !== undefined && !isPublicAddress(literal)))
    throw wrong(
      'This address leads into a private network. Use a public address, or ask whoever runs this installation to add it to EGRESS_ALLOW.',
    )
  return address.href
}

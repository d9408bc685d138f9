import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { TrustedProxy } from '../config/trusted-proxy.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Where a call came from: the other end of the connection, and what proxies say of the way before it. */
export interface Arrival {
  readonly peer: string | undefined
  /** The X-Forwarded-For header: its lines, or all of them joined by commas. */
  readonly forwarded: string | readonly string[] | undefined
}

const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/
const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/

/** An address as proxies write it: bare, in brackets, with a port or a zone. IPv4 within IPv6 is IPv4. */
const parseAddress = (text: string): Address | undefined => {
  const trimmed = text.trim()
  const bare = (bracketed.exec(trimmed) ?? withPort.exec(trimmed))?.[1] ?? trimmed
  if (isIP(bare) === 0) return undefined
  const [address = ''] = bare.split('%')
  return ipaddr.process(address)
}

/** Whether the chain is believed beyond a hop, given how many hops lie between it and us. */
const believes = (trusted: TrustedProxy): ((hop: Address, distance: number) => boolean) => {
  if ('hops' in trusted) return (_hop, distance) => distance < trusted.hops
  const ranges = trusted.ranges.map((range) => ipaddr.parseCIDR(range))
  return (hop) => ranges.some(([base, bits]) => hop.kind() === base.kind() && hop.match(base, bits))
}

/**
 * The address of whoever calls: the right-most hop that is no trusted proxy. Every proxy adds its own peer at the right
 * of X-Forwarded-For, so what a caller writes there stays at the left of that and is never read. A chain that is too
 * short, or goes on with something that is no address, ends at its last good hop. Empty when there is no peer.
 */
export const callerAddress = (
  { peer = '', forwarded = [] }: Arrival,
  trusted: TrustedProxy | undefined,
): string => {
  let hop = parseAddress(peer)
  if (!hop) return ''
  if (!trusted) return hop.toString()
  const goesOn = believes(trusted)
  const chain = (typeof forwarded === 'string' ? forwarded : forwarded.join(',')).split(',')
  for (let distance = 0; goesOn(hop, distance); distance += 1) {
    const before = parseAddress(chain.at(-1 - distance) ?? '')
    if (!before) break
    hop = before
  }
  return hop.toString()
}

/**
 * Whom limits count as one caller: an IPv4 address, or the /64 network of an IPv6 one, in which everybody can pick
 * any address. Other texts stay as they are.
 */
export const countedAddress = (address: string): string => {
  const parsed = parseAddress(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? address
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** Reads off a request whom limits count it against. */
export const countedCaller =
  (trusted: TrustedProxy | undefined) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string =>
    countedAddress(
      callerAddress({ peer: socket.remoteAddress, forwarded: headers['x-forwarded-for'] }, trusted),
    )

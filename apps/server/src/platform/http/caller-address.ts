import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { TrustedProxy } from '../config/trusted-proxy.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Origin of a call: the peer of the connection, and the hops that proxies report. */
export interface Arrival {
  readonly peer: string | undefined
  /** X-Forwarded-For header: its lines, or all of them joined by commas. */
  readonly forwarded: string | readonly string[] | undefined
}

const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/
const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/

/**
 * Parses an address as proxies write it: bare, in brackets, with a port or a zone. IPv4 within IPv6 becomes
 * IPv4.
 */
const parseAddress = (text: string): Address | undefined => {
  const trimmed = text.trim()
  const bare = (bracketed.exec(trimmed) ?? withPort.exec(trimmed))?.[1] ?? trimmed
  if (isIP(bare) === 0) return undefined
  const [address = ''] = bare.split('%')
  return ipaddr.process(address)
}

/** Returns whether the chain is trusted beyond a hop, given its distance from us in hops. */
const believes = (trusted: TrustedProxy): ((hop: Address, distance: number) => boolean) => {
  if ('hops' in trusted) return (_hop, distance) => distance < trusted.hops
  const ranges = trusted.ranges.map((range) => ipaddr.parseCIDR(range))
  return (hop) => ranges.some(([base, bits]) => hop.kind() === base.kind() && hop.match(base, bits))
}

/** Returns a function that reads the caller of a call; the ranges of proxies are parsed once. */
const callerReader = (trusted: TrustedProxy | undefined) => {
  const goesOn = trusted && believes(trusted)
  return ({ peer = '', forwarded = [] }: Arrival): Address | undefined => {
    let hop = parseAddress(peer)
    if (!hop || !goesOn) return hop
    const chain = (typeof forwarded === 'string' ? forwarded : forwarded.join(',')).split(',')
    for (let distance = 0; goesOn(hop, distance); distance += 1) {
      const before = parseAddress(chain.at(-1 - distance) ?? '')
      if (!before) break
      hop = before
    }
    return hop
  }
}

/**
 * Returns the caller's address: the right-most hop that is no trusted proxy. Every proxy appends its peer at
 * the right of X-Forwarded-For, so values from the caller stay at the left and are never used. A chain that
 * is too short or contains an invalid address ends at its last valid hop. Empty without a peer.
 */
export const callerAddress = (arrival: Arrival, trusted: TrustedProxy | undefined): string =>
  callerReader(trusted)(arrival)?.toString() ?? ''

const counted = (address: Address): string => {
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/**
 * Returns the address under which limits count a caller: an IPv4 address, or the /64 network of an IPv6 one,
 * within which callers choose addresses freely. Returns other texts unchanged.
 */
export const countedAddress = (address: string): string => {
  const parsed = parseAddress(address)
  return parsed ? counted(parsed) : address
}

/** Returns a function that reads this address from a request. */
export const countedCaller = (trusted: TrustedProxy | undefined) => {
  const callerOf = callerReader(trusted)
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const caller = callerOf({ peer: socket.remoteAddress, forwarded: headers['x-forwarded-for'] })
    return caller ? counted(caller) : ''
  }
}

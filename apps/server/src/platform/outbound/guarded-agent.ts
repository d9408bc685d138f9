import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import { isPublicAddress, literalAddress } from './public-addresses.ts'
import { isBlockedPort } from './blocked-ports.ts'
import { EgressRefused } from './egress-error.ts'
import type { EgressPolicy } from './egress-policy.ts'
import { answerWithin } from './response-deadline.ts'

export interface AgentOptions {
  /** Maximum of open connections per origin. */
  connections?: number
  /** Ms for opening a connection, and for silence before and within a response; 0 for no limit. */
  connectTimeout?: number
  answerTimeout?: number
  /** Ms for a whole response once it has started; default four times `answerTimeout`. */
  wholeAnswerTimeout?: number
  /** Name resolution; the system's unless a test passes its own. */
  lookup?: typeof systemLookup
}

/**
 * Resolves a name once and returns only public addresses, so that the connection uses the checked address.
 */
const publicLookup =
  (resolve: typeof systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { family: options.family, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '', 0)
      const first = found[0]
      // one private address among public ones is an attack or a mistake; neither is used
      if (first === undefined || !found.every((entry) => isPublicAddress(entry.address)))
        return callback(new EgressRefused(hostname), '', 0)
      if (options.all === true) return callback(null, found)
      callback(null, first.address, first.family)
    })
  }

/**
 * Creates the only agent for user-given URLs. It connects to public addresses only, except where the policy
 * allows others, and checks each new connection, so that redirects and changed DNS responses are covered.
 */
export const createGuardedAgent = (policy: EgressPolicy, options: AgentOptions = {}): Dispatcher => {
  const timeout = options.connectTimeout ?? 10_000
  const answerTimeout = options.answerTimeout ?? 30_000
  const wholeAnswerTimeout = options.wholeAnswerTimeout ?? answerTimeout * 4
  const resolve = options.lookup ?? systemLookup
  const open = buildConnector({ timeout, allowH2: false })
  const guarded = buildConnector({ timeout, allowH2: false, lookup: publicLookup(resolve) })
  const agent = new Agent({
    connections: options.connections ?? 8,
    headersTimeout: answerTimeout,
    bodyTimeout: answerTimeout,
    connect: (target, callback) => {
      const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80)
      if (policy.allows(target.hostname, port)) return open(target, callback)
      if (isBlockedPort(port))
        return callback(new EgressRefused(`${target.hostname}:${port}`, 'no-web-port'), null)
      const literal = literalAddress(target.hostname)
      if (literal !== undefined && !isPublicAddress(literal))
        return callback(new EgressRefused(target.hostname), null)
      guarded(target, callback)
    },
  })
  // 0: the caller limits the wait
  return wholeAnswerTimeout > 0 ? agent.compose(answerWithin(wholeAnswerTimeout)) : agent
}

import type { Agent } from 'undici'
import { ownServiceHosts, type ServiceAddresses } from '../config/service-addresses.ts'
import { createGuardedAgent } from './agent.ts'
import { egressPolicy } from './egress-policy.ts'

interface Egress {
  readonly egressAllow: readonly string[]
  readonly services: ServiceAddresses
}

const agents = new WeakMap<Egress, Agent>()

/** The guarded agent of this process, made from its configuration at first use. */
export const guardedAgentOf = (config: Egress): Agent => {
  const known = agents.get(config)
  if (known) return known
  const agent = createGuardedAgent(
    egressPolicy([...config.egressAllow, ...ownServiceHosts(config.services)]),
    { connections: 32 },
  )
  agents.set(config, agent)
  return agent
}

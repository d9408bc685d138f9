import type { Agent } from 'undici'
import { createGuardedAgent } from './agent.ts'
import { egressPolicy } from './egress-policy.ts'

interface Egress {
  readonly egressAllow: readonly string[]
}

const agents = new WeakMap<Egress, Agent>()

/** The guarded agent of this process, made from its configuration at first use. */
export const guardedAgentOf = (config: Egress): Agent => {
  const known = agents.get(config)
  if (known) return known
  const agent = createGuardedAgent(egressPolicy(config.egressAllow), { connections: 32 })
  agents.set(config, agent)
  return agent
}

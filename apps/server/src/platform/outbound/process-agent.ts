import type { Dispatcher } from 'undici'
import { ownServiceHosts, type ServiceAddresses } from '../config/service-addresses.ts'
import { createGuardedAgent, type AgentOptions } from './guarded-agent.ts'
import { egressPolicy } from './egress-policy.ts'

interface Egress {
  readonly egressAllow: readonly string[]
  readonly services: ServiceAddresses
}

const agentOfProcess = (options: AgentOptions) => {
  const agents = new WeakMap<Egress, Dispatcher>()
  return (config: Egress): Dispatcher => {
    const known = agents.get(config)
    if (known) return known
    const policy = egressPolicy([...config.egressAllow, ...ownServiceHosts(config.services)])
    const agent = createGuardedAgent(policy, options)
    agents.set(config, agent)
    return agent
  }
}

/** Returns this process's guarded agent, created from its configuration at first use. */
export const guardedAgentOf = agentOfProcess({ connections: 32 })

/** Returns an agent without a response timeout, for slow services; the caller limits the wait. */
export const patientAgentOf = agentOfProcess({ connections: 64, answerTimeout: 0 })

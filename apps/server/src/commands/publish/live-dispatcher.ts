import type { Dispatcher } from 'undici'
import type { Config } from '../../config/config.ts'
import { createGuardedAgent } from '../../outbound/agent.ts'
import { egressPolicy } from '../../outbound/egress-policy.ts'
import { guardedAgentOf } from '../../outbound/process-agent.ts'
import { sitesBase } from '../../sites-host/place.ts'
import type { TargetRow } from './publication.ts'

/** What a live page is fetched through: the built-in host may be private, and only it. */
export const liveDispatcher = (config: Config, target: Pick<TargetRow, 'cloud'>): Dispatcher => {
  if (target.cloud !== 'builtin') return guardedAgentOf(config)
  const { hostname, port } = new URL(sitesBase(config))
  return createGuardedAgent(egressPolicy([`${hostname}:${port || 80}`]), { connections: 1 })
}

import type { Dispatcher } from 'undici'
import type { Config } from '../../../platform/config/config.ts'
import { createGuardedAgent } from '../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../platform/outbound/egress-policy.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import { sitesBase } from '../../clouds/index.ts'
import type { TargetRow } from '../../sites/index.ts'

/** Returns the dispatcher for fetching live pages. Only the built-in host may have a private address. */
export const liveDispatcher = (config: Config, target: Pick<TargetRow, 'cloud'>): Dispatcher => {
  if (target.cloud !== 'builtin') return guardedAgentOf(config)
  const { hostname, port } = new URL(sitesBase(config))
  return createGuardedAgent(egressPolicy([`${hostname}:${port || 80}`]), { connections: 1 })
}

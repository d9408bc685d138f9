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
  const { hostname, port, protocol } = new URL(sitesBase(config))
  const usual = protocol === 'https:' ? 443 : 80
  return createGuardedAgent(egressPolicy([`${hostname}:${port || usual}`]), { connections: 1 })
}

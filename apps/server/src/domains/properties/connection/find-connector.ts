import type { ConnectionMeans } from '@web2/contract/properties'
import type { AppContext } from '../../../platform/context.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import type { Connector } from '../providers/connector.ts'
import { maybeConnector } from '../providers/registry.ts'

/** The connector for these means, with the guarded agent; undefined for means that this version does not offer. */
export const connectorOf = (
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  means: ConnectionMeans,
  signal: AbortSignal,
): Promise<Connector | undefined> =>
  maybeConnector(means, {
    world: { dispatcher: guardedAgentOf(config), signal, now, canMail: config.mail !== undefined },
    services: config.services,
  })

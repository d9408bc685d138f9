import type { ConnectionMeans } from '@web2/contract/properties'
import type { AppContext } from '../../../platform/context.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import type { Connector } from '../providers/connector.ts'
import { maybeConnector } from '../providers/registry.ts'

/**
 * Returns the connector for a connection method with the guarded agent, or undefined if this version doesn't
 * offer it.
 */
export const connectorOf = (
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  means: ConnectionMeans,
  signal: AbortSignal,
): Promise<Connector | undefined> =>
  maybeConnector(means, {
    world: { dispatcher: guardedAgentOf(config), signal, now, canMail: config.mail !== undefined },
    services: config.services,
  })

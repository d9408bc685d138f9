import type { ConnectionMeans } from '@web2/contract/properties'
import type { ServiceAddresses } from '../../../platform/config/service-addresses.ts'
import type { Connector, ConnectorDeps } from './connector.ts'

/** Dependencies of all connectors. */
export interface ConnectorSurroundings {
  readonly world: ConnectorDeps
  readonly services: ServiceAddresses
}

type Open = (surroundings: ConnectorSurroundings) => Promise<Connector>

const connectors: Readonly<Partial<Record<ConnectionMeans, Open>>> = {
  assisted: async ({ world }) => (await import('./assisted/connector.ts')).createAssistedConnector(world),
  'application-password': async ({ world }) =>
    (await import('./wordpress/connector.ts')).createWordPressConnector(world),
  'wordpress-com': async ({ world, services }) =>
    (await import('./wordpress-com/connector.ts')).createWordPressComConnector(world, services.wordpressCom),
  tumblr: async ({ world, services }) =>
    (await import('./tumblr/connector.ts')).createTumblrConnector(world, services.tumblr),
  'weebly-cloud': async ({ world, services }) =>
    (await import('./weebly-cloud/connector.ts')).createWeeblyCloudConnector(world, services.weeblyCloud),
}

/** Connection methods that this version offers. */
export const offeredMeans = Object.keys(connectors) as readonly ConnectionMeans[]

/** Loads the connector for a connection method on first use. Returns undefined if it is not offered. */
export const maybeConnector = async (
  means: ConnectionMeans,
  surroundings: ConnectorSurroundings,
): Promise<Connector | undefined> => connectors[means]?.(surroundings)

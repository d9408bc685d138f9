import type { ConnectionMeans } from '@web2/contract/properties'
import type { AppContext } from '../../../platform/context.ts'
import { providerKeys } from '../../accounts/index.ts'
import type { Secrets } from './property-secrets.ts'

/**
 * Returns the keys of the account's application at the platform, as a new connection needs them. Returns none
 * if the method needs none or none are stored.
 */
export const appSecrets = async (
  context: Pick<AppContext, 'config' | 'db'>,
  accountId: string,
  means: ConnectionMeans,
): Promise<Secrets> => {
  if (means !== 'tumblr' && means !== 'wordpress-com') return {}
  const { tumblr, wordpressCom } = await providerKeys(context, accountId)
  return { ...(means === 'tumblr' ? tumblr : wordpressCom) }
}

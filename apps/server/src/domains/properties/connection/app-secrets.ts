import type { ConnectionMeans } from '@web2/contract/properties'
import type { AppContext } from '../../../platform/context.ts'
import { providerKeys } from '../../accounts/settings/provider-keys.ts'
import type { Secrets } from './property-secrets.ts'

/**
 * Keys of the application that the account has registered at the platform of these means, as a connection that begins
 * wants them; none where the means need none, or none are stored.
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

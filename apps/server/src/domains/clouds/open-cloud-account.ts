import { cloudKeyNames, type CloudKeyName } from '@web2/contract/clouds'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { CloudAccountsTable } from './tables.ts'
import { guardedAgentOf } from '../../platform/outbound/process-agent.ts'
import type { Cloud } from './providers/cloud.ts'
import { done, type Outcome } from '../../platform/outbound/outcome.ts'
import { failed } from './providers/cloud-failure.ts'
import { isOfferedCloud, openCloud, type CloudSurroundings } from './providers/registry.ts'
import { createSecretBox } from '../../platform/secrets/seal.ts'
import { builtinHost } from './hosting/hosting-folder.ts'
import { cloudKeyContext } from './secret-context.ts'

const surroundingsOf = (
  context: Pick<AppContext, 'config' | 'db'>,
  storageId: string | null,
): CloudSurroundings => ({
  builtin: builtinHost(context),
  services: context.config.services,
  dispatcher: guardedAgentOf(context.config),
  storageId,
})

export const openBuiltin = (context: Pick<AppContext, 'config' | 'db'>): Promise<Cloud> =>
  openCloud('builtin', null, surroundingsOf(context, null))

/** Returns the unsealed keys, empty if not set; undefined if they were sealed with another APP_SECRET. */
const openedKeys = (
  { config }: Pick<AppContext, 'config'>,
  account: Selectable<CloudAccountsTable>,
): Record<CloudKeyName, string> | undefined => {
  const box = createSecretBox(config.appSecret)
  const keys = { accessKey: '', secretKey: '', apiToken: '' }
  for (const name of cloudKeyNames) {
    const sealed = account[`${name}Sealed`]
    if (sealed === '') continue
    const key = box.open(sealed, cloudKeyContext(name, account.accountId))
    if (key === undefined) return undefined
    keys[name] = key
  }
  return keys
}

/**
 * Opens a stored account's cloud with its keys. Fails with a message if they can't be unsealed. `storageId`
 * selects the object storage, at clouds that have them.
 */
export const openCloudAccount = async (
  context: Pick<AppContext, 'config' | 'db'>,
  account: Selectable<CloudAccountsTable>,
  storageId: string | null = null,
): Promise<Outcome<Cloud>> => {
  const keys = openedKeys(context, account)
  if (keys === undefined)
    return failed({
      kind: 'auth-dead',
      message: `The keys of “${account.label}” can’t be decrypted because APP_SECRET has changed. Enter them again under Cloud accounts.`,
    })
  if (!isOfferedCloud(account.cloud))
    return failed({ kind: 'bad-content', message: `${account.cloud} is not available in this version.` })
  const { accountName, website, region, endpoint } = account
  const credentials = { ...keys, accountName, website, region, endpoint }
  return done(await openCloud(account.cloud, credentials, surroundingsOf(context, storageId)))
}

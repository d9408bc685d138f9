import type { Selectable } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { CloudAccountsTable } from '../../db/tables/clouds.ts'
import { guardedAgentOf } from '../../outbound/process-agent.ts'
import type { Cloud } from '../../providers/clouds/cloud.ts'
import { done, failed, type Outcome } from '../../providers/clouds/failure.ts'
import { isOfferedCloud, openCloud, type CloudSurroundings } from '../../providers/clouds/registry.ts'
import { createSecretBox } from '../../secrets/seal.ts'
import { sitesBase, sitesRoot } from '../../sites-host/place.ts'
import { keyPlace } from './account-secrets.ts'

const surroundingsOf = ({ config }: Pick<AppContext, 'config'>): CloudSurroundings => ({
  builtin: { root: sitesRoot(config), publicBase: sitesBase(config) },
  dispatcher: guardedAgentOf(config),
})

export const openBuiltin = (context: Pick<AppContext, 'config'>): Promise<Cloud> =>
  openCloud('builtin', null, surroundingsOf(context))

/** Opens a stored account's cloud with its keys; fails with a sentence when they cannot be read any more. */
export const openCloudAccount = async (
  context: Pick<AppContext, 'config'>,
  account: Selectable<CloudAccountsTable>,
): Promise<Outcome<Cloud>> => {
  const box = createSecretBox(context.config.appSecret)
  const accessKey = box.open(account.accessKeySealed, keyPlace('access_key', account.accountId))
  const secretKey = box.open(account.secretKeySealed, keyPlace('secret_key', account.accountId))
  if (accessKey === undefined || secretKey === undefined)
    return failed({
      kind: 'auth-dead',
      message: `The keys of “${account.label}” were stored under another APP_SECRET. Enter them again in Cloud API keys.`,
    })
  if (!isOfferedCloud(account.cloud))
    return failed({ kind: 'bad-content', message: `${account.cloud} is not offered by this version.` })
  const { region, endpoint } = account
  return done(
    await openCloud(account.cloud, { accessKey, secretKey, region, endpoint }, surroundingsOf(context)),
  )
}

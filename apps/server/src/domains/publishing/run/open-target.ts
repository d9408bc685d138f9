import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { AppContext } from '../../../platform/context.ts'
import { failed, openBuiltin, openCloudAccount, type Cloud, type SiteLocation } from '../../clouds/index.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import type { TargetRow } from '../../sites/index.ts'

export const placeOf = (target: Pick<TargetRow, 'bucket' | 'folder' | 'region'>): SiteLocation => ({
  bucket: target.bucket,
  folder: target.folder,
  region: target.region,
})

/** Opens a target's cloud with its account's keys. */
export const openTarget = async (
  context: AppContext,
  target: Pick<TargetRow, 'accountId' | 'cloud' | 'cloudAccountId' | 'accountLabel' | 'storageId'>,
): Promise<Outcome<Cloud>> => {
  if (target.cloud === 'builtin') return done(await openBuiltin(context))
  const { cloudAccountId: id, accountId } = target
  const account = await findAccountRow(context.db, 'cloudAccounts', { id, accountId })
  if (!account)
    return failed({
      kind: 'auth-dead',
      message: `The cloud account “${target.accountLabel ?? ''}” no longer exists. Add it again under Cloud accounts.`,
    })
  return openCloudAccount(context, account, target.storageId)
}

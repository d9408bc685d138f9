import type { CloudAccountData, CloudAccountTest } from '@web2/contract'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { CloudAccountsTable } from '../../db/tables/clouds.ts'
import { checkedEndpoint } from './checked-endpoint.ts'
import { openCloudAccount } from './open-cloud-account.ts'
import { sealedKeys } from './sealed-keys.ts'

/** A record to open that was never stored. */
const unsaved = (sent: Partial<CloudAccountData>): Selectable<CloudAccountsTable> => ({
  id: '',
  accountId: '',
  createdBy: null,
  createdAt: '',
  updatedAt: '',
  cloud: sent.cloud ?? 's3',
  label: sent.label ?? '',
  accessKeySealed: '',
  accessKeyLast4: '',
  secretKeySealed: '',
  secretKeyLast4: '',
  region: '',
  endpoint: '',
})

/** Tries keys as they are sent, what is absent taken from the stored account; nothing is saved. */
export const tryCloudKeys = async (
  context: AppContext,
  sent: Partial<CloudAccountData>,
  stored: Selectable<CloudAccountsTable> | null,
): Promise<CloudAccountTest> => {
  const account = stored ?? unsaved(sent)
  const opened = await openCloudAccount(context, {
    ...account,
    ...sealedKeys(context.config, account.accountId, sent),
    region: sent.region ?? account.region,
    endpoint: sent.endpoint === undefined ? account.endpoint : checkedEndpoint(sent.endpoint),
  })
  if (!opened.ok) return { status: 'error', message: opened.failure.message }
  try {
    const listed = await opened.value.listBuckets()
    if (!listed.ok) return { status: 'error', message: listed.failure.message }
    const count = listed.value.length
    return {
      status: 'success',
      message: `The keys work. ${count === 1 ? 'There is 1 bucket.' : `There are ${count} buckets.`}`,
    }
  } finally {
    await opened.value.close()
  }
}

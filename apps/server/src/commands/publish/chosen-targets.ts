import type { CloudName, SiteCloud } from '@web2/contract'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { CloudAccountsTable } from '../../db/tables/clouds.ts'
import { isOfferedCloud } from '../../providers/clouds/registry.ts'
import { findCloudAccount } from '../clouds/find-cloud-account.ts'
import { openCloudAccount } from '../clouds/open-cloud-account.ts'

export interface ChosenTarget {
  readonly cloud: CloudName
  readonly cloudAccountId: string | null
  readonly accountLabel: string | null
  readonly bucket: string | null
  readonly region: string | null
}

export type ChosenTargets = { ok: true; targets: ChosenTarget[] } | { ok: false; message: string }

const builtin: ChosenTarget = {
  cloud: 'builtin',
  cloudAccountId: null,
  accountLabel: null,
  bucket: null,
  region: null,
}

/** Creates what is new among the buckets; answers the first sentence of refusal. */
const createBuckets = async (
  context: AppContext,
  account: Selectable<CloudAccountsTable>,
  buckets: SiteCloud['buckets'],
): Promise<string | undefined> => {
  const fresh = buckets.filter(({ newBucket }) => newBucket === true)
  if (fresh.length === 0) return undefined
  const opened = await openCloudAccount(context, account)
  if (!opened.ok) return opened.failure.message
  try {
    for (const { bucket, region } of fresh) {
      const created = await opened.value.createBucket(bucket, region)
      if (!created.ok) return created.failure.message
    }
    return undefined
  } finally {
    await opened.value.close()
  }
}

/** The places of a request's cloud sections; new buckets are created. Refusals are sentences for the dialog. */
export const chosenTargets = async (
  context: AppContext,
  accountId: string,
  clouds: readonly SiteCloud[],
): Promise<ChosenTargets> => {
  const targets: ChosenTarget[] = []
  for (const { cloud, accountLabel: label, buckets } of clouds) {
    if (!isOfferedCloud(cloud)) return { ok: false, message: `${cloud} is not offered by this version.` }
    if (cloud === 'builtin') {
      targets.push(builtin)
      continue
    }
    if (!label) return { ok: false, message: 'Choose the account of the cloud to publish to.' }
    const account = await findCloudAccount(context.db, { accountId, cloud, label })
    if (!account)
      return {
        ok: false,
        message: `There is no account “${label}” any more. Choose another one, or add it in Cloud API keys.`,
      }
    if (buckets.length === 0)
      return { ok: false, message: `Choose at least one bucket of “${account.label}”.` }
    const refusal = await createBuckets(context, account, buckets)
    if (refusal !== undefined) return { ok: false, message: refusal }
    for (const { bucket, region } of buckets)
      targets.push({
        cloud,
        cloudAccountId: account.id,
        accountLabel: account.label,
        bucket,
        region: region ?? null,
      })
  }
  return { ok: true, targets }
}

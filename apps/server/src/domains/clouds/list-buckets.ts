import type { Bucket } from '@web2/contract/clouds'
import { findCloudAccount } from './find-cloud-account.ts'
import { openBuiltin, openCloudAccount } from './open-cloud-account.ts'
import type { AppContext } from '../../platform/context.ts'
import { done, type Outcome } from '../../platform/outbound/outcome.ts'
import { failed } from './providers/cloud-failure.ts'
import type { Cloud } from './providers/cloud.ts'

export interface BucketQuery {
  readonly cloud?: string
  readonly accountLabel?: string
  /** Object storage, at clouds that have them. */
  readonly storageId?: string
}

export type BucketList =
  { status: 'success'; data: Bucket[] } | { status: 'error'; data: Bucket[]; message: string }

const open = async (context: AppContext, accountId: string, query: BucketQuery): Promise<Outcome<Cloud>> => {
  if (query.cloud === 'builtin') return done(await openBuiltin(context))
  const { cloud = '', accountLabel: label = '' } = query
  const account = await findCloudAccount(context.db, { accountId, cloud, label })
  if (!account)
    return failed({
      kind: 'bad-content',
      message: label
        ? `The account “${label}” no longer exists. Choose another one, or add it under Cloud accounts.`
        : 'Choose an account first.',
    })
  return openCloudAccount(context, account, query.storageId ?? null)
}

/**
 * Lists the buckets of an account at a cloud. Returns a refusal as a result, because the dialog shows its
 * message.
 */
export const listBuckets = async (
  context: AppContext,
  accountId: string,
  query: BucketQuery,
): Promise<BucketList> => {
  const opened = await open(context, accountId, query)
  if (!opened.ok) return { status: 'error', data: [], message: opened.failure.message }
  try {
    const listed = await opened.value.listBuckets()
    if (!listed.ok) return { status: 'error', data: [], message: listed.failure.message }
    const data = listed.value.map(({ name, createdAt, region }) => ({
      name,
      CreationDate: createdAt,
      region,
    }))
    return { status: 'success', data }
  } finally {
    await opened.value.close()
  }
}

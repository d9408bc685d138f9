import { bucketNameProblem, newBucketProblem } from '@web2/contract/clouds'
import { messages, type CloudName } from '@web2/contract/core'
import type { SiteCloud } from '@web2/contract/sites'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import {
  cloudCapabilities,
  cloudTitles,
  isOfferedCloud,
  findCloudAccount,
  openCloudAccount,
  type CloudAccountsTable,
} from '../../clouds/index.ts'
import { rootSlugError } from '../../sites/index.ts'

export interface ResolvedTarget {
  readonly cloud: CloudName
  readonly cloudAccountId: string | null
  readonly accountLabel: string | null
  readonly bucket: string | null
  readonly region: string | null
  /** Object storage of the bucket, for clouds with several storages. */
  readonly storageId: string | null
  /** Site name there; null: the site's own; undefined: unchanged. */
  readonly siteName: string | null | undefined
  /** Folder from the request's section; null: none. */
  readonly rootSlug: string | null
}

export type ChosenTargets = { ok: true; targets: ResolvedTarget[] } | { ok: false; message: string }

const builtin: ResolvedTarget = {
  cloud: 'builtin',
  cloudAccountId: null,
  accountLabel: null,
  bucket: null,
  region: null,
  storageId: null,
  siteName: undefined,
  rootSlug: null,
}

/** Creates the new buckets. Returns the first error message. */
const createBuckets = async (
  context: AppContext,
  account: Selectable<CloudAccountsTable>,
  { buckets, storageId }: SiteCloud,
): Promise<string | undefined> => {
  const fresh = buckets.filter(({ newBucket }) => newBucket === true)
  if (fresh.length === 0) return undefined
  const opened = await openCloudAccount(context, account, storageId ?? null)
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

/** Returns an error message for the first bucket name that the cloud rejects or that leads elsewhere. */
const nameProblem = ({ cloud, buckets }: SiteCloud): string | undefined => {
  const { bucketNames, bucketNoun } = cloudCapabilities[cloud]
  for (const { bucket, newBucket } of buckets) {
    const problem = newBucket ? newBucketProblem(bucketNames, bucket) : bucketNameProblem(bucket)
    if (problem !== null)
      return `${cloudTitles[cloud]} does not allow the ${bucketNoun} name “${bucket}”. ${problem}`
  }
  return undefined
}

/** Returns an error message for the first new bucket with an invalid region, if its cloud has regions. */
const regionProblem = ({ cloud, buckets }: SiteCloud): string | undefined => {
  const { regions, storages, bucketNoun } = cloudCapabilities[cloud]
  if (regions.length === 0) return undefined
  for (const { bucket, region = '', newBucket } of buckets) {
    if (newBucket !== true) continue
    if (region.trim() === '') return `Region is required: choose one for the new ${bucketNoun} “${bucket}”.`
    // the vendor decides a storage's region, which may be newer than our list
    if (!storages && !regions.some(({ id }) => id === region))
      return `${cloudTitles[cloud]} has no region “${region}”. Choose another one for “${bucket}”.`
  }
  return undefined
}

/** Returns the same for all sections that users publish to. Targets saved before regions existed pass. */
export const regionsProblem = (clouds: readonly SiteCloud[]): string | undefined =>
  clouds
    .map((cloud) => (isOfferedCloud(cloud.cloud) ? regionProblem(cloud) : undefined))
    .find((problem) => problem)

interface Section {
  readonly targets: readonly ResolvedTarget[]
  /** undefined for the built-in host. */
  readonly account?: Selectable<CloudAccountsTable>
}

/** Returns the targets of one cloud section, or an error message. */
const readSection = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  { cloud, accountLabel: label, storageId, buckets, siteName, rootSlug }: SiteCloud,
): Promise<Section | string> => {
  if (!isOfferedCloud(cloud)) return `${cloud} is not available in this version.`
  if (siteName?.trim() === '') return messages.siteNameEmpty
  const wrongSlug = rootSlug == null ? undefined : rootSlugError(rootSlug.trim())
  if (wrongSlug !== undefined) return `${wrongSlug.replace(/\.$/, '')}.`
  const named = { siteName: siteName?.trim() ?? siteName, rootSlug: rootSlug?.trim() ?? null }
  if (cloud === 'builtin') return { targets: [{ ...builtin, ...named }] }
  if (!label) return 'Choose a cloud account to publish to.'
  const account = await findCloudAccount(db, { accountId, cloud, label })
  if (!account)
    return `The account “${label}” no longer exists. Choose another one, or add it under Cloud accounts.`
  if (cloudCapabilities[cloud].storages && !storageId)
    return `Choose an object storage of “${account.label}”.`
  if (buckets.length === 0) return `Choose at least one bucket of “${account.label}”.`
  const wrongName = nameProblem({ cloud, buckets })
  if (wrongName !== undefined) return wrongName
  const targets = buckets.map(({ bucket, region }) => ({
    cloud,
    cloudAccountId: account.id,
    accountLabel: account.label,
    bucket,
    region: region ?? null,
    storageId: storageId ?? null,
    ...named,
  }))
  return { targets, account }
}

/**
 * Returns the targets of all sections after `make` created the new ones in each. Stops at the first error
 * message.
 */
const readSections = async (
  context: Pick<AppContext, 'db'>,
  accountId: string,
  clouds: readonly SiteCloud[],
  make: (section: Section, cloud: SiteCloud) => Promise<string | undefined>,
): Promise<ChosenTargets> => {
  const targets: ResolvedTarget[] = []
  for (const cloud of clouds) {
    const section = await readSection(context, accountId, cloud)
    if (typeof section === 'string') return { ok: false, message: section }
    const refusal = await make(section, cloud)
    if (refusal !== undefined) return { ok: false, message: refusal }
    targets.push(...section.targets)
  }
  return { ok: true, targets }
}

/** Returns the targets that a request's cloud sections name, without creating anything. */
export const resolveTargetsDryRun = (
  context: Pick<AppContext, 'db'>,
  accountId: string,
  clouds: readonly SiteCloud[],
): Promise<ChosenTargets> => readSections(context, accountId, clouds, async () => undefined)

/**
 * Returns the targets of a request's cloud sections and creates new buckets. Error messages are shown in the
 * dialog.
 */
export const resolveTargets = (
  context: AppContext,
  accountId: string,
  clouds: readonly SiteCloud[],
): Promise<ChosenTargets> =>
  readSections(context, accountId, clouds, async ({ account }, cloud) =>
    account === undefined ? undefined : createBuckets(context, account, cloud),
  )

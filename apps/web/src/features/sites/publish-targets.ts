import { messages, type CloudName, type Site, type SiteCloud } from '@web2/contract'

/** One place that a site is to be sent to. */
export interface Target {
  readonly cloud: CloudName
  /** null for the built-in host, which needs no account. */
  readonly accountLabel: string | null
  readonly bucket: string | null
  /** Where the bucket lies, as far as that is known. */
  readonly region?: string | null
  /** The object storage that holds the bucket, at clouds that have them. */
  readonly storageId?: string | null
  /** The bucket does not exist yet and is made first, in this region. */
  readonly newBucket?: { readonly region: string }
}

/** Names a place; two targets with the same key are the same place. */
export const targetKey = ({
  cloud,
  accountLabel,
  bucket,
}: Pick<Target, 'cloud' | 'accountLabel' | 'bucket'>) => [cloud, accountLabel ?? '', bucket ?? ''].join('\n')

export const builtinTarget: Target = { cloud: 'builtin', accountLabel: null, bucket: null }

/** What is ticked when the dialog opens: where the site went before, at first the built-in host. */
export const usualTargets = (site: Site): Target[] =>
  site.targets.length === 0
    ? [builtinTarget]
    : site.targets.map(({ cloud, accountLabel, bucket, region, storageId }) => ({
        cloud,
        accountLabel,
        bucket,
        region,
        storageId,
      }))

/** Adds the target, or takes it away when it is there. */
export const toggled = (targets: readonly Target[], target: Target): Target[] => {
  const key = targetKey(target)
  const without = targets.filter((other) => targetKey(other) !== key)
  return without.length === targets.length ? [...targets, target] : without
}

/** The sections of the Save Site call: one for each account, or storage of it, with its buckets. */
export const cloudSections = (targets: readonly Target[]): SiteCloud[] => {
  const sections = new Map<string, SiteCloud>()
  for (const { cloud, accountLabel, storageId, bucket, region, newBucket } of targets) {
    const key = [cloud, accountLabel ?? '', storageId ?? ''].join('\n')
    const section = sections.get(key) ?? {
      cloud,
      ...(accountLabel === null ? {} : { accountLabel }),
      ...(storageId ? { storageId } : {}),
      buckets: [],
    }
    sections.set(key, section)
    if (bucket === null) continue
    const place = newBucket?.region ?? region
    section.buckets.push({
      bucket,
      ...(newBucket === undefined ? {} : { newBucket: true }),
      ...(place ? { region: place } : {}),
    })
  }
  return [...sections.values()]
}

/** What S3 accepts as the name of a bucket; others have rules of their own, and tell. */
const bucketPattern = /^[a-z0-9](?:[a-z0-9.-]{1,61})[a-z0-9]$/

/** What is wrong with the name of a new bucket, among those that are there; `loose`: the vendor checks its form. */
export const bucketProblem = (name: string, present: readonly string[], loose = false): string | null => {
  if (name.trim() === '') return messages.required
  if (present.includes(name.trim())) return messages.bucketNameTaken
  return loose || bucketPattern.test(name.trim())
    ? null
    : 'Use 3 to 63 lower-case letters, digits, dots and hyphens; begin and end with a letter or digit.'
}

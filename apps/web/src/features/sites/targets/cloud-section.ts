import { rootSlugProblem } from './root-slug.ts'
import type { CloudSetting } from '@web2/contract/clouds'
import { messages, type CloudName } from '@web2/contract/core'
import type { SiteSummary, SiteCloud } from '@web2/contract/sites'

/** A bucket that a site is to go to, or can go to. */
export interface SectionBucket {
  readonly name: string
  /** Where it lies, as far as that is known. */
  readonly region: string | null
  /** It does not exist yet and is made when the site is published. */
  readonly newBucket?: boolean
  /** The cloud's list did not have it when it was added here. */
  readonly isAddedManually?: boolean
}

/** One part of the Save Site dialog: a cloud, an account at it, and the buckets to fill. */
export interface CloudSection {
  /** Key of the section in its dialog. */
  readonly id: number
  readonly cloud: CloudName | null
  readonly accountLabel: string | null
  /** At clouds whose buckets lie in object storages. */
  readonly storageId: string | null
  /** Buckets that are chosen. */
  readonly buckets: readonly SectionBucket[]
  /** Buckets that can be chosen although the cloud's list may not have them. */
  readonly added: readonly SectionBucket[]
  /** Site name at this destination, if different. */
  readonly siteName?: string | null
  /** Its folder in the buckets, where it is not the site's own. */
  readonly rootSlug?: string | null
  /** The site is there already, so its folder stays. */
  readonly isThere?: boolean
}

/** Name and folder of a site, which its sections begin with. */
export interface SiteNames {
  readonly name: string
  readonly rootSlug: string
}

const below = { storageId: null, buckets: [], added: [] }

export const emptySection = (id: number): CloudSection => ({ id, cloud: null, accountLabel: null, ...below })

/** A section that leads to another place, whose folder can be chosen. */
const elsewhere = ({ isThere: _wasThere, ...section }: CloudSection): CloudSection => section

/** Another cloud clears everything below it; the only account there is is chosen at once, and its only storage. */
export const withCloud = (
  { id, siteName, rootSlug, isThere }: CloudSection,
  setting: CloudSetting | undefined,
): CloudSection => {
  const section = {
    ...emptySection(id),
    cloud: setting?.cloud ?? null,
    ...(siteName != null && { siteName }),
    // the folder of another place is its own
    ...(rootSlug != null && !isThere && { rootSlug }),
  }
  const [account, another] = setting?.accounts ?? []
  return account && !another ? withAccount(section, account.label, setting) : section
}

/** Another account clears the storage and the buckets. */
export const withAccount = (
  section: CloudSection,
  accountLabel: string | null,
  setting: CloudSetting | undefined,
): CloudSection => {
  const [storage, another] = accountOf(setting, accountLabel)?.objectStorages ?? []
  return {
    ...elsewhere(section),
    accountLabel,
    ...below,
    storageId: storage && !another ? storage._id : null,
  }
}

/** Another storage has other buckets. */
export const withStorage = (section: CloudSection, storageId: string | null): CloudSection => ({
  ...elsewhere(section),
  ...below,
  storageId,
})

/** Chooses a bucket, or takes it back. */
export const withBucketToggled = (section: CloudSection, bucket: SectionBucket): CloudSection => {
  const without = section.buckets.filter(({ name }) => name !== bucket.name)
  const wasChosen = without.length < section.buckets.length
  return { ...section, buckets: wasChosen ? without : [...without, bucket] }
}

/** Offers a bucket that the cloud's list does not have, and chooses it. */
export const withBucketAdded = (
  section: CloudSection,
  bucket: Omit<SectionBucket, 'isAddedManually'>,
): CloudSection => {
  const added = { ...bucket, isAddedManually: true }
  return { ...section, buckets: [...section.buckets, added], added: [...section.added, added] }
}

/** Returns one empty section, when nothing is to be published. */
export const trimmedSections = (): CloudSection[] => [emptySection(0)]

/** The id that a further section gets. */
export const nextSectionId = (sections: readonly CloudSection[]): number =>
  Math.max(-1, ...sections.map(({ id }) => id)) + 1

/** The places a site goes to already, by account; at first the built-in host, which needs no account. */
export const sectionsOf = ({
  targets,
  rootSlug: ownSlug,
}: Pick<SiteSummary, 'targets'> & { readonly rootSlug?: string }): CloudSection[] => {
  if (targets.length === 0) return [{ ...emptySection(0), cloud: 'builtin' }]
  const sections = new Map<string, CloudSection>()
  for (const { cloud, accountLabel, storageId, bucket, region, siteName, rootSlug: folder } of targets) {
    const rootSlug = cloud === 'builtin' || folder === ownSlug ? null : folder
    const key = JSON.stringify([cloud, accountLabel, storageId, siteName, rootSlug])
    const section = sections.get(key) ?? {
      ...emptySection(sections.size),
      ...{ cloud, accountLabel, storageId, siteName, rootSlug },
      isThere: true,
    }
    const chosen = bucket === null ? [] : [{ name: bucket, region }]
    sections.set(key, {
      ...section,
      buckets: [...section.buckets, ...chosen],
      added: [...section.added, ...chosen],
    })
  }
  return [...sections.values()]
}

/** The sections as the Save Site call takes them; `listed` tells which buckets a section's cloud has by now. */
export const siteClouds = (
  sections: readonly CloudSection[],
  listed: (section: CloudSection) => readonly string[] = () => [],
): SiteCloud[] =>
  sections.flatMap((section) => {
    const { cloud, accountLabel, storageId, buckets, siteName, rootSlug } = section
    if (cloud === null) return []
    const there = listed(section)
    return {
      cloud,
      ...(accountLabel === null ? {} : { accountLabel }),
      ...(storageId === null ? {} : { storageId }),
      buckets: buckets.map(({ name, region, newBucket }) => ({
        bucket: name,
        ...(newBucket && !there.includes(name) ? { newBucket } : {}),
        ...(region ? { region } : {}),
      })),
      ...(siteName != null && { siteName: siteName.trim() }),
      ...(rootSlug != null && cloud !== 'builtin' && { rootSlug: rootSlug.trim() }),
    }
  })

/** How many places sections name that lack nothing; a cloud without buckets is one place. */
export const placeCount = (sections: readonly CloudSection[]): number =>
  sections.reduce((count, { buckets }) => count + Math.max(1, buckets.length), 0)

export type SectionProblems = Partial<
  Record<'cloud' | 'accountLabel' | 'storageId' | 'buckets' | 'siteName' | 'rootSlug', string>
>

export const settingOf = (
  settings: readonly CloudSetting[],
  { cloud }: Pick<CloudSection, 'cloud'>,
): CloudSetting | undefined => settings.find((setting) => setting.cloud === cloud)

export const accountOf = (setting: CloudSetting | undefined, accountLabel: string | null) =>
  setting?.accounts.find(({ label }) => label === accountLabel)

/** A section needs a name and a folder; those that it does not name are the site's. */
const nameProblems = ({ cloud, siteName, rootSlug }: CloudSection): SectionProblems => {
  const wrongSlug = rootSlug == null || cloud === 'builtin' ? null : rootSlugProblem(rootSlug)
  return {
    ...(siteName?.trim() === '' && { siteName: messages.siteNameEmpty }),
    ...(wrongSlug !== null && { rootSlug: wrongSlug }),
  }
}

/** Returns why a section can't be published, by field. */
const placeProblems = (section: CloudSection, setting: CloudSetting | undefined): SectionProblems => {
  if (section.cloud === null) return { cloud: messages.required }
  if (setting === undefined) return { cloud: 'This cloud is no longer available. Choose another one.' }
  const { capabilities, name } = setting
  if (!capabilities.needsAccount) return {}
  if (section.accountLabel === null) return { accountLabel: messages.required }
  if (accountOf(setting, section.accountLabel) === undefined)
    return {
      accountLabel: `The ${name} account “${section.accountLabel}” no longer exists. Choose another one.`,
    }
  if (capabilities.storages && section.storageId === null) return { storageId: messages.required }
  return section.buckets.length === 0 ? { buckets: `Choose at least one ${capabilities.bucketNoun}.` } : {}
}

const placesOf = ({ cloud, accountLabel, storageId, buckets }: CloudSection): string[] => {
  const names = buckets.length === 0 ? [null] : buckets.map(({ name }) => name)
  return names.map((name) => JSON.stringify([cloud, accountLabel, storageId, name]))
}

/** Returns why sections can't be published, by section id; empty if they can. */
export const sectionProblems = (
  sections: readonly CloudSection[],
  settings: readonly CloudSetting[],
): ReadonlyMap<number, SectionProblems> => {
  const problems = new Map<number, SectionProblems>()
  const taken = new Set<string>()
  for (const section of sections) {
    const own = { ...nameProblems(section), ...placeProblems(section, settingOf(settings, section)) }
    const places = placesOf(section)
    if (Object.keys(own).length > 0) problems.set(section.id, own)
    else if (places.some((place) => taken.has(place)))
      problems.set(section.id, {
        [section.buckets.length === 0 ? 'cloud' : 'buckets']:
          'This destination is already selected above. Remove one of the two.',
      })
    for (const place of places) taken.add(place)
  }
  return problems
}

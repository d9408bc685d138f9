import type { CloudSetting } from '@web2/contract/clouds'
import type { SiteTarget } from '@web2/contract/sites'
import { describe, expect, it } from 'vitest'
import {
  emptySection,
  nextSectionId,
  placeCount,
  sectionProblems,
  sectionsOf,
  siteClouds,
  trimmedSections,
  withAccount,
  withBucketAdded,
  withBucketToggled,
  withCloud,
  withStorage,
  type CloudSection,
} from './cloud-section.ts'

interface Made {
  readonly labels?: readonly string[]
  readonly storages?: readonly string[]
  readonly needsAccount?: boolean
}

const cloud = (name: string, { labels = [], storages, needsAccount = true }: Made = {}) =>
  ({
    cloud: name,
    name,
    capabilities: { needsAccount, storages: storages !== undefined, bucketNoun: 'bucket' },
    accounts: labels.map((label) => ({
      _id: label,
      label,
      objectStorages: (storages ?? []).map((id) => ({ _id: id, name: id, region: 'ewr1' })),
    })),
  }) as unknown as CloudSetting

const s3 = cloud('s3', { labels: ['Own', 'Other'] })
const vultr = cloud('vultr', { labels: ['Vultr'], storages: ['one', 'two'] })
const builtin = cloud('builtin', { needsAccount: false })
const settings = [builtin, s3, vultr, cloud('azure')]

const filled: CloudSection = {
  ...emptySection(0),
  cloud: 's3',
  accountLabel: 'Own',
  buckets: [{ name: 'green', region: 'eu-1' }],
}
const bucket = { name: 'acre', region: null }

describe('a choice clears what lies below it', () => {
  it('of a cloud: account, storage and buckets', () => {
    expect(withCloud(filled, s3)).toEqual({ ...emptySection(0), cloud: 's3' })
    expect(withCloud(filled, undefined)).toEqual(emptySection(0))
  })

  it('of an account: storage and buckets', () => {
    expect(withAccount({ ...filled, storageId: 'one', added: [bucket] }, 'Other', s3)).toEqual({
      ...emptySection(0),
      cloud: 's3',
      accountLabel: 'Other',
    })
  })

  it('of a storage: the buckets', () => {
    const section = { ...filled, cloud: 'vultr' as const, accountLabel: 'Vultr', storageId: 'one' }
    expect(withStorage(section, 'two')).toMatchObject({ storageId: 'two', buckets: [], added: [] })
  })

  it('but not its names; only a folder where the site is already stays there', () => {
    const named = { ...filled, siteName: 'Green', rootSlug: 'green-bath' }
    const names = { siteName: 'Green', rootSlug: 'green-bath' }
    expect(withCloud(named, s3)).toEqual({ ...emptySection(0), cloud: 's3', ...names })
    const there = { ...named, isThere: true }
    expect(withCloud(there, s3)).toEqual({ ...emptySection(0), cloud: 's3', siteName: 'Green' })
    expect(withAccount(there, 'Other', s3)).not.toHaveProperty('isThere')
    expect(withStorage(there, 'two')).not.toHaveProperty('isThere')
  })

  it('of not publishing: all but one section, and all of that', () => {
    expect(trimmedSections()).toEqual([emptySection(0)])
  })
})

it('chooses the only account and the only storage there are', () => {
  const single = cloud('vultr', { labels: ['Vultr'], storages: ['one'] })
  expect(withCloud(filled, single)).toMatchObject({ accountLabel: 'Vultr', storageId: 'one' })
  expect(withCloud(filled, vultr)).toMatchObject({ accountLabel: 'Vultr', storageId: null })
  expect(withCloud(filled, s3)).toMatchObject({ accountLabel: null })
})

it('chooses several buckets, and takes them back', () => {
  const two = withBucketToggled(filled, bucket)
  expect(two.buckets.map(({ name }) => name)).toEqual(['green', 'acre'])
  expect(withBucketToggled(two, { name: 'green', region: null }).buckets).toEqual([bucket])
})

it('marks a bucket that was added by hand, and still offers it when it is deselected', () => {
  const added = withBucketAdded(filled, { ...bucket, newBucket: true })
  expect(added.buckets.at(-1)).toEqual({ ...bucket, newBucket: true, isAddedManually: true })
  expect(withBucketToggled(added, bucket)).toMatchObject({
    buckets: filled.buckets,
    added: [{ name: 'acre' }],
  })
})

it('begins with the built-in host, and later with where the site went before', () => {
  expect(sectionsOf({ targets: [] })).toEqual([{ ...emptySection(0), cloud: 'builtin' }])
  const target = (accountLabel: string, name: string, storageId: string | null = null) =>
    ({
      cloud: storageId ? 'vultr' : 's3',
      accountLabel,
      bucket: name,
      region: 'eu-1',
      storageId,
      siteName: name === 'd' ? 'Elsewhere' : null,
      rootSlug: name === 'd' ? 'green-d' : 'green',
    }) as SiteTarget
  const sections = sectionsOf({
    rootSlug: 'green',
    targets: [target('Own', 'a'), target('V', 'b', 'one'), target('Own', 'c'), target('V', 'd', 'two')],
  })
  expect(
    sections.map(({ accountLabel, storageId, buckets }) => [accountLabel, storageId, buckets.length]),
  ).toEqual([
    ['Own', null, 2],
    ['V', 'one', 1],
    ['V', 'two', 1],
  ])
  expect(sections.map(({ siteName, rootSlug }) => [siteName, rootSlug])).toEqual([
    [null, null],
    [null, null],
    ['Elsewhere', 'green-d'],
  ])
  expect(sections.every(({ isThere }) => isThere)).toBe(true)
  expect(new Set(sections.map(({ id }) => id)).size).toBe(3)
  expect(nextSectionId(sections)).toBe(3)
})

describe('the call', () => {
  const made = withBucketAdded(filled, { name: 'new', region: 'us-1', newBucket: true })
  const sections = [{ ...emptySection(1), cloud: 'builtin' as const }, made, emptySection(2)]

  it('names each section with its buckets, and leaves out one without a cloud', () => {
    expect(siteClouds(sections)).toEqual([
      { cloud: 'builtin', buckets: [] },
      {
        cloud: 's3',
        accountLabel: 'Own',
        buckets: [
          { bucket: 'green', region: 'eu-1' },
          { bucket: 'new', newBucket: true, region: 'us-1' },
        ],
      },
    ])
    expect(placeCount([sections[0]!, made])).toBe(3)
  })

  it('does not ask again for a bucket that a try before has made', () => {
    expect(siteClouds([made], () => ['green', 'new'])[0]?.buckets[1]).toEqual({
      bucket: 'new',
      region: 'us-1',
    })
  })

  it('tells names and folders that differ from the site’s; the built-in host has no other folder', () => {
    const named = { siteName: ' Green ', rootSlug: ' green-1 ' }
    expect(siteClouds([{ ...filled, ...named }])[0]).toMatchObject({ siteName: 'Green', rootSlug: 'green-1' })
    const hosted = siteClouds([{ ...emptySection(0), cloud: 'builtin', ...named }])[0]
    expect(hosted).toEqual({ cloud: 'builtin', buckets: [], siteName: 'Green' })
  })

  it('tells in which storage the buckets lie', () => {
    const section = { ...filled, cloud: 'vultr' as const, storageId: 'one' }
    expect(siteClouds([section])[0]).toMatchObject({ cloud: 'vultr', storageId: 'one' })
  })
})

describe('what a section lacks to be published', () => {
  const required = 'This field is required'
  const vultrSection = { ...emptySection(0), cloud: 'vultr' as const, accountLabel: 'Vultr' }
  it.each<[string, CloudSection, object | undefined]>([
    ['nothing at the built-in host', { ...emptySection(0), cloud: 'builtin' }, undefined],
    ['nothing with a bucket', filled, undefined],
    ['nothing with a name and a folder of its own', { ...filled, siteName: 'G', rootSlug: 'g-1' }, undefined],
    ['a name', { ...filled, siteName: ' ' }, { siteName: 'Site Name should be no empty' }],
    ['a folder', { ...filled, rootSlug: '' }, { rootSlug: 'Root Slug should be no empty' }],
    [
      'a folder that can be one',
      { ...filled, rootSlug: 'G 1' },
      { rootSlug: expect.stringContaining('Use') },
    ],
    ['a cloud', emptySection(0), { cloud: required }],
    ['an account', withCloud(filled, s3), { accountLabel: required }],
    [
      'an account that is there',
      { ...filled, accountLabel: 'Gone' },
      { accountLabel: expect.stringContaining('“Gone”') },
    ],
    [
      'a cloud that is offered',
      { ...filled, cloud: 'github' },
      { cloud: expect.stringContaining('no longer') },
    ],
    ['a storage', vultrSection, { storageId: required }],
    ['a bucket', { ...filled, buckets: [] }, { buckets: 'Choose at least one bucket.' }],
  ])('%s', (_what, section, problems) => {
    expect(sectionProblems([section], settings).get(0)).toEqual(problems)
  })

  it('a place of its own', () => {
    const again = { ...filled, id: 1 }
    expect(sectionProblems([filled, again], settings).get(1)?.buckets).toMatch(/already selected above/)
    const twice = [0, 1].map((id) => ({ ...emptySection(id), cloud: 'builtin' as const }))
    expect(sectionProblems(twice, settings).get(1)?.cloud).toMatch(/already selected above/)
    expect(sectionProblems([filled, { ...again, buckets: [bucket] }], settings).size).toBe(0)
  })
})

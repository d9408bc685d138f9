import type { Site } from '@web2/contract'
import { describe, expect, it } from 'vitest'
import {
  bucketProblem,
  builtinTarget,
  cloudSections,
  toggled,
  usualTargets,
  type Target,
} from './publish-targets.ts'

const bucket = (name: string, label = 'Backups'): Target => ({
  cloud: 's3',
  accountLabel: label,
  bucket: name,
})

describe('the sections of a publication', () => {
  it('gather the buckets of an account', () => {
    const fresh: Target = { ...bucket('new'), newBucket: { region: 'eu-1' } }
    expect(cloudSections([builtinTarget, bucket('a'), bucket('b', 'Other'), fresh])).toEqual([
      { cloud: 'builtin', buckets: [] },
      {
        cloud: 's3',
        accountLabel: 'Backups',
        buckets: [{ bucket: 'a' }, { bucket: 'new', newBucket: true, region: 'eu-1' }],
      },
      { cloud: 's3', accountLabel: 'Other', buckets: [{ bucket: 'b' }] },
    ])
  })
})

it('keeps object storages apart, and says where a bucket lies', () => {
  const stored = (name: string, storageId: string): Target => ({
    ...bucket(name, 'Vultr'),
    cloud: 'vultr',
    storageId,
    region: 'ewr1',
  })
  expect(cloudSections([stored('a', 'one'), stored('b', 'two')])).toEqual([
    { cloud: 'vultr', accountLabel: 'Vultr', storageId: 'one', buckets: [{ bucket: 'a', region: 'ewr1' }] },
    { cloud: 'vultr', accountLabel: 'Vultr', storageId: 'two', buckets: [{ bucket: 'b', region: 'ewr1' }] },
  ])
})

it('ticks and unticks a place', () => {
  expect(toggled([builtinTarget], bucket('a'))).toEqual([builtinTarget, bucket('a')])
  expect(toggled([builtinTarget, bucket('a')], bucket('a'))).toEqual([builtinTarget])
})

it('proposes the built-in host at first, and later where the site went before', () => {
  const site = (targets: Target[]) => ({ targets }) as unknown as Site
  expect(usualTargets(site([]))).toEqual([builtinTarget])
  expect(usualTargets(site([bucket('a')]))).toEqual([bucket('a')])
})

describe('the name of a new bucket', () => {
  it.each([
    ['', 'This field is required'],
    ['green', 'Please, use not used Bucket Name'],
    ['ab', 'Use 3 to 63'],
    ['Green Acre', 'Use 3 to 63'],
    ['-green', 'Use 3 to 63'],
  ])('%j: %s', (name, problem) => {
    expect(bucketProblem(name, ['green'])).toContain(problem)
  })

  it('may be of another form where the vendor has rules of its own', () => {
    expect(bucketProblem('My_Site', [], true)).toBeNull()
    expect(bucketProblem('', [], true)).toBe('This field is required')
  })

  it('may be anything that object storages take', () => {
    expect(bucketProblem('green-acre.2026', ['green'])).toBeNull()
  })
})

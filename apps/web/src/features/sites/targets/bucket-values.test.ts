import { s3BucketNames } from '@web2/contract/clouds'
import { describe, expect, it } from 'vitest'
import { emptyBucket, knownBucketProblems, newBucketProblems } from './bucket-values.ts'

const regions = [
  { id: 'eu-1', name: 'Europe' },
  { id: 'us-1', name: 'America' },
]
const fixed = { anyRegion: false, bucketNames: s3BucketNames }

describe('a new bucket', () => {
  it.each([
    ['', 'This field is required'],
    ['  ', 'This field is required'],
    ['green', 'Please, use not used Bucket Name'],
    [' green ', 'Please, use not used Bucket Name'],
    ['Green Acre', s3BucketNames.rule],
    ['gr\u0435en', s3BucketNames.rule],
    ['../green', s3BucketNames.rule],
    ['a'.repeat(300), s3BucketNames.rule],
  ])('is not called %j: %s', (name, problem) => {
    expect(newBucketProblems({ name, region: 'eu-1' }, fixed, regions, ['green'])).toEqual({ name: problem })
  })

  it('needs a region, but not where the cloud has none', () => {
    const values = { name: 'green', region: ' ' }
    expect(newBucketProblems(values, fixed, regions, [])).toEqual({ region: 'This field is required' })
    expect(newBucketProblems(values, { ...fixed, anyRegion: true }, [], [])).toHaveProperty('region')
    expect(newBucketProblems(values, fixed, [], [])).toEqual({})
  })

  it('is proposed in the usual region of its cloud', () => {
    expect(emptyBucket(fixed, regions)).toEqual({ name: '', region: 'eu-1' })
    expect(emptyBucket({ anyRegion: true }, []).region).toBe('us-east-1')
    expect(emptyBucket(fixed, []).region).toBe('')
  })
})

it('a bucket that is there may have a name of older days, but none that leads elsewhere', () => {
  const problem = (name: string) => knownBucketProblems({ name, region: '' }, ['green']).name
  expect(problem('Old_Bucket')).toBeUndefined()
  expect(problem('$web')).toBeUndefined()
  expect(problem('green')).toBe('Please, use not used Bucket Name')
  expect(problem('a/b')).toMatch(/bucket name is not valid/)
})

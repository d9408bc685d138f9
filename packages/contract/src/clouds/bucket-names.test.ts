import { describe, expect, it } from 'vitest'
import {
  bucketNameProblem,
  containerNames,
  newBucketProblem,
  plainBucketNames,
  repositoryNames,
  s3BucketNames,
  storageZoneNames,
} from './bucket-names.ts'

const rules = {
  s3: s3BucketNames,
  plain: plainBucketNames,
  container: containerNames,
  zone: storageZoneNames,
  repository: repositoryNames,
}

describe('a new bucket', () => {
  it.each([
    ['s3', 'green-acre.2026'],
    ['s3', 'a.b.c'],
    ['s3', 'a'.repeat(63)],
    ['plain', 'green-acre'],
    ['container', '$web'],
    ['container', 'green-acre'],
    ['zone', 'GreenAcre'],
    ['repository', 'Green_Acre.github.io'],
    ['repository', 'a'],
  ] as const)('of the kind %s may be called %j', (kind, name) => {
    expect(newBucketProblem(rules[kind], name)).toBeNull()
  })

  it.each([
    ['s3', 'ab'],
    ['s3', 'a'.repeat(64)],
    ['s3', 'Green'],
    ['s3', '-green'],
    ['s3', 'green-'],
    ['s3', 'green..acre'],
    ['s3', '192.168.5.4'],
    ['s3', 'xn--green'],
    ['s3', 'green-s3alias'],
    ['plain', 'green.acre'],
    ['container', 'green--acre'],
    ['container', '$root'],
    ['zone', 'abc'],
    ['zone', 'green_acre'],
    ['repository', '..'],
    ['repository', 'green.git'],
    ['repository', 'a'.repeat(101)],
  ] as const)('of the kind %s is not called %j', (kind, name) => {
    expect(newBucketProblem(rules[kind], name)).toMatch(/^Use /)
  })
})

/** Ways out of a bucket, and names that only look like one: a Cyrillic а, a full-width letter, an invisible blank. */
const hostile = [
  '',
  '..',
  '../green',
  'green/acre',
  'green%2facre',
  'gr\u0435en',
  'ｇreen',
  'gre\u200ben',
  'a b',
  'é',
]

it.each(hostile)('no kind of bucket is called %j, made or there', (name) => {
  for (const names of Object.values(rules)) expect(newBucketProblem(names, name)).not.toBeNull()
  expect(bucketNameProblem(name)).not.toBeNull()
})

it('an older bucket may break the rules of today', () => {
  for (const name of ['Old_Bucket', '$web', 'b'.repeat(200)]) expect(bucketNameProblem(name)).toBeNull()
  expect(bucketNameProblem('b'.repeat(300))).not.toBeNull()
})

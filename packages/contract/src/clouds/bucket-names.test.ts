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

describe('newBucketProblem', () => {
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
  ] as const)('allows a new bucket of kind %s named %j', (kind, name) => {
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
  ] as const)('rejects a new bucket of kind %s named %j', (kind, name) => {
    expect(newBucketProblem(rules[kind], name)).toMatch(/^Use /)
  })
})

/** Path traversal attempts and lookalike names: a Cyrillic а, a full-width letter, an invisible blank. */
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

it.each(hostile)('rejects %j for new and existing buckets of every kind', (name) => {
  for (const names of Object.values(rules)) expect(newBucketProblem(names, name)).not.toBeNull()
  expect(bucketNameProblem(name)).not.toBeNull()
})

it("accepts older buckets that break today's rules", () => {
  for (const name of ['Old_Bucket', '$web', 'b'.repeat(200)]) expect(bucketNameProblem(name)).toBeNull()
  expect(bucketNameProblem('b'.repeat(300))).not.toBeNull()
})

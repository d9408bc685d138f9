import { expect, test } from 'vitest'
import { cloudCapabilities } from './registry.ts'

test.each(['linode', 'dreamhost'] as const)('%s has the one region us-east-1', (cloud) => {
  expect(cloudCapabilities[cloud].regions.map(({ id }) => id)).toEqual(['us-east-1'])
})

test.each(['awsS3', 'azure', 'bunny', 'cloudflare', 'DOSpace', 'vultr'] as const)(
  '%s has a list of regions',
  (cloud) => {
    const { regions } = cloudCapabilities[cloud]
    expect(regions.length).toBeGreaterThan(5)
    expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length)
    expect(regions.filter(({ name }) => name === '')).toEqual([])
  },
)

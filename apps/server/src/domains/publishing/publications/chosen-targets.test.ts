import type { CloudName } from '@web2/contract/core'
import { describe, expect, it } from 'vitest'
import { regionsProblem } from './choose-targets.ts'

const to = (cloud: CloudName, bucket: object) =>
  regionsProblem([
    { cloud: 'builtin', buckets: [] },
    { cloud, accountLabel: 'Own', buckets: [{ bucket: 'my-site', ...bucket }] },
  ])

describe('a new bucket', () => {
  it.each(['awsS3', 'azure', 'bunny', 'cloudflare', 'DOSpace', 'dreamhost', 'linode', 'vultr'] as const)(
    'needs a region at %s',
    (cloud) => {
      expect(to(cloud, { newBucket: true })).toMatch(/^Region is required: .*“my-site”/)
      expect(to(cloud, { newBucket: true, region: ' ' })).toMatch(/^Region is required/)
      expect(to(cloud, {})).toBeUndefined()
    },
  )

  it.each(['github', 's3'] as const)('needs none at %s', (cloud) => {
    expect(to(cloud, { newBucket: true })).toBeUndefined()
  })

  it.each([
    ['azure', 'westeurope', undefined],
    ['azure', 'atlantis', /no region “atlantis”/],
    ['awsS3', 'eu-west-1', undefined],
    ['awsS3', 'westeurope', /no region “westeurope”/],
    // Vultr decides a storage's region
    ['vultr', 'xyz9', undefined],
  ] as const)('at %s in %s', (cloud, region, problem) => {
    const said = to(cloud, { newBucket: true, region })
    if (problem === undefined) expect(said).toBeUndefined()
    else expect(said).toMatch(problem)
  })
})

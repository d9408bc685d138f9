import { describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import { noCredentials } from '../no-credentials.ts'
import { describeS3Vendor } from '../../testing/describe-s3-vendor.ts'
import { createAwsS3Cloud } from './store.ts'

await describeS3Vendor(
  'Amazon S3',
  ({ dispatcher, ...store }) => createAwsS3Cloud({ ...noCredentials, ...store }, dispatcher),
  { permission: 's3:PutBucketPolicy', acls: false },
)

describe('the URL of a site at Amazon S3', () => {
  const cloud = createAwsS3Cloud(
    { ...noCredentials, accessKey: 'a', secretKey: 'b' },
    createGuardedAgent(egressPolicy([])),
  )
  it.each([
    ['us-east-1', 'http://shop.s3-website-us-east-1.amazonaws.com/my-site/'],
    ['eu-central-1', 'http://shop.s3-website.eu-central-1.amazonaws.com/my-site/'],
  ])('in %s is that of the bucket’s website', (region, url) => {
    const place = { bucket: 'shop', folder: 'my-site', region }
    expect(cloud.publicUrl(place, 'index.html')).toBe(url)
    expect(cloud.publicUrl(place, 'sitemap.xml')).toBe(`${url}sitemap.xml`)
    expect(cloud.directoryIndexAt(place)).toBe(true)
  })
})

import { expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import { noCredentials } from '../no-credentials.ts'
import { describeS3Vendor } from '../../testing/describe-s3-vendor.ts'
import { createDoSpaceCloud } from './store.ts'

await describeS3Vendor(
  'DigitalOcean Spaces',
  ({ dispatcher, ...store }) => createDoSpaceCloud({ ...noCredentials, ...store }, dispatcher),
  { permission: 's3:PutBucketWebsite' },
)

it('uses the website of the Space’s region in URLs', () => {
  const cloud = createDoSpaceCloud({ ...noCredentials, region: 'ams3' }, createGuardedAgent(egressPolicy([])))
  const place = { bucket: 'shop', folder: 'my-site' }
  expect(cloud.publicUrl(place, 'index.html')).toBe(
    'https://shop.ams3-static.digitaloceanspaces.com/my-site/',
  )
  expect(cloud.publicUrl({ ...place, region: 'nyc3' }, 'a.css')).toBe(
    'https://shop.nyc3-static.digitaloceanspaces.com/my-site/a.css',
  )
})

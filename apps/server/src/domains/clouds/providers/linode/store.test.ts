import { expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import { noCredentials } from '../no-credentials.ts'
import { describeS3Vendor } from '../../testing/describe-s3-vendor.ts'
import { createLinodeCloud } from './store.ts'

await describeS3Vendor(
  'Linode Object Storage',
  ({ dispatcher, ...store }) => createLinodeCloud({ ...noCredentials, ...store }, dispatcher),
  { permission: 's3:PutObject' },
)

it.each([
  ['', 'https://shop.website-us-east-1.linodeobjects.com/my-site/'],
  ['https://us-ord-1.linodeobjects.com', 'https://shop.website-us-ord-1.linodeobjects.com/my-site/'],
])('with the endpoint %j shows sites at %s', (endpoint, url) => {
  const cloud = createLinodeCloud({ ...noCredentials, endpoint }, createGuardedAgent(egressPolicy([])))
  expect(cloud.publicUrl({ bucket: 'shop', folder: 'my-site' }, 'index.html')).toBe(url)
})

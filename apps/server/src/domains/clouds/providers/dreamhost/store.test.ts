import { expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import { noCredentials } from '../no-credentials.ts'
import { describeS3Vendor } from '../../testing/describe-s3-vendor.ts'
import { createDreamhostCloud } from './store.ts'

await describeS3Vendor(
  'DreamObjects',
  ({ dispatcher, ...store }) => createDreamhostCloud({ ...noCredentials, ...store }, dispatcher),
  { permission: 's3:PutObject', policies: false, websites: false },
)

it.each([
  ['shop', '', 'https://shop.objects-us-east-1.dream.io/my-site/index.html'],
  ['shop', 'https://s3.us-east-005.dream.io', 'https://shop.s3.us-east-005.dream.io/my-site/index.html'],
  ['my.shop', '', 'https://objects-us-east-1.dream.io/my.shop/my-site/index.html'],
])('reads bucket %s with the endpoint %j at %s', (bucket, endpoint, url) => {
  const cloud = createDreamhostCloud({ ...noCredentials, endpoint }, createGuardedAgent(egressPolicy([])))
  expect(cloud.publicUrl({ bucket, folder: 'my-site' }, 'index.html')).toBe(url)
})

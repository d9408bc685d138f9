import { expect, it } from 'vitest'
import { cloudNames } from './cloud-names.ts'

it('nine clouds are offered besides the built-in host and S3-compatible stores', () => {
  expect(cloudNames.filter((name) => name !== 'builtin' && name !== 's3')).toEqual([
    ...['awsS3', 'azure', 'bunny', 'cloudflare', 'DOSpace', 'dreamhost', 'github', 'linode', 'vultr'],
  ])
})

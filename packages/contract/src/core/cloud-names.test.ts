import { expect, it } from 'vitest'
import { cloudNames } from './cloud-names.ts'

it('nine clouds are offered, beside the built-in host and stores that speak S3', () => {
  expect(cloudNames.filter((name) => name !== 'builtin' && name !== 's3')).toEqual([
    ...['awsS3', 'azure', 'bunny', 'cloudflare', 'DOSpace', 'dreamhost', 'github', 'linode', 'vultr'],
  ])
})

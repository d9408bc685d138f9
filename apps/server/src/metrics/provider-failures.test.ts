import { expect, it } from 'vitest'
import * as jobs from '../jobs/registry.ts'
import { providerFailureCounts } from './registry.ts'

it('nothing has failed outside as long as nothing was asked', async () => {
  const { registry, feedJob, resetJob, mailJob, propertyJob, verificationJob, linksJob, assistedPostJob } =
    jobs
  const singles = [feedJob, resetJob, mailJob, propertyJob, verificationJob, linksJob, assistedPostJob]
  await Promise.all([...registry, ...singles].map(({ load }) => load()))
  await import('../services/registry.ts')
  expect(await providerFailureCounts()).toEqual({})
})

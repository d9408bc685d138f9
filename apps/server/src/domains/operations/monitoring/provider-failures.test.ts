import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/*
 * Loads every server module in a process that does nothing else, because other tests cause calls and
 * failures.
 */
const loadAll = `
  const jobs = await import(${JSON.stringify(new URL('../../../main/job-registry.ts', import.meta.url))})
  const { registry, feedJob, resetJob, mailJob, propertyJob, verificationJob, linksJob, assistedPostJob } = jobs
  const singles = [feedJob, resetJob, mailJob, propertyJob, verificationJob, linksJob, assistedPostJob]
  await Promise.all([...registry, ...singles].map(({ load }) => load()))
  await import(${JSON.stringify(new URL('../../../main/services.ts', import.meta.url))})
  const { providerFailureCounts } = await import(${JSON.stringify(new URL('../../../platform/metrics/counters.ts', import.meta.url))})
  process.stdout.write(JSON.stringify(await providerFailureCounts()))
  process.exit()
`

it('counts no external failure before the first call', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', loadAll])
  expect(JSON.parse(stdout)).toEqual({})
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { ProjectMessage } from './project-message.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const limit =
  'The monthly AI limit of $5.00 is reached ($5.00 spent). Raise the limit under AI costs, or wait until December 1 (UTC).'

test('a project at the monthly limit says when it resumes', async () => {
  const { host, leave } = await rendered(
    <ProjectMessage turbo={{ status: 'stopped', message: limit, resumesAt: '2026-12-01T00:00:00.000Z' }} />,
  )
  expect(host.textContent).toContain(limit)
  expect(host.textContent).toContain('Generation then resumes automatically. Finished pages are kept.')
  await leave()
})

test('a project that a user must resume says nothing of it', async () => {
  const { host, leave } = await rendered(
    <ProjectMessage turbo={{ status: 'stopped', message: '8 of 20 pages failed.', resumesAt: null }} />,
  )
  expect(host.querySelector('[role="status"]')?.textContent).toBe('8 of 20 pages failed.')
  await leave()
})

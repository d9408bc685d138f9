import type { DashboardCounts } from '@web2/contract/dashboard'
import { expect, it } from 'vitest'
import { isLaunching, nextSteps } from './next-steps.ts'

const stand = (counts: Partial<DashboardCounts>, campaigns = 0) => ({
  counts: { listings: 0, articles: {}, properties: {}, sites: {}, posts: {}, links: {}, ...counts },
  campaigns: { total: campaigns, data: [] },
})
const live = { listings: 1, sites: { published: 1 } }

it.each([
  [stand({}), [], ['nap', 'site', 'publish']],
  [stand({ listings: 2, articles: { draft: 4 } }), ['nap'], ['site', 'publish']],
  [stand({ sites: { draft: 1 } }), ['site'], ['nap', 'publish']],
  [stand({ listings: 1, sites: { draft: 1 } }), ['nap', 'site'], ['publish']],
  [stand(live), [], ['article', 'property', 'campaign']],
  [stand({ ...live, articles: { ready: 1 }, properties: { failed: 1 } }), [], ['property', 'campaign']],
  [stand({ ...live, articles: { ready: 1 }, properties: { verified: 1 } }), [], ['campaign']],
  [stand({ ...live, articles: { ready: 1 }, properties: { verified: 1 } }, 1), [], []],
  [stand({ ...live, articles: { ready: 1 }, properties: { verified: 1 }, posts: { published: 3 } }), [], []],
])('%#: shows what is done and what comes next', (facts, done, open) => {
  const steps = nextSteps(facts)
  expect(steps.filter((step) => step.done).map(({ key }) => key)).toEqual(done)
  expect(steps.filter((step) => !step.done).map(({ key }) => key)).toEqual(open)
  expect(isLaunching(steps)).toBe((facts.counts.sites['published'] ?? 0) === 0)
})

import { expect, test } from 'vitest'
import { runChaosTrial } from '../../testing/chaos/trial.ts'

test('random kills of web, worker and database: everything acknowledged exists once', async () => {
  const kills = 8
  const done = await runChaosTrial({
    seed: 20_261_123,
    kills,
    longest: 20_000,
    longestCalm: 1_000,
    untilBreath: 2,
    sites: 4,
    patience: 90_000,
  })
  expect(done.acknowledged).toBeGreaterThan(0)
}, 240_000)

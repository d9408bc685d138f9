import { expect, test } from 'vitest'
import { runChaosTrial } from '../testing/chaos/trial.ts'

test('web, worker and database are killed at random: what was acknowledged is there once', async () => {
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

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchVersion } from './version-watch.ts'

const every = 600_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const watch = (answers: (string | Error)[]) => {
  const told: string[] = []
  const fetchVersion = vi.fn(async () => {
    const answer = answers.shift() ?? '1.1.1'
    if (answer instanceof Error) throw answer
    return answer
  })
  const stop = watchVersion({
    current: '1.1.1',
    every,
    fetchVersion,
    onNewVersion: (version) => told.push(version),
  })
  return { told, fetchVersion, stop }
}

it('asks every ten minutes and says nothing while versions agree', async () => {
  const { told, fetchVersion } = watch([])
  await vi.advanceTimersByTimeAsync(3 * every)
  expect(fetchVersion).toHaveBeenCalledTimes(3)
  expect(told).toEqual([])
})

it('reports a new version once and stops polling', async () => {
  const { told, fetchVersion } = watch(['1.1.1', '1.2.0', '1.3.0'])
  await vi.advanceTimersByTimeAsync(5 * every)
  expect(told).toEqual(['1.2.0'])
  expect(fetchVersion).toHaveBeenCalledTimes(2)
})

it('keeps polling after a request without an answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { told } = watch([new Error('offline'), '1.2.0'])
  await vi.advanceTimersByTimeAsync(2 * every)
  expect(told).toEqual(['1.2.0'])
})

it('asks no more once stopped', async () => {
  const { fetchVersion, stop } = watch([])
  stop()
  await vi.advanceTimersByTimeAsync(2 * every)
  expect(fetchVersion).not.toHaveBeenCalled()
})

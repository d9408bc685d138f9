import { describe, expect, it, vi } from 'vitest'
import { loadChunk, type ChunkReload } from './load-chunk.ts'

const browser = () => {
  const kept = new Map<string, string>()
  let time = 1_000_000
  const reload = vi.fn()
  const surroundings: ChunkReload = {
    now: () => time,
    reload,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
  }
  return { surroundings, reload, wait: (ms: number) => (time += ms) }
}

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
/** The load after a reload never settles: the page is on its way out. */
const attempt = (surroundings: ChunkReload) =>
  Promise.race([loadChunk(missing, surroundings), new Promise((settle) => setTimeout(() => settle('left')))])

describe('a part of the app that cannot be loaded', () => {
  it('reloads the page', async () => {
    const { surroundings, reload } = browser()
    expect(await attempt(surroundings)).toBe('left')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is reported when a reload within the last minute did not help', async () => {
    const { surroundings, reload, wait } = browser()
    await attempt(surroundings)
    wait(59_999)
    await expect(attempt(surroundings)).rejects.toThrow('could not be loaded')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads again after a minute', async () => {
    const { surroundings, reload, wait } = browser()
    await attempt(surroundings)
    wait(60_000)
    await attempt(surroundings)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})

it('hands out what was loaded and leaves the page alone', async () => {
  const { surroundings, reload } = browser()
  expect(await loadChunk(async () => 'module', surroundings)).toBe('module')
  expect(reload).not.toHaveBeenCalled()
})

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
    serverAnswers: async () => true,
    serverIsBack: () => Promise.reject(new Error('Nobody asked for this.')),
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
    await expect(attempt(surroundings)).rejects.toThrow('failed to load')
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

describe('while the server does not answer', () => {
  it('waits instead of reloading, and is loaded when the server is back', async () => {
    const { surroundings, reload } = browser()
    const back = Promise.withResolvers<void>()
    let isUp = false
    const load = vi.fn(() => (isUp ? Promise.resolve('module') : missing()))
    const loaded = loadChunk(load, {
      ...surroundings,
      serverAnswers: async () => isUp,
      serverIsBack: () => back.promise,
    })
    expect(await Promise.race([loaded, new Promise((settle) => setTimeout(() => settle('waiting')))])).toBe(
      'waiting',
    )
    isUp = true
    back.resolve()
    expect(await loaded).toBe('module')
    expect(load).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits again when the server is gone once more, and reloads only when an answering one lacks the file', async () => {
    const { surroundings, reload } = browser()
    const answers = [false, false, true]
    const serverIsBack = vi.fn(async () => {})
    const trial = {
      ...surroundings,
      serverAnswers: async () => answers.shift() ?? true,
      serverIsBack,
    }
    expect(await attempt(trial)).toBe('left')
    expect(serverIsBack).toHaveBeenCalledTimes(2)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

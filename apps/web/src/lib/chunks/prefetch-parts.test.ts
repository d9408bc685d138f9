import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchParts } from './prefetch-parts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const server = () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(path === '/parts.json' ? JSON.stringify(['assets/a-1.js', 'assets/b-1.css']) : 'text')
  })
  return asked
}

test('every part of the app is fetched, once the first screen had its time', async () => {
  const asked = server()
  prefetchParts()
  await vi.advanceTimersByTimeAsync(7_000)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual(['/parts.json', '/assets/a-1.js', '/assets/b-1.css'])
})

test('nothing is prefetched when the browser saves data', async () => {
  const asked = server()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchParts()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toEqual([])
})

test('signing out stops it', async () => {
  const asked = server()
  prefetchParts()()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toEqual([])
})

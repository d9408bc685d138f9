import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveInvalidation, resourceOfEvent } from './live-events.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['naps created', 'naps'],
  ['cloud-builder patched', 'cloud-builder'],
  ['snappy/users removed', 'snappy/users'],
  ['connect', undefined],
  ['naps exploded', undefined],
])('%s tells of %s', (event, path) => {
  expect(resourceOfEvent(event)).toBe(path)
})

describe('live events', () => {
  const listen = () => {
    const queryClient = new QueryClient()
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
    return { queryClient, invalidated, ...liveInvalidation(queryClient) }
  }

  it('make a resource stale once, however many records they tell of', () => {
    const { invalidated, onEvent } = listen()
    for (const id of ['1', '2', '3']) onEvent('naps removed', { _id: id })
    onEvent('cloud-builder patched', { _id: '4' })
    vi.runAllTimers()
    expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['naps'],
      ['cloud-builder'],
      ['nap-uses'],
      ['listing-changes'],
      ['cloud-sites-turbo'],
      ['page-thumb'],
      ['dashboard'],
    ])
  })

  it('of a bulk cause a fetch a second, and tell of its rows as well', () => {
    const { invalidated, onEvent } = listen()
    for (let moment = 0; moment < 10; moment += 1) {
      onEvent('article-bulk-generator patched', { _id: '1' })
      vi.advanceTimersByTime(90)
    }
    expect(invalidated).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['article-bulk-generator'],
      ['article-bulk-rows'],
    ])
  })

  it('show the progress of a run at once and fetch nothing', () => {
    const { queryClient, invalidated, onEvent } = listen()
    onEvent('runs patched', { _id: '7', done: 3 })
    expect(queryClient.getQueryData(['runs', 'get', '7'])).toEqual({ _id: '7', done: 3 })
    vi.runAllTimers()
    expect(invalidated).not.toHaveBeenCalled()
  })

  it('cause nothing once stopped', () => {
    const { invalidated, onEvent, stop } = listen()
    onEvent('naps created', { _id: '1' })
    stop()
    vi.runAllTimers()
    expect(invalidated).not.toHaveBeenCalled()
  })
})

import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveInvalidation, resourceOfEvent } from './live-events.ts'
import type { LiveRules } from './live-rules.ts'

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
])('%s refreshes %s', (event, path) => {
  expect(resourceOfEvent(event)).toBe(path)
})

describe('live events', () => {
  const listen = (...rules: readonly LiveRules[]) => {
    const queryClient = new QueryClient()
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
    const keys = () => invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])
    return { queryClient, invalidated, keys, ...liveInvalidation(queryClient, rules) }
  }

  it('mark a resource stale once, however many records they name', () => {
    const { keys, onEvent } = listen()
    for (const id of ['1', '2', '3']) onEvent('naps removed', { _id: id })
    onEvent('cloud-builder patched', { _id: '4' })
    vi.runAllTimers()
    expect(keys()).toEqual(['naps', 'cloud-builder'])
  })

  it('refresh dependent queries of every feature once, together with the records’ own', () => {
    const { keys, onEvent } = listen(
      { dependent: [{ key: 'uses', of: ['naps'] }] },
      { dependent: [{ key: 'uses', of: ['cloud-pages'] }] },
    )
    onEvent('naps patched', { _id: '1' })
    onEvent('cloud-pages patched', { _id: '2' })
    vi.advanceTimersByTime(150)
    expect(keys()).toEqual(['naps', 'uses', 'cloud-pages'])
  })

  it('of records that change often cause a fetch a second', () => {
    const { keys, onEvent } = listen({
      frequent: ['rows'],
      dependent: [{ key: 'sum', of: ['rows'] }],
    })
    for (let moment = 0; moment < 10; moment += 1) {
      onEvent('rows patched', { _id: '1' })
      vi.advanceTimersByTime(90)
    }
    expect(keys()).toEqual([])
    vi.advanceTimersByTime(100)
    expect(keys()).toEqual(['rows', 'sum'])
  })

  it('refresh a dependent query every few seconds where its rule says so', () => {
    const { keys, onEvent } = listen({
      dependent: [{ key: 'usage', of: ['posts'], every: 'few-seconds' }],
    })
    onEvent('posts patched', { _id: '1' })
    vi.advanceTimersByTime(2_900)
    expect(keys()).toEqual(['posts'])
    vi.advanceTimersByTime(100)
    expect(keys()).toEqual(['posts', 'usage'])
  })

  it('refresh a dependent query only for records that count', () => {
    const when = (record: unknown) => (record as { isDone: boolean }).isDone
    const { keys, onEvent } = listen({ dependent: [{ key: 'usage', of: ['posts'], when }] })
    onEvent('posts patched', { _id: '1', isDone: false })
    vi.runAllTimers()
    expect(keys()).toEqual(['posts'])
    onEvent('posts patched', { _id: '1', isDone: true })
    vi.runAllTimers()
    expect(keys()).toEqual(['posts', 'posts', 'usage'])
  })

  it('refresh all queries after a change of nearly every kind of record', () => {
    const { invalidated, onEvent } = listen({ refreshesAll: ['demo-account'] })
    onEvent('naps created', { _id: '1' })
    onEvent('demo-account created', {})
    vi.runAllTimers()
    expect(invalidated).toHaveBeenCalledExactlyOnceWith()
  })

  it('hand a record to the feature that takes it, and refresh nothing', () => {
    const take = vi.fn()
    const { queryClient, invalidated, onEvent } = listen({ takes: { 'cached-data': take } })
    onEvent('cached-data patched', { _id: '1' })
    vi.runAllTimers()
    expect(take).toHaveBeenCalledExactlyOnceWith(queryClient, { _id: '1' })
    expect(invalidated).not.toHaveBeenCalled()
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

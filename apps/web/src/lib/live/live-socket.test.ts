import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

type Listener = (...given: unknown[]) => void

const listeners = vi.hoisted(() => new Map<string, Listener>())
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    onAny: () => undefined,
    // the server knows the token
    emit: (...given: unknown[]) => (given.at(-1) as Listener)(null),
  }),
}))

// another test file of the same worker may have loaded the module with the real client
let openLiveSocket: (typeof import('./live-socket.ts'))['openLiveSocket']
beforeAll(async () => {
  vi.resetModules()
  ;({ openLiveSocket } = await import('./live-socket.ts'))
})
afterAll(() => void vi.resetModules())

it('has everything fetched again once it is connected, for the first time as after a break', () => {
  const queryClient = new QueryClient()
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
  openLiveSocket('token', queryClient, [])
  expect(invalidated).not.toHaveBeenCalled()
  listeners.get('connect')?.()
  expect(invalidated).toHaveBeenCalledExactlyOnceWith()
  listeners.get('disconnect')?.('transport close')
  listeners.get('connect')?.()
  expect(invalidated).toHaveBeenCalledTimes(2)
})

it('hands events that are none of records to the features that listen', () => {
  const listener = vi.fn()
  openLiveSocket('token', new QueryClient(), [{ events: { 'article-generating': listener } }])
  listeners.get('article-generating')?.({ text: 'Roses' })
  expect(listener).toHaveBeenCalledExactlyOnceWith({ text: 'Roses' })
})

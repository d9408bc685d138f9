import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import type { User } from '@web2/contract/core'
import { expect, test, vi } from 'vitest'
import { endSession, openSession, setSessionUser } from '../session/session.ts'
import { queryClient } from './query-client.ts'

test('a change that is asked for offline is tried, so that its failure can be said', async () => {
  onlineManager.setOnline(false)
  try {
    const change = new MutationObserver(queryClient, {
      mutationFn: () => Promise.reject(new Error('no answer')),
    })
    await expect(change.mutate()).rejects.toThrow('no answer')
  } finally {
    onlineManager.setOnline(true)
    queryClient.clear()
  }
})

test('a read that is asked for offline fails, so that its failure can be shown', async () => {
  onlineManager.setOnline(false)
  try {
    const read = queryClient.fetchQuery({
      queryKey: ['leads'],
      queryFn: () => Promise.reject(new Error('no answer')),
      retry: false,
    })
    await expect(read).rejects.toThrow('no answer')
  } finally {
    onlineManager.setOnline(true)
    queryClient.clear()
  }
})

test('a screen that failed offline is read again when the browser is back online', async () => {
  let answer: () => Promise<string> = () => Promise.reject(new Error('no answer'))
  const observer = new QueryObserver(queryClient, {
    queryKey: ['leads'],
    queryFn: () => answer(),
    retry: false,
  })
  onlineManager.setOnline(false)
  queryClient.mount()
  const leave = observer.subscribe(() => undefined)
  try {
    await vi.waitUntil(() => observer.getCurrentResult().isError)
    answer = () => Promise.resolve('Rose Miller')
    onlineManager.setOnline(true)
    await vi.waitUntil(() => observer.getCurrentResult().data === 'Rose Miller')
  } finally {
    leave()
    queryClient.unmount()
    onlineManager.setOnline(true)
    queryClient.clear()
  }
})

test('nothing of one session is there for the next', () => {
  openSession('token-1', { _id: '1' } as User)
  queryClient.setQueryData(['sites'], ['Green Acre'])
  setSessionUser({ _id: '1', name: 'Ada' } as User)
  expect(queryClient.getQueryData(['sites'])).toEqual(['Green Acre'])
  openSession('token-2', { _id: '2' } as User)
  expect(queryClient.getQueryData(['sites'])).toBeUndefined()
  queryClient.setQueryData(['sites'], ['Willow'])
  endSession()
  expect(queryClient.getQueryData(['sites'])).toBeUndefined()
})

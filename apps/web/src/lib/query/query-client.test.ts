import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
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

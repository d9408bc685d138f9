import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '../api/errors.ts'
import { session } from '../session/session.ts'
import { holdWhileShown } from './hold-while-shown.ts'

const retries = 2

/**
 * One cache for the whole app. Keys start with a resource's path, so that live events can name what is stale. Guests'
 * first screens load without it. It is emptied whenever another session begins.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // An answer, even a refusal, will not change by asking again; silence may.
      retry: (failures, error) => failures < retries && (!isApiError(error) || error.code >= 500),
      refetchOnWindowFocus: true,
      // Offline, a read fails with a sentence; it would wait without one otherwise.
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      behavior: holdWhileShown,
    },
    // Offline, a change is refused at once with a sentence; it would wait unseen otherwise.
    mutations: { retry: false, networkMode: 'always' },
  },
})

let { token } = session.get()
session.subscribe(() => {
  const { token: now } = session.get()
  if (now === token) return
  token = now
  // nothing of one user may show up for the next
  queryClient.clear()
})

import { queryOptions } from '@tanstack/react-query'
import { deadLetters, statusResource } from '../resources.ts'

/** Milliseconds between looks while the screen is open. */
const every = 5_000

export const installationStatus = queryOptions({
  queryKey: [statusResource.path],
  queryFn: () => statusResource.find(),
  refetchInterval: every,
})

/** How many are shown at once; those that are dealt with make room for more. */
const shown = 25

export const failedJobs = queryOptions({
  queryKey: [deadLetters.path, 'find'],
  queryFn: () => deadLetters.find({ $limit: shown }),
  refetchInterval: every,
})

import type { QueryOptions } from '@tanstack/react-query'
import { seenLongEnough } from './shown-indicators.ts'

/**
 * Holds the first answer of a query that a screen waits for until the loading indicator, if one has appeared, was seen for
 * its minimum time. Cached queries and those without an indicator are never held.
 */
export const holdWhileShown: NonNullable<QueryOptions['behavior']> = {
  onFetch: (context, query) => {
    const ask = context.fetchFn
    context.fetchFn = async () => {
      try {
        return await ask()
      } finally {
        if (query.state.data === undefined && query.isActive()) await seenLongEnough()
      }
    }
  },
}

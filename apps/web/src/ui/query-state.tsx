import type { UseQueryResult } from '@tanstack/react-query'
import { sentenceFor } from '../lib/api/errors.ts'
import { Failure } from './failure.tsx'
import { Waiting } from './waiting.tsx'

/** The failure of a query, with a way to retry, or the sign that it is loading; nothing once there is data. */
export const QueryState = ({ query }: { query: UseQueryResult<unknown> }) => (
  <>
    {query.isError && <Failure message={sentenceFor(query.error)} onRetry={() => void query.refetch()} />}
    {query.isPending && <Waiting />}
  </>
)

import type { UseQueryResult } from '@tanstack/react-query'
import { sentenceFor } from '../lib/api/errors.ts'
import { Failure } from './failure.tsx'
import type { ComponentProps } from 'react'
import { Waiting } from './waiting.tsx'

interface QueryStateProps extends Pick<ComponentProps<typeof Waiting>, 'of'> {
  query: UseQueryResult<unknown>
}

/** The failure of a query, with a way to retry, or the sign that it is loading; nothing once there is data. */
export const QueryState = ({ query, of }: QueryStateProps) => (
  <>
    {query.isError && <Failure message={sentenceFor(query.error)} onRetry={() => void query.refetch()} />}
    {query.isPending && <Waiting {...(of && { of })} />}
  </>
)

import { messages } from '@web2/contract/core'
import { sentenceFor } from '../lib/api/errors.ts'
import { isGone, RouteError } from '../lib/route-error.ts'
import { Failure } from './failure.tsx'
import { Waiting } from './waiting.tsx'

interface WithoutRecordProps {
  readonly record: { readonly error: Error | null; readonly refetch: () => unknown }
}

/** The page of a record that is not there: it is on its way, it did not come, or there is none at this address. */
export const RecordPlaceholder = ({ record: { error, refetch } }: WithoutRecordProps) => {
  if (error === null) return <Waiting />
  if (isGone(error)) throw new RouteError(404, messages.pageNotFound)
  return <Failure message={sentenceFor(error)} onRetry={() => void refetch()} />
}

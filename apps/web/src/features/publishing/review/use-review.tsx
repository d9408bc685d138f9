import { queryOptions, useQuery } from '@tanstack/react-query'
import { unacceptedIssues } from '@web2/contract/publishing'
import { useState, type ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import type { Query } from '../../../lib/api/resource.ts'
import { publicationReviews } from '../resources.ts'
import { Failure } from '../../../ui/failure.tsx'
import type { ReviewedSource } from './issue-link.tsx'
import { ReviewList } from './review-list.tsx'
import type { ReviewedAction } from './review-sentences.ts'
import { FetchLoader } from '../../../ui/loading-indicators.tsx'

interface Subject {
  readonly id: string
  readonly version: string
  /** Of a generation: what is to be done with it. */
  readonly query?: Query
}

/** Of a site or a generation, as it is at this version; asked for as soon as that is known. */
export const reviewOf = ({ id, version, query = {} }: Subject) =>
  queryOptions({
    queryKey: [publicationReviews.path, id, version, query],
    queryFn: () => publicationReviews.get(id, query),
    enabled: version !== '',
    retry: false,
    // a page may have been saved elsewhere
    staleTime: 0,
  })

interface Reviewed {
  /** The list, to be shown above the buttons. */
  readonly list: ReactNode
  /** True if nothing blocks the action; also if the review failed or a newer one loads: the server reviews again. */
  readonly mayGoOn: boolean
  readonly accepted: readonly string[]
}

/** Loads the review and tracks the accepted errors. */
export const useReview = (
  subject: Subject,
  {
    action,
    source,
    onLeave,
  }: { readonly action: ReviewedAction; readonly source: ReviewedSource; readonly onLeave: () => void },
): Reviewed => {
  // the present one stays while a newer one loads, so that a press on the button is not lost to it
  const review = useQuery({
    ...reviewOf(subject),
    placeholderData: (before, query) => (query?.queryKey[1] === subject.id ? before : undefined),
  })
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const list = review.isPending ? (
    <FetchLoader size="xs" aria-label="Checking content" />
  ) : review.isError ? (
    <Failure message={sentenceFor(review.error)} onRetry={() => void review.refetch()} />
  ) : (
    <ReviewList
      review={review.data}
      action={action}
      source={source}
      accepted={accepted}
      onAccept={setAccepted}
      onLeave={onLeave}
    />
  )
  const mayGoOn = review.isError || (review.isSuccess && unacceptedIssues(review.data, accepted).length === 0)
  return { list, mayGoOn, accepted }
}

import { queryOptions } from '@tanstack/react-query'
import type { ListingReview, ListingUpdateCreate } from '@web2/contract/listing-updates'
import { listingChanges, listingUpdates, postTexts } from './resources.ts'
import { runs } from '../../lib/api/runs.ts'

/** Poll interval in ms of a running update. */
const lookEvery = 2_000

const isAtWork = (status: string | undefined): boolean => status === 'queued' || status === 'running'

/** An update that has not ended, or sites of it that are still being published. */
export const goesOn = ({ update }: ListingReview): boolean =>
  update !== null &&
  (isAtWork(update.status) || update.places.some(({ publication }) => isAtWork(publication?.status)))

/** Every place that shows what a listing said before. */
export const reviewOf = (id: string) =>
  queryOptions({
    queryKey: [listingChanges.path, id],
    queryFn: () => listingChanges.get(id),
    refetchInterval: ({ state: { data } }) => (data && goesOn(data) ? lookEvery : false),
  })

export const startUpdate = (wanted: ListingUpdateCreate) => listingUpdates.create(wanted)

export const cancelUpdate = (runId: string) => runs.patch(runId, { cancelRequested: true })

/** Lets everything stay that shows the earlier data. */
export const keepOldData = (id: string) => listingChanges.remove(id)

/** A published post as its blog shows it now. */
export const postText = (id: string, napId: string) =>
  queryOptions({
    queryKey: [postTexts.path, id, napId],
    queryFn: () => postTexts.get(id, { napId }),
    staleTime: 0,
    gcTime: 0,
  })

export const sendEarlier = (id: string) => postTexts.patch(id, { sendEarlier: true })

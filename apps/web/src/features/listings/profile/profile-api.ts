import { queryOptions } from '@tanstack/react-query'
import type { BusinessProfile } from '@web2/contract/listings'
import { queryClient } from '../../../lib/query/query-client.ts'
import { businessProfiles } from '../resources.ts'

/** Query of the business profile that a listing uses; null if it has none. */
export const profileOf = (napId: string) =>
  queryOptions({
    queryKey: [businessProfiles.path, 'of', napId],
    queryFn: async () => (await businessProfiles.find({ napId, $limit: 1 })).data[0] ?? null,
  })

/** Shows a profile that the server answered at once; others read it again. */
export const showProfile = (napId: string, profile: BusinessProfile | null): void => {
  queryClient.setQueryData(profileOf(napId).queryKey, profile)
}

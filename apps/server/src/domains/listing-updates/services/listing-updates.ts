import { ListingUpdateCreate } from '@web2/contract/listing-updates'
import { startListingUpdate } from '../start-update.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * POST /listing-updates: makes the chosen replacements after a listing was changed. Saves pages and articles,
 * publishes sites again, changes posts on their blogs. `listing-changes` shows the progress; the run can be
 * canceled.
 */
export const listingUpdatesService = defineService({
  path: 'listing-updates',
  policy: { create: 'site:publish' },
  data: { create: ListingUpdateCreate },
  methods: (context) => ({
    create: (data, { caller }: CallParams) =>
      startListingUpdate(context, caller, data as ListingUpdateCreate),
  }),
})

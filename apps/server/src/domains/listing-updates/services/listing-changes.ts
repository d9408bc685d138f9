import { keepOldData, reviewListing } from '../review-listing.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * What still shows what a listing said before it was changed: sites, pages, sections, articles and posts, each with its
 * replacements. Removing it leaves them as they are: nothing is looked for until the listing is changed again.
 */
export const listingChangesService = defineService({
  path: 'listing-changes',
  policy: { get: 'content:read', remove: 'content:write' },
  methods: ({ db }) => ({
    get: (id: string, { caller: { accountId } }: CallParams) => reviewListing(db, { accountId, napId: id }),
    remove: async (id, { caller: { accountId } }: CallParams) => {
      if (id === null) throw methodNotAllowed('Changes are dismissed one listing at a time.')
      return keepOldData(db, { accountId, napId: id })
    },
  }),
})

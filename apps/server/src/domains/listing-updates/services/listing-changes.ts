import { keepOldData, reviewListing } from '../review-listing.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * Sites, pages, sections, articles and posts that still show a listing's old data, each with its
 * replacements. DELETE dismisses them: nothing is searched until the listing changes again.
 */
export const listingChangesService = defineService({
  path: 'listing-changes',
  policy: { get: 'content:read', remove: 'content:write' },
  methods: ({ db }) => ({
    get: (id: string, { caller: { accountId } }: CallParams) => reviewListing(db, { accountId, napId: id }),
    remove: async (id, { caller: { accountId } }: CallParams) => {
      if (id === null) throw methodNotAllowed('Dismiss the changes of one listing at a time.')
      return keepOldData(db, { accountId, napId: id })
    },
  }),
})

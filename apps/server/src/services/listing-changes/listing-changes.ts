import { keepOldData, reviewListing } from '../../commands/listing-updates/review-listing.ts'
import { methodNotAllowed } from '../../errors.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

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

import { WebsiteListing, WebsiteListingCreate } from '@web2/contract/listings'
import { readWebsite } from '../websites/read-website.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * POST /website-listings: reads the business on a website, so that a user can check its details before they are
 * saved as a listing. Nothing is stored.
 */
export const websiteListingsService = defineService({
  path: 'website-listings',
  policy: { create: 'content:write' },
  record: WebsiteListing,
  data: { create: WebsiteListingCreate },
  methods: (context) => ({
    create: (data, { caller }: CallParams): Promise<WebsiteListing> =>
      readWebsite(context, caller.accountId, (data as WebsiteListingCreate).url),
  }),
})

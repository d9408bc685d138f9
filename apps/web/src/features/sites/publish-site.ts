import type { Destination, SiteCloud, SiteSummary } from '@web2/contract/sites'
import { queryClient } from '../../lib/query/query-client.ts'
import { bucketLists } from './targets/site-choices.ts'
import { createSite } from './sites-api.ts'

interface PublishOptions {
  /** Becomes the site's main one. */
  readonly mainDestination?: Destination
  /** How its images are published from now on. */
  readonly fasterImages?: boolean | undefined
  /** Keys of errors that go public all the same. */
  readonly acceptIssues?: readonly string[]
}

/**
 * Publishes an existing site. If that fails, some of the new buckets may exist already, so the lists of buckets are
 * fetched again for the next attempt.
 */
export const publishSite = async (
  siteId: string,
  clouds: readonly SiteCloud[],
  { mainDestination, fasterImages, acceptIssues = [] }: PublishOptions = {},
): Promise<SiteSummary> => {
  try {
    return await createSite({
      siteId,
      clouds: [...clouds],
      ...(mainDestination && { mainDestination }),
      ...(fasterImages !== undefined && { fasterImages }),
      acceptIssues: [...acceptIssues],
      status: clouds.length > 0 ? 'to_publish' : 'draft',
    })
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: bucketLists })
    throw error
  }
}

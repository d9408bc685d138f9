import type { Nap } from '@web2/contract/listings'
import type { SiteSummary } from '@web2/contract/sites'
import { freeSlug } from '@web2/site'
import { errorIdOf, fieldErrors, isApiError } from '../../../lib/api/errors.ts'
import { slugFrom } from '../../../lib/text/slug.ts'
import { naps } from '../../listings/resources.ts'
import { BuilderRefusal, unacceptedOf } from '../../sites/builder-refusal.ts'
import { createSite } from '../../sites/sites-api.ts'
import { sites } from '../../sites/resources.ts'
import { listingOf, type NewSiteValues } from './new-site-values.ts'

/** Root slugs that are tried for one name: 'green-acre', 'green-acre-2' … */
const candidates = 60

/** Returns the root slug for a site of this name: the first one that no other site of the account has. */
export const freeRootSlug = async (siteName: string): Promise<string> => {
  const wanted = slugFrom(siteName) || 'site'
  const tried = new Set<string>()
  while (tried.size < candidates) tried.add(freeSlug(wanted, tried))
  const { data } = await sites.find({ rootSlug: { $in: [...tried] }, $limit: candidates })
  return freeSlug(wanted, new Set(data.map(({ rootSlug }) => rootSlug)))
}

const sameBusiness = async ({
  businessName,
  phone,
  address1,
}: ReturnType<typeof listingOf>): Promise<Nap | undefined> => {
  const { data } = await naps.find({ businessName, phone, address1, $limit: 1, $sort: { createdAt: 1 } })
  return data[0]
}

/**
 * Stores the business as a listing and returns its id. A listing that an earlier try has stored is changed, and one
 * with the same name, phone number and address is used, so that no business is stored twice.
 */
export const storeListing = async (values: NewSiteValues): Promise<string> => {
  if (values.way === 'listing' && values.napId !== null) return values.napId
  const data = listingOf(values)
  if (values.savedNapId !== null)
    try {
      return (await naps.patch(values.savedNapId, data))._id
    } catch (error) {
      // deleted since
      if (!isApiError(error) || error.code !== 404) throw error
    }
  const known = await sameBusiness(data)
  return (known ?? (await naps.create(data)))._id
}

/** Root slugs that other tabs may take between the look-up and the creation. */
const attempts = 3

export interface CreatedSite {
  readonly site: SiteSummary
  /** Sentence if the site was stored, but could not be published. */
  readonly problem: string | null
}

/**
 * Creates the site and starts its publication on the built-in host. A site that is stored and can't be published is
 * returned with the reason; throws if none was stored.
 */
export const createNewSite = async (
  values: NewSiteValues,
  napId: string,
  siteName: string,
): Promise<CreatedSite> => {
  const own = values.rootSlug.trim()
  for (let attempt = 1; ; attempt += 1)
    try {
      const site = await createSite({
        siteName,
        rootSlug: own || (await freeRootSlug(siteName)),
        templateId: 'garden',
        look: values.look,
        napId,
        email: values.email.trim(),
        clouds: [{ cloud: 'builtin', buckets: [] }],
        status: 'published',
      })
      return { site, problem: null }
    } catch (error) {
      const isTaken = errorIdOf(error) === 'taken' && 'rootSlug' in fieldErrors(error)
      if (own === '' && isTaken && attempt < attempts) continue
      const stored = unacceptedOf(error)?.site ?? (error instanceof BuilderRefusal ? error.site : null)
      if (stored === null) throw error
      return { site: stored, problem: error instanceof BuilderRefusal ? error.message : null }
    }
}

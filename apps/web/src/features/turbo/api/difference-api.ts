import { queryOptions } from '@tanstack/react-query'
import type { PublicationPlan } from '@web2/contract'
import type { Turbo } from '@web2/contract/generator'
import { planPublication } from '../../../lib/api/resources.ts'
import { turbos, turboSites } from '../../../lib/api/turbo-resources.ts'
import type { Difference } from '../change-sentences.ts'

/** Sites that are looked at: each takes a moment. */
const mostSites = 10

const sum = (plans: readonly PublicationPlan[], allSites: number): Difference =>
  plans
    .flatMap(({ targets }) => targets)
    .reduce<Difference>(
      (all, target) => ({
        ...all,
        added: all.added + target.added,
        changed: all.changed + target.changed,
        deleted: all.deleted + target.deleted,
        unchanged: all.unchanged + target.unchanged,
        bytesToSend: all.bytesToSend + target.bytesToSend,
      }),
      { added: 0, changed: 0, deleted: 0, unchanged: 0, bytesToSend: 0, sites: plans.length, allSites },
    )

/** What a publication of a generation would send now. */
export const differenceOf = ({ _id, updatedAt }: Turbo) =>
  queryOptions({
    queryKey: [turbos.path, 'difference', _id, updatedAt],
    queryFn: async (): Promise<Difference> => {
      const { data, total } = await turboSites.find({ turboId: _id, $limit: mostSites })
      const plans: PublicationPlan[] = []
      // one after the other: each renders a site
      for (const site of data) plans.push(await planPublication({ siteId: site._id }))
      return sum(plans, total)
    },
    retry: false,
  })

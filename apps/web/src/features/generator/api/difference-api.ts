import { queryOptions } from '@tanstack/react-query'
import type { Turbo } from '@web2/contract/generator'
import type { PublicationPlan } from '@web2/contract/publishing'
import { planPublication } from '../../publishing/resources.ts'
import { turbos, turboSites } from '../resources.ts'
import type { Difference } from '../progress/change-sentences.ts'

const sum = (plans: readonly PublicationPlan[]): Difference =>
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
      { added: 0, changed: 0, deleted: 0, unchanged: 0, bytesToSend: 0 },
    )

/** Files that publishing the project would send now. */
export const differenceOf = ({ _id, updatedAt }: Turbo) =>
  queryOptions({
    queryKey: [turbos.path, 'difference', _id, updatedAt],
    queryFn: async ({ signal }): Promise<Difference> => {
      const plans: PublicationPlan[] = []
      // sequentially, because each takes a moment, and only while the screen is open
      for (const site of await turboSites.findAll({ turboId: _id })) {
        signal.throwIfAborted()
        plans.push(await planPublication({ siteId: site._id }))
      }
      return sum(plans)
    },
    retry: false,
  })

import { PublicationPlanCreate } from '@web2/contract'
import { planPublicationOf } from '../../commands/publish/plan-publication.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

/** What a publication would send, change and delete at each place; asked before it. */
export const publicationPlansService = defineService({
  path: 'publication-plans',
  unlogged: true,
  policy: { create: 'content:read' },
  data: { create: PublicationPlanCreate },
  methods: (context) => ({
    create: (data, { caller }: CallParams) =>
      planPublicationOf(context, caller.accountId, data as PublicationPlanCreate),
  }),
})

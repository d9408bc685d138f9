import { PublicationPlanCreate } from '@web2/contract/publishing'
import { planPublicationOf } from '../publications/plan-publication.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Preview of what a publication would send, change and delete at each target. */
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

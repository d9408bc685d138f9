import { LinkCheckCreate } from '@web2/contract/links'
import { requestCheck } from '../request-link-check.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** POST /link-checks: checks links now instead of when they are due. */
export const linkChecksService = defineService({
  path: 'link-checks',
  unlogged: true,
  policy: { create: 'content:write' },
  data: { create: LinkCheckCreate },
  methods: (context) => ({
    create: (data, { caller }: CallParams) =>
      requestCheck(context, caller.accountId, data as LinkCheckCreate),
  }),
})

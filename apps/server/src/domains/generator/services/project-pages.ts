import { TurboPage, TurboPagePatch } from '@web2/contract/generator'
import { turboPageContent } from '../pages/page-preview.ts'
import { retryPage } from '../pages/retry-page.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Pages of projects and their state. */
export const turboPagesService = defineService({
  path: 'turbo-pages',
  policy: { find: 'content:read', get: 'content:read', patch: 'content:write' },
  data: { patch: TurboPagePatch },
  resource: defineResource({ table: 'turbo_pages', schema: TurboPage, search: ['name', 'path', 'title'] }),
  methods: (context) => ({
    get: (id, { caller }: CallParams) => turboPageContent(context, caller.accountId, id),
    patch: async (id, _data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Retry pages one at a time.')
      const changed = await retryPage(context, caller.accountId, id)
      context.outbox.wake()
      return changed
    },
  }),
})

import { DemoChange } from '@web2/contract/dashboard'
import { demoRecords } from '../demo-account/demo-records.ts'
import { removeSampleData } from '../demo-account/empty-demo.ts'
import { addSampleData } from '../demo-account/fill-demo.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Sample data: adding and removing it. */
export const demoAccountService = defineService({
  path: 'demo-account',
  policy: { find: 'content:read', create: 'settings:manage' },
  data: { create: DemoChange },
  unlogged: true,
  methods: (context) => ({
    find: async ({ caller }: CallParams) => ({ records: await demoRecords(context.db, caller.accountId) }),
    create: async (data, { caller }: CallParams) => {
      const change = data as DemoChange
      const answer =
        change.action === 'fill'
          ? await addSampleData(context, caller)
          : await removeSampleData(context, caller, change.changed)
      context.outbox.wake()
      return answer
    },
  }),
})

import { Type } from 'typebox'
import { cancelRun } from './cancel-run.ts'
import { runView, runsResource } from './run-view.ts'
import { defineService } from '../api/define-service.ts'
import type { CallParams } from '../api/service-types.ts'

const Cancel = Type.Object({ cancelRequested: Type.Literal(true) }, { additionalProperties: false })

/** Long actions with their progress; users can only cancel them. */
export const runsService = defineService({
  path: 'runs',
  policy: { find: 'content:read', get: 'content:read', patch: 'site:publish' },
  data: { patch: Cancel },
  resource: runsResource,
  methods: (context) => ({
    patch: async (id, _data, { caller }: CallParams) =>
      runView(await cancelRun(context, { id, accountId: caller.accountId })),
  }),
})

import { findAccountRow, requireAccountRow } from '../db/account-row.ts'
import { Type } from 'typebox'
import type { JobDefinition } from '../jobs/job-definition.ts'
import { changeRun } from './change-run.ts'
import { runView, runsResource } from './run-view.ts'
import { defineService } from '../api/define-service.ts'
import type { CallParams } from '../api/service-types.ts'

declare module '../context.ts' {
  interface Contributions {
    readonly jobDefinitions: readonly JobDefinition<object>[]
  }
}

const Cancel = Type.Object({ cancelRequested: Type.Literal(true) }, { additionalProperties: false })

/** Long actions with their progress; users can only cancel them. */
export const runsService = defineService({
  path: 'runs',
  policy: { find: 'content:read', get: 'content:read', patch: 'site:publish' },
  data: { patch: Cancel },
  resource: runsResource,
  methods: ({ db, jobs, contributions }) => ({
    patch: async (id, _data, { caller }: CallParams) => {
      const key = { id, accountId: caller.accountId }
      const run = await requireAccountRow(db, 'runs', key, 'run')
      // one that has ended keeps its status
      if (run.status === 'queued' || run.status === 'running') {
        await changeRun(db, run, { cancelRequested: true, message: 'Being cancelled' })
        // makes waiting steps due now
        await db
          .updateTable('runItems')
          .set({ dueAt: run.createdAt, paused: null })
          .where('runId', '=', run.id)
          .where('status', '=', 'planned')
          .execute()
        const job = contributions.jobDefinitions.find(({ name }) => name === run.kind)
        if (job)
          await db
            .transaction()
            .execute((transaction) =>
              jobs.enqueue(transaction, job, { runId: run.id }, { singletonKey: run.id }),
            )
      }
      return runView((await findAccountRow(db, 'runs', key)) ?? run)
    },
  }),
})

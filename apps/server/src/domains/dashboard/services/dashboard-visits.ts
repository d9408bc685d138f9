import { DashboardVisitCreate } from '@web2/contract/dashboard'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { recordVisit } from '../record-visit.ts'

/** POST /dashboard-visits: records an opening of the dashboard and returns the user's visit before it. */
export const dashboardVisitsService = defineService({
  path: 'dashboard-visits',
  policy: { create: 'content:read' },
  unlogged: true,
  data: { create: DashboardVisitCreate },
  methods: ({ db, now }) => ({
    create: (_data, { caller }: CallParams) => recordVisit(db, caller, now()),
  }),
})

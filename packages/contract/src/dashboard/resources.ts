import type { Dashboard, DashboardRecount } from './dashboard.ts'
import type { DemoAccount, DemoChange } from './demo-account.ts'

export interface DashboardResources {
  dashboard: { found: Dashboard; create: DashboardRecount; created: Dashboard }
  'demo-account': { found: DemoAccount; create: DemoChange; created: DemoAccount }
}

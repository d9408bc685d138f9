export {
  Dashboard,
  dashboardDays,
  dashboardNames,
  DashboardRecount,
  DashboardVisit,
  DashboardVisitCreate,
  dashboardVisitGap,
  type DashboardCampaign,
  type DashboardCounts,
  type DashboardOldSite,
} from './dashboard.ts'
export { DemoAccount, DemoChange, demoKinds, type DemoKind, type DemoRecord } from './demo-account.ts'

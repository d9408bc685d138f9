export {
  Dashboard,
  dashboardDays,
  dashboardNames,
  DashboardRecount,
  type DashboardCampaign,
  type DashboardOldSite,
} from './dashboard.ts'
export { DemoAccount, DemoChange, demoKinds, type DemoKind, type DemoRecord } from './demo-account.ts'

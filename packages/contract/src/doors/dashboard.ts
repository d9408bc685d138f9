export {
  Dashboard,
  dashboardDays,
  dashboardNames,
  DashboardRecount,
  type DashboardCampaign,
  type DashboardOldSite,
} from '../resources/dashboard.ts'

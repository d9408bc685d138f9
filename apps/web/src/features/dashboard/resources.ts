import { resource } from '../../lib/api/resource.ts'

/** State of the account. One answer, no list. */
export const dashboardResource = resource('dashboard')
/** The user's visits to the dashboard. */
export const dashboardVisits = resource('dashboard-visits')
/** Sample data of the account. */
export const demoResource = resource('demo-account')

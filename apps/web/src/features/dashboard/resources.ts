import { resource } from '../../lib/api/resource.ts'

/** How things stand in the account. One answer, no list. */
export const dashboardResource = resource('dashboard')
/** The examples in the account. */
export const demoResource = resource('demo-account')

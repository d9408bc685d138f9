/** How things stand in the account. One answer, no list. */
export const dashboardPath = 'dashboard'
/** The examples in the account. */
export const demoPath = 'demo-account'

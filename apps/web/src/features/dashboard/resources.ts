/** How things stand in the account. One answer, no list. */
export const dashboardPath = 'dashboard'

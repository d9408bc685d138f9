export { blogLabel } from '../blog-label.ts'
export { overdueAfter, overdueWays, type OverdueWay } from '../resources/campaign.ts'

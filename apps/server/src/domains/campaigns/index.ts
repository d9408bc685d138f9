/* The exports that other domains use. */

export { lockCampaign } from './lock-campaign.ts'
export { findPost } from './posts/find-post.ts'
export { postContent } from './posts/post-content.ts'
export type { CampaignRow } from './posts/post-views.ts'
export { addLogEntry, updatePost } from './posts/records.ts'
export { sendUpdate } from './posts/send-update.ts'
export type { Said } from './posts/published-text.ts'
export { giveBackUnits } from './runner/release-units.ts'

import { resource } from '../../lib/api/resource.ts'

export const campaigns = resource('campaigns')
/** The planned posts of campaigns, by `campaignId`. */
export const campaignJobs = resource('campaign-jobs')
/** Actions on single posts of approved campaigns; removing one deletes it from its blog. */
export const campaignPosts = resource('campaign-posts')
/** Read only: what happened to campaigns and their posts. */
export const campaignLogs = resource('campaign-logs')
/** Articles that people post by hand; single ones come with what is pasted. */
export const assistedPosts = resource('assisted-posts')

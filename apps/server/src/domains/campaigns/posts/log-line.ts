import type { JobRow } from './post-views.ts'

/** What a line of the log says of the post that it is about. */
export const logFieldsOf = ({ accountId, campaignId, id }: JobRow) => ({ accountId, campaignId, jobId: id })

/** A post as sentences name it. */
export const postLabel = ({ title, keyword }: JobRow): string => `“${title || keyword || 'Untitled'}”`

import type { JobRow } from './post-views.ts'

/** Returns the fields by which a log entry references its post. */
export const logFieldsOf = ({ accountId, campaignId, id }: JobRow) => ({ accountId, campaignId, jobId: id })

/** Returns the post's name for messages. */
export const postLabel = ({ title, keyword }: JobRow): string => `“${title || keyword || 'Untitled'}”`

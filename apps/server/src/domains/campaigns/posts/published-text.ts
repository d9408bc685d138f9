import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { JobRow } from './post-views.ts'

/** The title and text of a post. */
export interface Said {
  readonly title: string
  readonly html: string
}

/** Stores what a post is sent with, before the request to its platform. */
export const keepSentText = async (
  db: Kysely<Database>,
  { id: jobId, accountId }: Pick<JobRow, 'id' | 'accountId'>,
  { title, html }: Said,
  now: Date,
): Promise<void> => {
  const sent = { title, html, sentAt: now.toISOString() }
  await db
    .insertInto('postTexts')
    .values({ jobId, accountId, ...sent, earlierTitle: null, earlierHtml: null })
    .onConflict((conflict) => conflict.column('jobId').doUpdateSet(sent))
    .execute()
}

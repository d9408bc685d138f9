import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { JobRow } from './post-views.ts'

/** The title and the text of a post. */
export interface Said {
  readonly title: string
  readonly html: string
}

/** Keeps what a post is sent with, before its platform is asked. */
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

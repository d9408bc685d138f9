import type { TestApi } from '../worlds/start-api.ts'

/** Fills a rate-limit bucket with attempts, because real ones may each cost a password check. */
export const triedBefore = async (
  { database }: Pick<TestApi, 'database'>,
  key: string,
  hits: number,
): Promise<void> => {
  const resetsAt = new Date(Date.now() + 900_000).toISOString()
  await database.db
    .insertInto('rateLimits')
    .values({ key, hits, resetsAt })
    .onConflict((known) => known.column('key').doUpdateSet({ hits, resetsAt }))
    .execute()
}

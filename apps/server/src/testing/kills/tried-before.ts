import type { TestApi } from '../worlds/start-api.ts'

/** Puts so many tries into a bucket of the limits, because each real one may cost the check of a password. */
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

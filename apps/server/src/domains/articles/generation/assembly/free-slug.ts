import { maxSlugLength } from '@web2/contract/core'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'

const numbered = (slug: string, number: number): string => {
  const ending = `-${number}`
  return `${slug.slice(0, maxSlugLength - ending.length).replace(/-+$/, '')}${ending}`
}

const range = (from: number, below: number): readonly number[] =>
  Array.from({ length: below - from }, (_, at) => from + at)

/** Numbers that are tried after a slug without one, in steps that grow. */
const steps = [range(2, 20), range(20, 200), range(200, 2_000), range(2_000, 20_000)]

/**
 * Returns the slug, with a number if another article of the account has it. Articles that are stored at the same time
 * don't wait for each other: until the caller's transaction ends, the others take the next number. A slug that is
 * taken 20,000 times stays as it is.
 */
export const freeSlug = async (
  transaction: Kysely<Database>,
  accountId: string,
  wanted: string,
): Promise<string> => {
  const takenOf = async (slugs: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await transaction
      .selectFrom('articles')
      .select('slug')
      .where('accountId', '=', accountId)
      .where('slug', '<>', '')
      .where('slug', 'in', slugs)
      .execute()
    return new Set(rows.map(({ slug }) => slug))
  }
  const claim = async (slug: string): Promise<boolean> => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`slug ${accountId} ${slug}`}, 0)) as is_ours`.execute(
      transaction,
    )
    // after the lock, which the last to have it may have released by storing its article
    return rows[0]?.isOurs === true && !(await takenOf([slug])).has(slug)
  }
  if (wanted === '' || (await claim(wanted))) return wanted
  for (const numbers of steps) {
    const slugs = numbers.map((number) => numbered(wanted, number))
    const taken = await takenOf(slugs)
    for (const slug of slugs) if (!taken.has(slug) && (await claim(slug))) return slug
  }
  return wanted
}

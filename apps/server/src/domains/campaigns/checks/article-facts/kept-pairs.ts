import type { SimilarPair } from '@web2/writing'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { factRules } from './text-facts.ts'

export type Pair = readonly [a: string, b: string]

/** A compared pair with the revisions of its texts. */
export interface ComparedPair extends SimilarPair {
  readonly revisions: readonly [a: number, b: number]
}

const inOrder = ([a, b]: Pair): Pair => (a < b ? [a, b] : [b, a])

/** Identifies a pair, whatever its order. */
export const pairKey = (pair: Pair): string => inOrder(pair).join(' ')

/** Returns the similarity of those pairs that were compared at their articles' revisions, by their keys. */
export const comparedBefore = async (
  db: Kysely<Database>,
  accountId: string,
  pairs: readonly Pair[],
): Promise<ReadonlyMap<string, number>> => {
  const ordered = pairs.map(inOrder)
  const { rows } = await sql<SimilarPair>`
    select pair.a, pair.b, pair.similarity
    from unnest(${ordered.map(([a]) => a)}::uuid[], ${ordered.map(([, b]) => b)}::uuid[]) as wanted (a, b)
    join article_pairs pair on pair.a = wanted.a and pair.b = wanted.b
    join articles one on one.id = pair.a and one.revision = pair.a_revision
    join articles other on other.id = pair.b and other.revision = pair.b_revision
    where pair.account_id = ${accountId} and pair.rules = ${factRules}`.execute(db)
  return new Map(rows.map(({ a, b, similarity }) => [pairKey([a, b]), similarity]))
}

/** Keeps the similarity of pairs. Locks the articles first, by id, and skips those deleted in the meantime. */
export const keepPairs = async (
  db: Kysely<Database>,
  accountId: string,
  pairs: readonly ComparedPair[],
): Promise<void> => {
  const made = pairs.map(({ a, b, revisions: [one, other], similarity }) =>
    a < b ? { a, b, one, other, similarity } : { a: b, b: a, one: other, other: one, similarity },
  )
  await sql`
    with present as materialized (
      select id from articles
      where account_id = ${accountId} and id = any(${made.flatMap(({ a, b }) => [a, b])}::uuid[])
      order by id for key share
    )
    insert into article_pairs (a, b, account_id, a_revision, b_revision, rules, similarity)
    select made.a, made.b, ${accountId}::uuid, made.one, made.other, ${factRules}::int, made.similarity
    from unnest(${made.map(({ a }) => a)}::uuid[], ${made.map(({ b }) => b)}::uuid[],
      ${made.map(({ one }) => one)}::int[], ${made.map(({ other }) => other)}::int[],
      ${made.map(({ similarity }) => similarity)}::float8[]) as made (a, b, one, other, similarity)
    join present one on one.id = made.a join present other on other.id = made.b
    order by made.a, made.b
    on conflict (a, b) do update set a_revision = excluded.a_revision, b_revision = excluded.b_revision,
      rules = excluded.rules, similarity = excluded.similarity`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/**
 * Facts that the checks of campaigns read in an article's text, and the similarity of two articles, so that they read
 * each revision once. Rows of other revisions are not used.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table article_facts (
      article_id uuid primary key references articles on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      revision integer not null,
      rules integer not null,
      facts jsonb not null,
      bands bytea
    )`.execute(db)
  await sql`create index article_facts_of_account on article_facts (account_id)`.execute(db)
  await sql`
    create table article_pairs (
      a uuid not null references articles on delete cascade,
      b uuid not null references articles on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      a_revision integer not null,
      b_revision integer not null,
      rules integer not null,
      similarity double precision not null,
      primary key (a, b)
    )`.execute(db)
  await sql`create index article_pairs_by_second on article_pairs (b)`.execute(db)
  await sql`create index article_pairs_of_account on article_pairs (account_id)`.execute(db)
}

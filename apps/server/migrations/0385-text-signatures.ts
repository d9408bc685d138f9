import { sql, type Kysely } from 'kysely'

/** Signatures of texts, to compare generated pages with an account's other texts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table turbo_pages
      add signature bytea,
      add elsewhere_kind text,
      add elsewhere_id uuid,
      add elsewhere_similarity double precision`.execute(db)
  await sql`
    create table article_signatures (
      article_id uuid primary key references articles on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      signed_at timestamptz(3) not null,
      signature bytea
    )`.execute(db)
  await sql`create index article_signatures_of_account on article_signatures (account_id, article_id)`.execute(
    db,
  )
  await sql`
    create table site_page_signatures (
      page_id uuid primary key references site_pages on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      signed_at timestamptz(3) not null,
      signature bytea
    )`.execute(db)
  await sql`create index site_page_signatures_of_account on site_page_signatures (account_id, page_id)`.execute(
    db,
  )
}

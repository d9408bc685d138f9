import { sql, type Kysely } from 'kysely'

/** Where three text services are called: a resource, a region and a server differ from account to account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column azure_base_url text not null default '',
      add column bedrock_region text not null default '',
      add column ollama_base_url text not null default ''`.execute(db)
}

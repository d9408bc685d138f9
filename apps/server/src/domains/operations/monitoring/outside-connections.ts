import { textServiceOf } from '@web2/contract/ai'
import type { OutsideConnections } from '@web2/contract/core'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Keys of text services that can't be used without one. */
const textKeys = Object.values(textServiceOf)
  .filter((service) => service !== 'openAiCompatible' && service !== 'ollama')
  .map((service) => `${service}.apiKey`)

/** Returns the number of external connections across all accounts. */
export const outsideConnections = async (db: Kysely<Database>): Promise<OutsideConnections> => {
  const { rows } = await sql<OutsideConnections>`
    select
      (select count(*) from cloud_accounts) as cloud_accounts,
      (select count(*) from properties where status = 'verified') as blogs,
      (select count(*) from properties where status = 'verified' and unreachable_since is not null)
        as silent_blogs,
      (select count(*) from setting_keys where name = any(${textKeys}))
        + (select count(*) from settings where compatible_base_url <> '')
        + (select count(*) from settings where ollama_base_url <> '') as text_services`.execute(db)
  return rows[0]!
}

import { sql, type Kysely } from 'kysely'

/** Scopes are given by subject; tokens that were made before keep what they could do. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update access_tokens set scopes = array(
      select distinct given.scope
      from (values
        ('read', 'content:read'), ('read', 'sites:read'), ('read', 'campaigns:read'), ('read', 'billing:read'),
        ('write', 'content:write'), ('write', 'sites:write'), ('write', 'campaigns:write'),
        ('publish', 'content:read'), ('publish', 'sites:publish'), ('publish', 'campaigns:publish')
      ) as given (before, scope)
      where given.before = any(scopes)
      order by given.scope
    )
    where scopes && array['read', 'write', 'publish']`.execute(db)
}

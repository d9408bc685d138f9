import { sql, type Kysely } from 'kysely'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'

/** Blogs that the posts of a campaign go to. */
const places = 50

/** Adds a category without articles and verified blogs to an account. Returns their ids. */
export const categoryWithBlogs = async (
  db: Kysely<Database>,
  accountId: string,
): Promise<{ readonly categoryId: string; readonly targets: string[] }> => {
  const [categoryId, propertyId] = [uuidV7(), uuidV7()]
  await sql`insert into categories (id, account_id, name) values (${categoryId}, ${accountId}, 'All')`.execute(
    db,
  )
  await sql`insert into properties (id, account_id, property_type, means, url, status)
    values (${propertyId}, ${accountId}, 'wordpress', 'application-password', 'https://b.example', 'verified')`.execute(
    db,
  )
  const { rows } = await sql<{ id: string }>`
    insert into sub_properties (id, account_id, property_id, property_type, external_id, url, web_url)
    select gen_random_uuid(), ${accountId}, ${propertyId}, 'wordpress', n::text, 'https://b.example', 'https://b.example'
    from generate_series(1, ${places}::int) as n returning id`.execute(db)
  return { categoryId, targets: rows.map(({ id }) => id) }
}

import type { MediaUse } from '@web2/contract/media'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { pagesUsingImage } from '../library/image-uses.ts'

const mostNames = 5

/** Returns pages, sections, templates and themes of sites that use a family, by its name in style sheets. */
export const ownFontUses = async (
  db: Kysely<Database>,
  accountId: string,
  cssName: string,
): Promise<MediaUse> => {
  const pages = await pagesUsingImage(db, accountId, [cssName])
  const { rows } = await sql<{ name: string }>`
    select name || ' › theme' as name from sites
    where account_id = ${accountId} and removed_at is null and position(${cssName} in coalesce(theme, '')) > 0
    order by name`.execute(db)
  return {
    pages: pages.pages + rows.length,
    names: [...rows.map(({ name }) => name), ...pages.names].slice(0, mostNames),
  }
}

import { sql, type Kysely } from 'kysely'
import { register } from '@web2/e2e/fixtures/people.ts'
import type { Product } from '@web2/e2e/fixtures/product.ts'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { always } from '@web2/server/src/testing/worlds/campaign-world.ts'
import { withoutIndexes } from './without-indexes.ts'

/** A signed-in user with 10,000 properties and two campaigns, one of them large. */
export interface ScreenScene {
  readonly token: string
  readonly large: string
  readonly small: string
}

const properties = 10_000

const addCampaign = async (db: Kysely<Database>, accountId: string, count: number): Promise<string> => {
  const id = uuidV7()
  const published = count / 2
  const failed = published / 100
  await db
    .insertInto('campaigns')
    .values({
      id,
      accountId,
      createdBy: null,
      name: `Campaign of ${count.toLocaleString('en')} posts`,
      status: 'running',
      source: JSON.stringify({ kind: 'articles', articleIds: [] }),
      links: '[]',
      schedule: JSON.stringify(always),
      planned: count - published,
      published: published - failed,
      failed,
      planStale: false,
    })
    .execute()
  await sql`
    insert into campaign_jobs
      (id, account_id, campaign_id, sub_property_id, title, run_at, due_at, armed, status, published_at, error, url)
    select gen_random_uuid(), ${accountId}, ${id}, places.ids[1 + n % array_length(places.ids, 1)],
      'Article ' || n || ' about gardens', t, t, true,
      case when n < ${published} then case n % 100 when 1 then 'failed' else 'published' end else 'planned' end,
      case when n < ${published} and n % 100 <> 1 then t end,
      case when n < ${published} and n % 100 = 1 then 'The site refused the post.' else '' end,
      case when n < ${published} then 'https://blog.example/' || n else '' end
    from (select n, now() + (n - ${published}::int) * interval '5 minutes' as t
      from generate_series(0, ${count - 1}::int) as n) as times,
      (select array_agg(id) as ids from (select id from sub_properties order by id limit 500) as chosen) as places`.execute(
    db,
  )
  await sql`
    insert into campaign_logs (id, account_id, campaign_id, level, event, message, created_at)
    select gen_random_uuid(), ${accountId}, ${id}, 'info', 'published',
      '“Article ' || n || ' about gardens” was published at https://blog.example/' || n,
      now() - n * interval '5 minutes'
    from generate_series(1, ${count}::int) as n`.execute(db)
  return id
}

export const seedScreens = async (
  product: Product,
  db: Kysely<Database>,
  sizes: { readonly large: number; readonly small: number },
): Promise<ScreenScene> => {
  const { email, password } = await register(product)
  const answer = await fetch(`${product.url}/api/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ strategy: 'local', email, password }),
  })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  const { id: accountId } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  await sql`
    insert into properties (id, account_id, property_type, means, url, status, name)
    select gen_random_uuid(), ${accountId}, 'wordpress', 'application-password', 'https://blog-' || n || '.example',
      'verified', 'Blog ' || n from generate_series(1, ${properties}::int) as n`.execute(db)
  await sql`
    insert into sub_properties (id, account_id, property_id, property_type, external_id, url, web_url, scrape_status, name)
    select gen_random_uuid(), account_id, id, property_type, '1', url, url, 'scraped', name from properties`.execute(
    db,
  )
  let [large, small] = ['', '']
  await withoutIndexes(db, 'campaign_jobs', () =>
    withoutIndexes(db, 'campaign_logs', async () => {
      large = await addCampaign(db, accountId, sizes.large)
      small = await addCampaign(db, accountId, sizes.small)
    }),
  )
  await sql`vacuum analyze`.execute(db)
  return { token: accessToken, large, small }
}

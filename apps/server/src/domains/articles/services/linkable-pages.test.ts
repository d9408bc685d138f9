import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { call, signUp, startTestApi, type TestApi } from '../../../testing/worlds/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

test('published pages are listed with their URLs, only to their account', async () => {
  const [ann, ben] = [await signUp(api), await signUp(api)]
  const { db } = api.database
  const page = (name: string, slug: string) => ({ name, slug, html: `<p>${name}</p>` })
  const made = await call(api, 'POST', '/api/cloud-builder', {
    token: ann.token,
    body: {
      siteName: 'Green Acre',
      rootSlug: 'green',
      pages: [page('Home', 'home'), page('Lawns', 'lawns'), page('New', 'new')],
    },
  })
  const siteId: string = made.body.site._id
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from site_pages where site_id = ${siteId}`.execute(db)
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id
  await sql`update site_pages set parent_id = ${idOf('new')} where id = ${idOf('lawns')}`.execute(db)
  const targetId = uuidV7()
  await sql`insert into site_targets (id, account_id, site_id, cloud, folder, url, published_at)
    values (${targetId}, ${ann.accountId}, ${siteId}, 'builtin', 'green', 'https://green.example.com/index.html', now())`.execute(
    db,
  )
  for (const path of ['index.html', 'new/lawns/index.html'])
    await sql`insert into site_files (target_id, path, sha256) values (${targetId}, ${path}, 'x')`.execute(db)
  const find = async (token: string) => (await call(api, 'GET', '/api/published-pages', { token })).body.data
  expect(
    (await find(ann.token)).map(({ name, url }: { name: string; url: string }) => ({ name, url })),
  ).toEqual([
    { name: 'Home', url: 'https://green.example.com/index.html' },
    { name: 'Lawns', url: 'https://green.example.com/new/lawns/index.html' },
  ])
  expect(await find(ben.token)).toEqual([])
})

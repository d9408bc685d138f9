import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts'
import { moduleUses } from './section-uses.ts'
import { styleUses } from './style-uses.ts'

/*
 * The largest site, with 27 KB a page. A statement ends after 30 s; reading each document once for each style or
 * section takes minutes.
 */

const [pages, blocks] = [1_000, 120]
const [accountId, siteId, sectionId] = [randomUUID(), randomUUID(), randomUUID()]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await sql`insert into accounts (id, name, tier, is_active) values (${accountId}, 'T', 'platinum', true)`.execute(
    db,
  )
  await sql`insert into sites (id, account_id, name, root_slug, host_slug)
    values (${siteId}, ${accountId}, 'Large', 'large', 'large')`.execute(db)
  await sql`
    insert into site_pages (id, site_id, account_id, name, slug, position, html, document)
    select gen_random_uuid(), ${siteId}, ${accountId}, 'Page ' || to_char(page, 'FM0000'), 'page-' || page, page, '',
      '{"children":[' || (
        select string_agg('{"uuid":"' || gen_random_uuid() || '","props":{"class":"wide s-' || page % 4 || ' b'
          || md5(block::text || page::text) || '","moduleId":"' ||
          case when page % 10 = 0 then ${sectionId} else gen_random_uuid()::text end || '"}}', ',')
        from generate_series(1, ${blocks}::int) as block
      ) || ']}'
    from generate_series(1, ${pages}::int) as page`.execute(db)
})
afterAll(() => database.destroy())

it('finds the uses of hundreds of styles, and names the first twenty', { timeout: 60_000 }, async () => {
  const ids = Array.from({ length: 300 }, (_one, at) => `s-${at}`)
  const [first, ...others] = await styleUses(database.db, accountId, siteId, ids)
  expect(first).toMatchObject({ _id: 's-0', total: pages / 4 })
  expect(first?.data.map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_one, at) => `Page ${String((at + 1) * 4).padStart(4, '0')}`),
  )
  expect(others.map(({ total }) => total)).toEqual([250, 250, 250, ...Array<number>(296).fill(0)])
})

it('finds the uses of a thousand sections', { timeout: 60_000 }, async () => {
  const ids = [sectionId, ...Array.from({ length: 999 }, () => randomUUID())]
  const [first, ...others] = await moduleUses(database.db, accountId, ids)
  expect(first).toMatchObject({ _id: sectionId, total: pages / 10 })
  expect(others.every(({ total }) => total === 0)).toBe(true)
})

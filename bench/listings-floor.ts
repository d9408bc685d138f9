import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { columns } from './nap-columns.ts'

interface Statement {
  readonly where: string
  readonly order: string
  readonly skip?: number
  readonly values?: readonly unknown[]
}

interface Row {
  readonly businessName: string
  readonly address1: string
  readonly phone: string
}

/** Adds the bare handlers of large lists: each statement as written by hand, with a count for the total. */
export const addListingFloor = (app: FastifyInstance, pool: Pool, accountId: string): void => {
  const answer = async ({ where, order, skip = 0, values = [] }: Statement) => {
    const own = `from naps where account_id = $1 and ${where}`
    const [page, count] = await Promise.all([
      pool.query(`select ${columns} ${own} order by ${order} limit 20 offset ${skip}`, [
        accountId,
        ...values,
      ]),
      pool.query(`select count(*)::int as total ${own}`, [accountId, ...values]),
    ])
    return { total: count.rows[0].total, limit: 20, skip, data: page.rows }
  }
  const newest = 'created_at desc, id desc'

  app.get('/floor/newest', () => answer({ where: 'true', order: newest }))
  app.get('/floor/deep', () => answer({ where: 'true', order: newest, skip: 50_000 }))
  app.get('/floor/by-name', () => answer({ where: 'true', order: 'business_name, id' }))
  app.get<{ Querystring: { q: string } }>('/floor/name', ({ query }) =>
    answer({ where: 'business_name ilike $2', order: 'business_name, id', values: [`%${query.q}%`] }),
  )
  app.get<{ Querystring: { q: string } }>('/floor/search', ({ query }) =>
    answer({
      where: '(business_name ilike $2 or address1 ilike $2 or city ilike $2 or phone ilike $2)',
      order: newest,
      values: [`%${query.q}%`],
    }),
  )
  app.post<{ Body: { rows: Row[] } }>('/floor/batch', { bodyLimit: 16_000_000 }, async ({ body }) => {
    const { rows } = body
    const { rowCount } = await pool.query(
      `insert into naps (id, account_id, business_name, address1, phone)
       select id, $1, name, address, phone from unnest($2::uuid[], $3::text[], $4::text[], $5::text[])
         as row (id, name, address, phone)`,
      [
        accountId,
        rows.map(() => uuidV7()),
        rows.map(({ businessName }) => businessName),
        rows.map(({ address1 }) => address1),
        rows.map(({ phone }) => phone),
      ],
    )
    return { created: rowCount }
  })
}

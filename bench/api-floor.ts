import fastify from 'fastify'
import { Pool } from 'pg'
import { poolConfig } from '@web2/server/src/platform/db/connect.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { addListingFloor } from './listings-floor.ts'
import { addWritingFloor } from './api-writes-floor.ts'
import { columns } from './nap-columns.ts'

interface NapBody {
  businessName: string
  address1: string
  phone: string
}

/**
 * Returns an app that does the minimum of each service: parse the request, run one or two statements, answer
 * JSON. It has no sign-in and no checks, and its account is fixed at the start.
 */
export const createFloor = (databaseUrl: string, accountId: string) => {
  const pool = new Pool(poolConfig({ url: databaseUrl, applicationName: 'bench floor' }))
  const app = fastify()

  app.get('/api/naps', async () => {
    const [page, count] = await Promise.all([
      pool.query(
        `select ${columns} from naps where account_id = $1 order by created_at desc, id desc limit $2`,
        [accountId, 20],
      ),
      pool.query('select count(*)::int as total from naps where account_id = $1', [accountId]),
    ])
    return { total: count.rows[0].total, limit: 20, skip: 0, data: page.rows }
  })
  app.get<{ Params: { id: string } }>('/api/naps/:id', async ({ params }) => {
    const { rows } = await pool.query(`select ${columns} from naps where id = $1 and account_id = $2`, [
      params.id,
      accountId,
    ])
    return rows[0]
  })
  app.patch<{ Params: { id: string }; Body: NapBody }>('/api/naps/:id', async ({ params, body }) => {
    const { rows } = await pool.query(
      `update naps set phone = $3, updated_at = now() where id = $1 and account_id = $2 returning ${columns}`,
      [params.id, accountId, body.phone],
    )
    return rows[0]
  })
  app.post<{ Body: NapBody }>('/api/naps', async ({ body }, reply) => {
    const { rows } = await pool.query(
      `insert into naps (id, account_id, business_name, address1, phone) values ($1, $2, $3, $4, $5)
       returning ${columns}`,
      [uuidV7(), accountId, body.businessName, body.address1, body.phone],
    )
    return reply.code(201).send(rows[0])
  })
  addListingFloor(app, pool, accountId)
  addWritingFloor(app, pool, accountId)
  return app
}

import { sql } from 'kysely'
import { unavailable } from '../../errors.ts'
import { defineService } from '../define-service.ts'

/** GET /health: whether this process reaches its database and its queue; 503 when it does not. */
export const healthService = defineService({
  path: 'health',
  policy: { find: 'guest' },
  methods: ({ db, log }) => ({
    find: async () => {
      try {
        const { rows } = await sql<{ queue: boolean }>`
          select to_regclass('pgboss.job') is not null as queue`.execute(db)
        return { database: 'ok', queue: rows[0]?.queue ? 'ok' : 'not started' }
      } catch (error) {
        log(`Health check: ${String(error)}`)
        throw unavailable()
      }
    },
  }),
})

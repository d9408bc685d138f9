import { sql } from 'kysely'
import { isReady } from '../monitoring/is-ready.ts'
import { notFound, notReady, unavailable } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'

/**
 * GET /health: whether this process reaches its database and queue; 503 if not. /health/ready, for load
 * balancers, also responds with 503 once the process is about to stop. /health/live: the process responds at
 * all.
 */
export const healthService = defineService({
  path: 'health',
  policy: { find: 'guest', get: 'guest' },
  methods: (context) => ({
    find: async () => {
      const { db, log } = context
      try {
        const { rows } = await sql<{ queue: boolean }>`
          select to_regclass('pgboss.job') is not null as queue`.execute(db)
        return { database: 'ok', queue: rows[0]?.queue ? 'ok' : 'not started' }
      } catch (error) {
        log(`Health check: ${String(error)}`)
        throw unavailable()
      }
    },
    get: async (id: string) => {
      if (id === 'live') return { live: true }
      if (id !== 'ready') throw notFound('check')
      const ready = await isReady(context)
      if (!ready.ok) throw notReady(ready.reason)
      return { ready: true }
    },
  }),
})

import { contributions } from '../../main/contributions.ts'
import { flushCompileCache } from 'node:module'
import { env } from 'node:process'
import type { Config } from '../../platform/config/config.ts'
import { connect } from '../../platform/db/connect.ts'
import { jobDefinitions } from '../../main/job-definitions.ts'
import { createJobQueue } from '../../platform/jobs/job-queue.ts'
import { createSharedObjects } from '../../platform/shared-objects.ts'
import { startWorker } from '../../main/worker.ts'

/**
 * Worker in a separate process, for tests that kill it. CONFIG is a Config as JSON, DATABASE_URL its
 * database, CLOCK_AHEAD the ms by which its clock is ahead.
 */
const config = { ...(JSON.parse(env.CONFIG ?? '{}') as Config), roles: new Set(['worker'] as const) }
const databaseUrl = env.DATABASE_URL ?? ''
const ahead = Number(env.CLOCK_AHEAD ?? 0)
const now = () => new Date(Date.now() + ahead)
const report = (error: Error) => void process.stderr.write(`${error.stack}\n`)

// with the process that started it, whose benchmark may have been interrupted
process.once('disconnect', () => process.exit())

const db = connect({ url: databaseUrl, applicationName: 'web2 test worker' })
const jobs = await createJobQueue(db, jobDefinitions, report)
await startWorker(
  { config, db, jobs, contributions, shared: createSharedObjects(), databaseUrl, log: () => undefined, now },
  report,
)
// a killed worker can't do this at its end
flushCompileCache()
process.stdout.write('working\n')

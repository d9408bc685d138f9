import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { measure, type Server } from './api-load.ts'
import type { Row } from './row.ts'

/** Ticks of a process's clock in a second (USER_HZ), which Linux fixes for all programs. */
const ticksPerSecond = 100

/** Returns the processor time of the server's processes so far, in ms, from Linux's /proc. */
const cpuOf = (dataDir: string): number => {
  const postmaster = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // the name in brackets may contain spaces; the second field after it is the parent
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (fields[1] === postmaster) ticks += Number(fields[11]) + Number(fields[12])
    } catch (error) {
      // the process ended after the folder was read
      if (
        (error as NodeJS.ErrnoException).code !== 'ENOENT' &&
        (error as NodeJS.ErrnoException).code !== 'ESRCH'
      )
        throw error
    }
  return (ticks * 1_000) / ticksPerSecond
}

const bareReads = 10_000

/** Measures PostgreSQL's processor time for one list request, next to that of the bare statement for its rows. */
export const listCpuRow = async (
  db: Kysely<Database>,
  {
    dataDir,
    accountId,
    token,
    server,
  }: { dataDir: string; accountId: string; token: string; server: Server },
): Promise<Row> => {
  const url = `${server.url}/api/naps?$sort[createdAt]=-1&$limit=20`
  await measure(url, token, { path: '' }, 1)
  const before = cpuOf(dataDir)
  const { requests } = await measure(url, token, { path: '' }, 6)
  const ours = (cpuOf(dataDir) - before) / requests
  const bareBefore = cpuOf(dataDir)
  for (let read = 0; read < bareReads; read += 1)
    await sql`select * from naps where account_id = ${accountId} order by created_at desc limit 20`.execute(
      db,
    )
  const floor = (cpuOf(dataDir) - bareBefore) / bareReads
  return {
    name: 'database CPU of one list, 20 of 1,000 with total, next to the bare statement',
    ours,
    floor,
    unit: 'ms',
    ratio: ours / floor,
    bar: '≤ 0.15 ms',
    met: ours <= 0.15,
  }
}

import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { appVersion, type NodeFigures } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import { poolFigures } from '../../../platform/db/pool-stats.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { providerFailureCounts } from '../../../platform/metrics/counters.ts'

const every = 10_000

/** Hours after which a process without a heartbeat is deleted. */
const forgottenAfter = 24

export interface Heartbeat {
  /** Removes this process from the list. */
  stop(): Promise<void>
}

/** Records a heartbeat with this process's figures at regular intervals. */
export const startHeartbeat = async (
  context: AppContext,
  sockets: () => number,
  onError: (error: Error) => void,
): Promise<Heartbeat> => {
  const { config, db, now, stopping } = context
  const node = {
    id: uuidV7(),
    host: hostname(),
    pid: process.pid,
    roles: [...config.roles],
    version: appVersion,
    startedAt: now().toISOString(),
  }
  const figures = async (): Promise<NodeFigures> => {
    const { bavail, blocks, bsize } = await statfs(config.dataDir)
    return {
      sockets: sockets(),
      memory: process.memoryUsage.rss(),
      disk: { free: bavail * bsize, total: blocks * bsize },
      pool: poolFigures(db),
      providerFailures: await providerFailureCounts(),
    }
  }
  const beat = async () => {
    const changing = {
      seenAt: now().toISOString(),
      stopping: stopping?.aborted ?? false,
      figures: JSON.stringify(await figures()),
    }
    await db
      .insertInto('nodes')
      .values({ ...node, ...changing })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
      .execute()
    const forgotten = new Date(now().getTime() - forgottenAfter * 3_600_000)
    await db.deleteFrom('nodes').where('seenAt', '<', forgotten.toISOString()).execute()
  }
  const tryToBeat = () => beat().catch(onError)
  await tryToBeat()
  let beating = Promise.resolve()
  const timer = setInterval(() => {
    beating = beating.then(tryToBeat)
  }, every)
  return {
    stop: async () => {
      clearInterval(timer)
      await beating
      await db.deleteFrom('nodes').where('id', '=', node.id).execute()
    },
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import { seeded } from '@web2/generator'
import { sql, type Kysely } from 'kysely'
import { expect } from 'vitest'
import { connect } from '../../platform/db/connect.ts'
import type { Database } from '../../platform/db/database.ts'
import { signUp } from '../worlds/start-api.ts'
import { startWriting } from '../cluster/article-ledger.ts'
import { untilWriting } from '../cluster/killed-nodes.ts'
import { startChaosPlace, victims, type Victim } from './chaos-installation.ts'
import { startListing } from './listing-ledger.ts'
import { startPublishing } from './publication-ledger.ts'

export interface ChaosTrial {
  readonly seed: number
  readonly kills: number
  /** Ms after which nothing more is killed, however slow the machine is. */
  readonly longest: number
  /** Maximum ms between two kills. */
  readonly longestCalm: number
  /** Number of kills after which the product gets time to make progress. */
  readonly untilBreath: number
  readonly sites: number
  /** Ms for all started runs to end. */
  readonly patience: number
}

/** Returns the state of every database session, with the session locks it holds or waits for. */
const sessionsOf = async (db: Kysely<Database>): Promise<string> => {
  try {
    const { rows } = await sql<object>`
      select activity.pid, application_name, state, wait_event, left(query, 120) as query,
        now() - state_change as since, lock.objid as lock, lock.granted
      from pg_stat_activity as activity
      left join pg_locks as lock on lock.pid = activity.pid and lock.locktype = 'advisory'
      where activity.pid <> pg_backend_pid()`.execute(db)
    return rows.map((row) => JSON.stringify(row)).join('\n')
  } catch (error) {
    return `not to be had: ${String(error)}`
  }
}

/**
 * Writes articles and listings and publishes sites while web, worker and database are killed. Everything
 * acknowledged must exist once in the end, and no process may end unexpectedly. Returns how much was done.
 */
export const runChaosTrial = async (trial: ChaosTrial) => {
  const { seed, kills, longest, longestCalm, untilBreath, sites, patience } = trial
  const random = seeded(seed)
  const place = await startChaosPlace({})
  const stopping: (() => Promise<unknown>)[] = []
  const db = connect({
    url: place.databaseUrl,
    applicationName: 'web2 test',
    onConnectionLost: () => undefined,
  })
  const killed: Record<Victim, number> = { web: 0, worker: 0, database: 0, session: 0 }
  try {
    const user = await signUp({ url: place.url, database: { db } })
    const writing = startWriting(place.url, user.token, 2)
    const listing = startListing(place.url, user.token)
    const publishing = startPublishing(place.url, user.token, sites)
    stopping.push(writing.stop, listing.stop, publishing.stop)
    const begun = performance.now()
    for (let count = 0; count < kills && performance.now() - begun < longest;) {
      await delay(random() * longestCalm)
      const victim = victims[Math.floor(random() * victims.length)]!
      if (!(await place.kill(victim, random))) continue
      killed[victim] += 1
      count += 1
      if (count % untilBreath === 0) await untilWriting(writing)
    }
    await untilWriting(writing)
    for (const stop of stopping.splice(0)) await stop()
    await publishing.check(db, `http://127.0.0.1:${place.sitesPort}`, patience)
    await listing.check(db)
    await writing.check(db)
    expect(place.surprises).toEqual([])
    const done = { ...writing.counts(), listings: listing.count(), published: publishing.count() }
    return { ...done, killed, stoodStill: place.stoodStill() }
  } catch (error) {
    const sessions = await sessionsOf(db)
    const words = `What was said:\n${place.output()}\nSessions:\n${sessions}`
    throw new Error(`seed ${seed}: ${String(error)}\n${words}`, { cause: error })
  } finally {
    await Promise.allSettled(stopping.map((stop) => stop()))
    await db.destroy()
    await place.stop()
  }
}

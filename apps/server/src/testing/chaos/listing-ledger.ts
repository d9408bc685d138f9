import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { troubledSender } from '../cluster/retrying-sender.ts'

/** Ms between two listings. */
const pause = 40

/** Adds listings one after the other, and records the acknowledged ones. */
export const startListing = (url: string, token: string) => {
  const acknowledged = new Map<string, string>()
  const { send } = troubledSender(url, token)
  let stopped = false
  const write = async () => {
    for (let asked = 1; !stopped; asked += 1) {
      const businessName = `Garden ${asked}`
      const made = await send('POST', '/api/naps', {
        businessName,
        address1: `${asked} Main Street`,
        phone: `+1 555 ${asked}`,
      })
      if (made) acknowledged.set(String(made._id), businessName)
      await delay(pause)
    }
  }
  const writing = write()
  return {
    count: () => acknowledged.size,
    stop: async () => {
      stopped = true
      await writing
    },
    /** Checks that every acknowledged listing exists exactly once, as it was sent. */
    check: async (db: Kysely<Database>) => {
      const rows = await db.selectFrom('naps').select(['id', 'businessName']).execute()
      const stored = new Map(rows.map(({ id, businessName }) => [id, businessName]))
      for (const [id, businessName] of acknowledged) expect(stored.get(id)).toBe(businessName)
      expect(new Set(stored.values()).size).toBe(rows.length)
    },
  }
}

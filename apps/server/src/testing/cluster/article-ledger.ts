import { setTimeout as delay } from 'node:timers/promises'
import { seeded } from '@web2/generator'
import { expect } from 'vitest'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { troubledSender } from './retrying-sender.ts'

interface Entry {
  readonly id: string
  readonly title: string
  /** The last requested change, and the last acknowledged one. */
  asked: number
  acknowledged: number
}

/** Ms between two writes of one writer. */
const pause = 20

/** Writes and changes articles concurrently, and records what the product has acknowledged. */
export const startWriting = (url: string, token: string, writers: number) => {
  const entries: Entry[] = []
  let stopped = false
  let asked = 0
  const { send, refused } = troubledSender(url, token)
  const write = async (writer: number) => {
    const random = seeded(writer)
    const own: Entry[] = []
    while (!stopped) {
      asked += 1
      const title = `Article ${asked} of writer ${writer}`
      const made = await send('POST', '/api/articles', { title })
      if (made) {
        const entry = { id: String(made._id), title, asked: 0, acknowledged: 0 }
        own.push(entry)
        entries.push(entry)
      }
      const changed = own[Math.floor(random() * own.length)]
      if (changed) {
        changed.asked += 1
        if (await send('PATCH', `/api/articles/${changed.id}`, { keyword: String(changed.asked) }))
          changed.acknowledged = changed.asked
      }
      await delay(pause)
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  return {
    entries,
    counts: () => ({ asked, refused: refused(), acknowledged: entries.length }),
    stop: async () => {
      stopped = true
      await writing
    },
    /** Checks that every acknowledged article exists once, in the acknowledged version or a later one. */
    check: async (db: Kysely<Database>) => {
      const rows = await db.selectFrom('articles').select(['id', 'title', 'keyword']).execute()
      const stored = new Map(rows.map((row) => [row.id, row]))
      const titles = rows.map(({ title }) => title).filter((title) => / of writer \d+$/.test(title))
      expect(new Set(titles).size).toBe(titles.length)
      for (const { id, title, acknowledged, asked: last } of entries) {
        expect(stored.get(id)?.title).toBe(title)
        const change = Number(stored.get(id)?.keyword ?? '')
        expect(change).toBeGreaterThanOrEqual(acknowledged)
        expect(change).toBeLessThanOrEqual(last)
      }
    },
  }
}

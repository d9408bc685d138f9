import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { boundedReader } from '../../../../platform/threads/bounded-reader.ts'
import { keepFacts, textsToRead, unreadIds } from './kept-facts.ts'
import { readFacts } from './read-facts.ts'
import type { ReadFacts } from './text-facts.ts'

/** Texts held in memory at once. */
const atOnce = 50

const read = boundedReader(
  readFacts,
  { module: new URL('./read-facts.ts', import.meta.url), name: 'readFacts' },
  { within: 300_000, what: 'text' },
)

/** Reads and keeps the facts of some articles, by their ids. */
const readSlice = async (
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadFacts>> => {
  const articles = await textsToRead(db, accountId, ids)
  const size = articles.reduce((sum, { text }) => sum + text.length, 0)
  const sources = articles.map(({ title, text, featuredImage }) => ({ title, text, featuredImage }))
  const facts = await read({ turnOf: accountId, size, given: [sources] })
  await keepFacts(db, accountId, articles, facts)
  return new Map(articles.map(({ id }, at) => [id, facts[at]!]))
}

/**
 * Reads the facts of articles from their texts, in slices, and keeps them. Yields them by the articles' ids. Larger
 * slices are read in a thread, `ahead` of them while another is kept.
 */
export async function* readUnread(
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
  ahead = 1,
): AsyncGenerator<ReadonlyMap<string, ReadFacts>> {
  const reading: Promise<ReadonlyMap<string, ReadFacts>>[] = []
  for (let from = 0; from < ids.length || reading.length > 0; from += atOnce) {
    if (from < ids.length) {
      const slice = readSlice(db, accountId, ids.slice(from, from + atOnce))
      // a failure is thrown where the slice is awaited, unless the caller has stopped by then
      slice.catch(() => undefined)
      reading.push(slice)
    }
    if (reading.length > ahead || from + atOnce >= ids.length) yield await reading.shift()!
    // yields to other requests
    await nextTurn()
  }
}

/**
 * Reads and keeps the facts of all articles of the account that lack them, until the signal aborts. One slice at a time,
 * because no one waits for it.
 */
export const readAccount = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  signal: AbortSignal,
): Promise<void> => {
  for await (const _ of readUnread(db, accountId, await unreadIds(db, accountId), 0))
    if (signal.aborted) return
}

import { articleGenerating, type ArticleGenerating } from '@web2/contract/articles'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { createBatchSender, type BatchSender } from '../../../../platform/events/transient/coalesce-events.ts'
import {
  sendTransientEvents,
  type TransientEvent,
} from '../../../../platform/events/transient/transient-events.ts'

interface PendingChunk {
  readonly accountId: string
  readonly record: ArticleGenerating
}

/** Characters per event; JSON-escaped, this stays below the NOTIFY limit. */
const mostCharacters = 1_200

const isNext = (one: PendingChunk | undefined, other: PendingChunk): boolean =>
  one !== undefined &&
  one.record.cardId === other.record.cardId &&
  one.record.turn === other.record.turn &&
  one.record.at + one.record.text.length === other.record.at

/** Joins consecutive chunks of the same text and splits long ones. */
export const mergeTextChunks = (pieces: readonly PendingChunk[]): readonly PendingChunk[] => {
  const last = new Map<string, PendingChunk>()
  for (const piece of pieces) {
    const key = `${piece.record.cardId}:${piece.record.turn}`
    const before = last.get(key)
    if (before && isNext(before, piece))
      last.set(key, { ...before, record: { ...before.record, text: before.record.text + piece.record.text } })
    else last.set(before ? `${key}:${piece.record.at}` : key, piece)
  }
  return [...last.values()].flatMap(({ accountId, record }) =>
    Array.from({ length: Math.ceil(record.text.length / mostCharacters) }, (_, part) => {
      const from = part * mostCharacters
      const text = record.text.slice(from, from + mostCharacters)
      return { accountId, record: { ...record, at: record.at + from, text } }
    }),
  )
}

const tellers = new WeakMap<Kysely<Database>, BatchSender<PendingChunk>>()

/** Returns the sender that streams growing texts to the sockets of all instances, one per process. */
export const textStreamer = ({ db, log }: Pick<AppContext, 'db' | 'log'>): BatchSender<PendingChunk> => {
  const known = tellers.get(db)
  if (known) return known
  const deliver = (pieces: readonly PendingChunk[]) =>
    sendTransientEvents(
      db,
      mergeTextChunks(pieces).map((piece): TransientEvent => ({ ...piece, name: articleGenerating })),
    )
  const teller = createBatchSender(deliver, (error) =>
    log(`Text events: ${error instanceof Error ? error.message : String(error)}`),
  )
  tellers.set(db, teller)
  return teller
}

import { articleGenerating, type ArticleGenerating } from '@web2/contract/articles'
import type { AppContext } from '../../../../platform/context.ts'
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

const createTextStreamer = ({ db, log }: Pick<AppContext, 'db' | 'log'>): BatchSender<PendingChunk> =>
  createBatchSender(
    (pieces) =>
      sendTransientEvents(
        db,
        mergeTextChunks(pieces).map((piece): TransientEvent => ({ ...piece, name: articleGenerating })),
      ),
    (error) => log(`Text events: ${error instanceof Error ? error.message : String(error)}`),
  )

/** Returns the sender that streams growing texts to the sockets of all instances, one per application. */
export const textStreamer = (context: Pick<AppContext, 'db' | 'log' | 'shared'>): BatchSender<PendingChunk> =>
  context.shared.once(createTextStreamer, context)

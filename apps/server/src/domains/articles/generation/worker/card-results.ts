import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../../../platform/context.ts'
import type { RunItemStatus } from '../../../../platform/db/tables.ts'
import { announceEvents } from '../../../../platform/events/outbox/announce-events.ts'
import type { CardRow } from '../generation-view.ts'
import {
  startCards,
  finishCards,
  lockCards,
  emitCardsChanged,
  type CardEnd,
} from './card-result-statements.ts'

interface Move {
  readonly runId: string
  readonly card: Pick<CardRow, 'id'>
  readonly itemId: string
  /** Undefined to start the card. */
  readonly end?: { readonly itemStatus: RunItemStatus; readonly to: CardEnd }
  readonly settle: PromiseWithResolvers<CardRow | undefined>
}

/**
 * Commits the state changes of cards in groups, across many articles per transaction. Requests during a
 * commit join the next one; a promise resolves once its change is stored.
 */
export interface CardBatcher {
  /** Returns the started card; undefined if it left the plan in the meantime. */
  begin(runId: string, card: Pick<CardRow, 'id'>, itemId: string): Promise<CardRow | undefined>
  /** Ends a card and its step together, so that stored texts are never generated twice. */
  end(
    runId: string,
    card: Pick<CardRow, 'id'>,
    itemId: string,
    ended: { readonly itemStatus: RunItemStatus; readonly to: CardEnd },
  ): Promise<CardRow | undefined>
  /** Stops progress events for the run, because the caller emits its end. */
  close(runId: string): void
}

/** Ms between two transactions; the first change after an idle time is written immediately. */
const commitIntervalMs = 40
/** Delay in ms before the start of a card is emitted, unless it has ended by then. */
const startEventDelayMs = 80
/** Ms between two progress events of a run; closing a run emits its own event. */
const progressIntervalMs = 250

const createCardBatcher = (context: Pick<AppContext, 'db' | 'log' | 'shared'>): CardBatcher => {
  const { db, log } = context
  let queue: Move[] = []
  let isWorking = false
  let workedAt = -Infinity
  let timer: NodeJS.Timeout | undefined
  /** Started cards whose event was not emitted yet. */
  const untold = new Map<string, { readonly row: CardRow; readonly at: number }>()
  /** Runs with progress that was not emitted yet. */
  const behind = new Set<string>()
  const toldAt = new Map<string, number>()

  const dueToTell = (now: number) => ({
    cards: [...untold.values()].filter(({ at }) => now - at >= startEventDelayMs).map(({ row }) => row),
    runs: [...behind].filter((id) => now - (toldAt.get(id) ?? 0) >= progressIntervalMs),
  })

  const commit = async (moves: readonly Move[]): Promise<void> => {
    const ends = moves.flatMap(({ card, itemId, end }) =>
      end ? [{ id: card.id, itemId, itemStatus: end.itemStatus, end: end.to }] : [],
    )
    const begins = moves.filter(({ end }) => !end)
    const now = performance.now()
    for (const { id } of ends) untold.delete(id)
    for (const { runId, end } of moves) if (end) behind.add(runId)
    const due = dueToTell(now)
    const rows = await db.transaction().execute(async (transaction) => {
      const ids = moves.map(({ card }) => card.id)
      const stoppedIds = ids.length > 0 ? await lockCards(transaction, ids) : new Set()
      const ended = ends.length > 0 ? await finishCards(transaction, ends) : []
      const { begun, stopped } =
        begins.length > 0
          ? await startCards(
              transaction,
              begins.map(({ itemId }) => itemId),
              { isAnyStopped: begins.some(({ card }) => stoppedIds.has(card.id)) },
            )
          : { begun: [], stopped: [] }
      await emitCardsChanged(transaction, [...due.cards, ...ended, ...stopped], due.runs)
      return { ended, begun, stopped }
    })
    if (due.cards.length > 0 || due.runs.length > 0 || rows.ended.length > 0 || rows.stopped.length > 0)
      announceEvents(context)
    for (const { id } of due.cards) untold.delete(id)
    for (const id of due.runs) {
      behind.delete(id)
      toldAt.set(id, now)
    }
    for (const row of rows.begun) untold.set(row.id, { row, at: now })
    const byId = new Map([...rows.ended, ...rows.begun].map((row) => [row.id, row]))
    for (const { card, settle } of moves) settle.resolve(byId.get(card.id))
  }

  /**
   * Commits changes one by one, so that a failing card affects no others; later changes of the same run fail
   * with it.
   */
  const commitSingly = async (moves: readonly Move[]): Promise<void> => {
    const failed = new Map<string, unknown>()
    for (const move of moves) {
      if (failed.has(move.runId)) {
        move.settle.reject(failed.get(move.runId))
        continue
      }
      try {
        await commit([move])
      } catch (error) {
        failed.set(move.runId, error)
        move.settle.reject(error)
      }
    }
  }

  /** Drops events that failed to be emitted; clients read the rows instead. */
  const silence = (error: unknown) => {
    untold.clear()
    behind.clear()
    log(`Texts: ${error instanceof Error ? error.message : String(error)}`)
  }

  const forgetOld = (now: number) => {
    for (const [id, at] of toldAt)
      if (now - at > 10 * progressIntervalMs && !behind.has(id)) toldAt.delete(id)
  }

  /** Ms until the next event is due; Infinity if there is none. */
  const nextEventIn = (now: number): number => {
    const starts = [...untold.values()].map(({ at }) => at + startEventDelayMs)
    const progress = [...behind].map((id) => (toldAt.get(id) ?? 0) + progressIntervalMs)
    return Math.min(...starts, ...progress) - now
  }

  const work = async (): Promise<void> => {
    isWorking = true
    clearTimeout(timer)
    timer = undefined
    do {
      const wait = workedAt + commitIntervalMs - performance.now()
      if (wait > 1) await pause(wait)
      workedAt = performance.now()
      const moves = queue
      queue = []
      await commit(moves).catch((error: unknown) => (moves.length > 0 ? commitSingly(moves) : silence(error)))
    } while (queue.length > 0)
    isWorking = false
    const now = performance.now()
    forgetOld(now)
    // by the clock, so that changes of other articles don't postpone the start of a card, without which clients show none
    // of its text
    const wait = nextEventIn(now)
    if (wait < Infinity) timer = setTimeout(() => void work(), Math.max(1, wait)).unref()
  }

  const add = (move: Omit<Move, 'settle'>): Promise<CardRow | undefined> => {
    const settle = Promise.withResolvers<CardRow | undefined>()
    queue.push({ ...move, settle })
    // waits one tick, so that requests of the same tick share the transaction
    if (!isWorking && queue.length === 1) setImmediate(() => void (isWorking || work()))
    return settle.promise
  }

  return {
    begin: (runId, card, itemId) => add({ runId, card, itemId }),
    end: (runId, card, itemId, end) => add({ runId, card, itemId, end }),
    close: (runId) => {
      behind.delete(runId)
      toldAt.delete(runId)
    },
  }
}

/** Returns the batcher that all articles of the application share. */
export const cardBatcher = (context: Pick<AppContext, 'db' | 'log' | 'shared'>): CardBatcher =>
  context.shared.once(createCardBatcher, context)

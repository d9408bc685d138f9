import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/db/database.ts'
import type { RunItemStatus } from '../../../../platform/db/runs-tables.ts'
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
  /** Without it the card begins. */
  readonly end?: { readonly itemStatus: RunItemStatus; readonly to: CardEnd }
  readonly settle: PromiseWithResolvers<CardRow | undefined>
}

/**
 * Writes down what becomes of cards, those of many articles in one transaction: what is asked for while one is under
 * way goes with the next. A promise resolves when its move is stored for good.
 */
export interface CardBatcher {
  /** The card as it was begun; undefined when it was taken out of the plan meanwhile. */
  begin(runId: string, card: Pick<CardRow, 'id'>, itemId: string): Promise<CardRow | undefined>
  /** Ends a card and its item together: what is kept is never made again. */
  end(
    runId: string,
    card: Pick<CardRow, 'id'>,
    itemId: string,
    ended: { readonly itemStatus: RunItemStatus; readonly to: CardEnd },
  ): Promise<CardRow | undefined>
  /** The run is told of by somebody else from now on. */
  close(runId: string): void
}

/** Milliseconds between two transactions; the first move after a rest is written at once. */
const commitIntervalMs = 20
/** Milliseconds before a card that was begun is told of, unless it has ended by then. */
const startEventDelayMs = 80
/** Milliseconds between two reports of how far a run is; its end is told by whoever closes it. */
const progressIntervalMs = 250

export const createCardBatcher = (db: Kysely<Database>, onError: (error: unknown) => void): CardBatcher => {
  let queue: Move[] = []
  let isWorking = false
  let workedAt = -Infinity
  let timer: NodeJS.Timeout | undefined
  /** Begun, and nobody was told yet. */
  const untold = new Map<string, { readonly row: CardRow; readonly at: number }>()
  /** Runs that have gone on since they were last told of. */
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
      if (moves.length > 0)
        await lockCards(
          transaction,
          moves.map(({ card }) => card.id),
        )
      const ended = ends.length > 0 ? await finishCards(transaction, ends) : []
      const { begun, stopped } =
        begins.length > 0
          ? await startCards(
              transaction,
              begins.map(({ itemId }) => itemId),
            )
          : { begun: [], stopped: [] }
      await emitCardsChanged(transaction, [...due.cards, ...ended, ...stopped], due.runs)
      return { ended, begun }
    })
    for (const { id } of due.cards) untold.delete(id)
    for (const id of due.runs) {
      behind.delete(id)
      toldAt.set(id, now)
    }
    for (const row of rows.begun) untold.set(row.id, { row, at: now })
    const byId = new Map([...rows.ended, ...rows.begun].map((row) => [row.id, row]))
    for (const { card, settle } of moves) settle.resolve(byId.get(card.id))
  }

  /** One after the other, so that one bad card spoils no other; what follows a failure in its own run fails too. */
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

  /** What could not be told is of no use later: whoever looks reads the rows. */
  const silence = (error: unknown) => {
    untold.clear()
    behind.clear()
    onError(error)
  }

  const forgetOld = (now: number) => {
    for (const [id, at] of toldAt)
      if (now - at > 10 * progressIntervalMs && !behind.has(id)) toldAt.delete(id)
  }

  const hasToTell = () => untold.size > 0 || behind.size > 0

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
    forgetOld(performance.now())
    if (hasToTell()) timer = setTimeout(() => void work(), startEventDelayMs).unref()
  }

  const add = (move: Omit<Move, 'settle'>): Promise<CardRow | undefined> => {
    const settle = Promise.withResolvers<CardRow | undefined>()
    queue.push({ ...move, settle })
    // what others ask for in the same turn goes along
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

const ledgers = new WeakMap<Kysely<Database>, CardBatcher>()

/** One for all articles that a process writes. */
export const cardBatcher = ({ db, log }: Pick<AppContext, 'db' | 'log'>): CardBatcher => {
  const known = ledgers.get(db)
  if (known) return known
  const ledger = createCardBatcher(db, (error) =>
    log(`Texts: ${error instanceof Error ? error.message : String(error)}`),
  )
  ledgers.set(db, ledger)
  return ledger
}

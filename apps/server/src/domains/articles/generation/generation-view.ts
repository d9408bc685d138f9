import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { Generation, GenerationCard } from '@web2/contract/articles'
import type { Kysely, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import type { GenerationCardsTable, GenerationsTable } from '../tables.ts'

export type GenerationRow = Selectable<GenerationsTable>
export type CardRow = Selectable<GenerationCardsTable>

export const generationView = (row: GenerationRow): Generation => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  kind: row.kind,
  name: row.name,
  keyword: row.keyword,
  articleId: row.articleId,
  napId: row.napId,
  napAtEnd: row.napAtEnd,
  status: row.status,
  message: row.message,
  plan: row.plan,
})

export const cardView = (row: CardRow): GenerationCard => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  generationId: row.generationId,
  parentId: row.parentId,
  position: row.position,
  title: row.title,
  type: row.type,
  heading: row.heading,
  prompt: row.prompt,
  promptSource: row.promptSource,
  section: row.section,
  generateTextBy: row.generateTextBy,
  generateImageBy: row.generateImageBy,
  status: row.status,
  text: row.text,
  message: row.message,
  turn: row.turn,
  edited: row.edited,
  kept: row.kept,
  inputTokens: row.inputTokens,
  outputTokens: row.outputTokens,
  cost: row.cost,
  costEstimated: row.costEstimated,
  writtenBy: row.writtenBy,
  promptVersion: row.promptVersion,
})

/** Updates a generation and emits the change, within the caller's transaction. */
export const writeGeneration = async (
  transaction: Kysely<Database>,
  { id, accountId }: Pick<GenerationRow, 'id' | 'accountId'>,
  change: Updateable<GenerationsTable>,
): Promise<GenerationRow> => {
  const row = await transaction
    .updateTable('generations')
    .set({ ...change, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const record = generationView(row)
  await recordEvent(transaction, { accountId, path: 'generations', name: 'patched', record })
  return row
}

/** Updates one card and emits the change, within the caller's transaction. */
export const writeCardRow = async (
  transaction: Kysely<Database>,
  { id, accountId }: Pick<CardRow, 'id' | 'accountId'>,
  change: Updateable<GenerationCardsTable>,
): Promise<CardRow> => {
  const row = await transaction
    .updateTable('generationCards')
    .set({ ...change, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(transaction, {
    accountId,
    path: 'generation-cards',
    name: 'patched',
    record: cardView(row),
  })
  return row
}

/** Returns the cards of generations, each one's in reading order. */
export const cardsOfAll = (db: Kysely<Database>, generationIds: readonly string[]): Promise<CardRow[]> =>
  db
    .selectFrom('generationCards')
    .selectAll()
    .where(sql<boolean>`generation_id = any(${generationIds}::uuid[])`)
    .orderBy('position')
    .execute()

/** Returns the cards of a generation in reading order. */
export const cardsOf = (db: Kysely<Database>, generationId: string): Promise<CardRow[]> =>
  cardsOfAll(db, [generationId])

/** Locks a generation until the transaction ends, so that planning steps and closing runs are serialized. */
export const lockGeneration = (
  transaction: Kysely<Database>,
  key: { readonly id: string; readonly accountId: string },
): Promise<GenerationRow | undefined> => findAccountRow(transaction, 'generations', key, { lock: 'update' })

import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { CardRow, GenerationRow } from './generation-view.ts'
import type { NewCard } from './new-card.ts'

type Owner = Pick<GenerationRow, 'id' | 'accountId' | 'createdBy'>
type CardToInsert = NewCard & { readonly text?: string }

/** Replaces halves of characters, which models write and PostgreSQL refuses in JSON. */
const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value

/**
 * Inserts cards of generations; those with a text are already written. Returns their rows in reading order. The statement
 * is the same for any number of cards, so that it is prepared once.
 */
export const insertCardsOfAll = async (
  transaction: Transaction<Database>,
  generations: readonly { readonly generation: Owner; readonly planned: readonly CardToInsert[] }[],
): Promise<readonly CardRow[]> => {
  const cards = generations.flatMap(({ generation, planned }) =>
    planned.map(({ text, ...card }) => ({
      ...card,
      text: text ?? '',
      status: text === undefined ? 'waiting' : 'written',
      generationId: generation.id,
    })),
  )
  if (cards.length === 0) return []
  const of = <Value>(pick: (owner: Owner) => Value) => generations.map(({ generation }) => pick(generation))
  const { rows } = await sql<CardRow>`
    insert into generation_cards (
      id, account_id, created_by, generation_id, parent_id, "position", title, type, heading, section, prompt,
      prompt_source, generate_text_by, generate_image_by, text, status
    )
    select card.id, account_id, created_by, generation.id, "parentId", "position", title, type, heading, section,
      prompt, "promptSource", "generateTextBy", "generateImageBy", text, status
    from unnest(
      ${of(({ id }) => id)}::uuid[], ${of(({ accountId }) => accountId)}::uuid[],
      ${of(({ createdBy }) => createdBy)}::uuid[]
    ) as generation (id, account_id, created_by)
    join jsonb_to_recordset(${JSON.stringify(cards, wellFormed)}::jsonb) as card (
      id uuid, "generationId" uuid, "parentId" uuid, "position" integer, title text, type text, heading text,
      section text, prompt text, "promptSource" text, "generateTextBy" jsonb, "generateImageBy" jsonb, text text,
      status text
    ) on "generationId" = generation.id
    returning *`.execute(transaction)
  return rows.toSorted((one, other) => one.position - other.position)
}

/** Inserts cards of a generation; see `insertCardsOfAll`. */
export const insertCards = (
  transaction: Transaction<Database>,
  generation: Owner,
  planned: readonly CardToInsert[],
): Promise<readonly CardRow[]> => insertCardsOfAll(transaction, [{ generation, planned }])

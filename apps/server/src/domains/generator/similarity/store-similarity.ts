import type { Nearest, Overlap } from '@web2/generator'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ExistingContentIndex } from './compare-other-content.ts'

const atOnce = 5_000

/** Returns the texts with the highest similarity, most similar first. */
export const mostSimilar = ({ similarity, partner }: Nearest, count: number): number[] => {
  const best: number[] = []
  for (let text = 0; text < similarity.length; text += 1) {
    if (partner[text]! < 0) continue
    const place = best.findLastIndex((other) => similarity[other]! >= similarity[text]!) + 1
    if (place < count) best.splice(place, 0, text)
    if (best.length > count) best.pop()
  }
  return best
}

/**
 * Stores each page's most similar text within the project and in existing content. `positions` are the pages'
 * positions.
 */
export const storeSimilarity = async (
  db: Kysely<Database>,
  turboId: string,
  positions: readonly number[],
  overlap: Overlap,
  elsewhere: ExistingContentIndex,
): Promise<void> => {
  for (let from = 0; from < positions.length; from += atOnce) {
    const texts = positions.slice(from, from + atOnce).map((_position, at) => from + at)
    const others = texts.map((text) => {
      const place = overlap.others.partner[text]!
      return place < 0 ? null : elsewhere.at(place)
    })
    const likeness = (of: Nearest) =>
      texts.map((text) => (of.partner[text]! < 0 ? null : of.similarity[text]!))
    await sql`
      update turbo_pages page set similarity = made.similarity, similar_to = partner.id,
        elsewhere_similarity = made.other_similarity, elsewhere_kind = made.kind, elsewhere_id = made.other
      from unnest(
          ${texts.map((text) => positions[text]!)}::int[], ${likeness(overlap)}::float8[],
          ${texts.map((text) => positions[overlap.partner[text]!] ?? null)}::int[], ${likeness(overlap.others)}::float8[],
          ${others.map((other) => other?.kind ?? null)}::text[], ${others.map((other) => other?.id ?? null)}::uuid[]
        ) as made (position, similarity, partner, other_similarity, kind, other)
      left join turbo_pages partner on partner.turbo_id = ${turboId}::uuid and partner.position = made.partner
      where page.turbo_id = ${turboId}::uuid and page.position = made.position`.execute(db)
  }
}

/** Returns the ids of pages by their positions in a plan. */
export const idsAt = async (
  db: Kysely<Database>,
  turboId: string,
  positions: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (positions.length === 0) return new Map()
  const rows = await db
    .selectFrom('turboPages')
    .select(['id', 'position'])
    .where('turboId', '=', turboId)
    .where('position', 'in', [...new Set(positions)])
    .execute()
  return new Map(rows.map(({ id, position }) => [position, id]))
}

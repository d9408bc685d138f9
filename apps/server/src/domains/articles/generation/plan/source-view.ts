import type { GenerationSource, TextSource } from '@web2/contract/articles'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import type { GenerationSourcesTable } from '../../tables.ts'
import type { GenerationRow } from '../generation-view.ts'

export type SourceRow = Selectable<GenerationSourcesTable>

/** Returns a source as the API shows it, without its text. */
export const sourceView = (row: SourceRow): GenerationSource => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  generationId: row.generationId,
  position: row.position,
  kind: row.kind,
  title: row.title,
  url: row.url,
  articleId: row.articleId,
  status: row.status,
  message: row.message,
  characters: row.characters,
  readAt: row.readAt,
})

/** Name of a source in the prompts and texts of its article. */
export const sourceName = (position: number): string => `S${position}`

/** Returns the sources that the prompts of a planned article contain; none for other articles. */
export const sourcesGiven = async (
  db: Kysely<Database>,
  { id, plan }: Pick<GenerationRow, 'id' | 'plan'>,
): Promise<readonly TextSource[]> => {
  if (plan === null) return []
  const rows = await db
    .selectFrom('generationSources')
    .select(['position', 'title', 'url'])
    .where('generationId', '=', id)
    .where('status', '=', 'read')
    .orderBy('position')
    .execute()
  return rows.map(({ position, title, url }) => ({ id: sourceName(position), title, url }))
}

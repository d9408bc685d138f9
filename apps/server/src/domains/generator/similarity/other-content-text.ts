import { findAccountRow } from '../../../platform/db/account-row.ts'
import { plainText } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import { openTurbo } from '../projects/load-project.ts'
import { pageTextOf } from '../pages/page-text.ts'
import { maybeTurbo } from '../projects/project-view.ts'
import type { ExistingContent } from './compare-other-content.ts'
import { sitePageTexts } from './site-page-texts.ts'

/** A text of existing content, shown next to one of the project's pages. */
export interface ElsewhereText {
  readonly name: string
  /** The site or project it belongs to; empty for an article. */
  readonly where: string
  readonly text: string
}

const article = async ({ db }: AppContext, accountId: string, id: string) => {
  const row = await findAccountRow(db, 'articles', { id, accountId }, { columns: ['title', 'text'] })
  return row ? { name: row.title, where: '', text: plainText(row.text) } : null
}

const generatedPage = async (context: AppContext, accountId: string, id: string) => {
  const row = await findAccountRow(context.db, 'turboPages', { id, accountId })
  const turbo = row && (await maybeTurbo(context.db, { id: row.turboId, accountId }))
  if (!row || !turbo) return null
  const text = await pageTextOf(context, await openTurbo(context, turbo), row)
  return { name: row.name, where: turbo.name, text }
}

const sitePage = async ({ db }: AppContext, accountId: string, id: string) => {
  const row = await db
    .selectFrom('sitePages')
    .innerJoin('sites', 'sites.id', 'sitePages.siteId')
    .select(['sitePages.name', 'sitePages.document', 'sites.name as where'])
    .where('sitePages.id', '=', id)
    .where('sitePages.accountId', '=', accountId)
    .executeTakeFirst()
  if (!row) return null
  const [text = ''] = await sitePageTexts(db, accountId, [row.document])
  return { name: row.name, where: row.where, text }
}

const readers = { article, page: generatedPage, 'site-page': sitePage } as const

/** Returns null if the text was deleted. */
export const existingContentText = (
  context: AppContext,
  accountId: string,
  { kind, id }: ExistingContent,
): Promise<ElsewhereText | null> => readers[kind](context, accountId, id)

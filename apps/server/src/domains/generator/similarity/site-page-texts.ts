import { expandModules, importJson, type BuilderDocument } from '@web2/builder'
import { pageText } from '@web2/generator'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { loadModules } from '../../sites/index.ts'

const read = (document: string): BuilderDocument => {
  const parsed = importJson(document)
  // saving accepts only documents that can be parsed
  if (!parsed.ok) throw new Error(`A page of a site cannot be read: ${parsed.detail}`)
  return parsed.document
}

/** Returns the text of manually made pages, including their sections. */
export const sitePageTexts = async (
  db: Kysely<Database>,
  accountId: string,
  documents: readonly string[],
): Promise<string[]> => {
  const pages = documents.map(read)
  const modules = await loadModules(db, accountId, pages)
  return pages.map((page) => pageText(expandModules(page, modules).document, {}))
}

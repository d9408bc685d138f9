import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { maybeDocument } from '../documents/find-document.ts'
import { pageKind } from '../documents/document-kinds.ts'
import { sitePageOfText, type ReadPage } from './page-texts.ts'

/** Page as a client sends it, possibly a copy of another. */
export interface SentCopy {
  readonly _id?: string
  readonly isDuplicated?: boolean
}

const maybeText = async (
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<string | undefined> => {
  const page = await findAccountRow(db, 'sitePages', { id, accountId }, { columns: ['document'] })
  return (page ?? (await maybeDocument(db, pageKind, { id, accountId })))?.document
}

/**
 * Returns the content of the page that a duplicated one copies: a page of one of the account's sites, or a
 * page of the page builder. Returns undefined without the flag. Throws 404 if the original doesn't exist.
 */
export const copiedContent = async (
  db: Kysely<Database>,
  accountId: string,
  { _id, isDuplicated }: SentCopy,
): Promise<ReadPage | undefined> => {
  if (isDuplicated !== true || _id === undefined) return undefined
  const text = await maybeText(db, accountId, _id)
  if (text === undefined) throw notFound('page')
  return sitePageOfText(text)
}

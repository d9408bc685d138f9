import { importJson } from '@web2/builder'
import type { SiteLook } from '@web2/site'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { maybeDocument } from './find-document.ts'
import { templateKind } from './document-kinds.ts'
import { headTexts } from '../pages/page-content.ts'
import { templatePages, type TemplatePageContent } from '../pages/template-pages.ts'

/** Returns new pages from a template, built-in or of the account, or undefined if it doesn't exist. */
export const startingPages = async (
  db: Kysely<Database>,
  accountId: string,
  templateId: string,
  look?: SiteLook,
): Promise<TemplatePageContent[] | undefined> => {
  const builtIn = templatePages(templateId, look)
  if (builtIn) return builtIn
  const own = await maybeDocument(db, templateKind, { id: templateId, accountId })
  if (!own) return undefined
  const read = importJson(own.document)
  if (!read.ok) throw new Error(`The template ${templateId} cannot be read: ${read.detail}`)
  return [{ name: 'Home', slug: 'home', ...headTexts(read.document), document: read.document }]
}

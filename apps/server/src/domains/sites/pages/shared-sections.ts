import { randomUUID } from 'node:crypto'
import { importJson, type BuilderDocument } from '@web2/builder'
import type { SitePatch } from '@web2/contract/sites'
import { withSharedPart } from '@web2/site'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { nextUpdate } from '../../../platform/db/statements/sql-time.ts'
import type { SitesTable } from '../tables.ts'
import { badInput } from '../../../platform/errors.ts'
import { maybeDocument } from '../documents/find-document.ts'
import { sectionKind } from '../documents/document-kinds.ts'
import { storedPage } from './page-texts.ts'

interface Section {
  readonly id: string
  readonly name: string
}

/** Header and footer sections of all pages of a site. */
export interface SharedSections {
  readonly header: Section | null
  readonly footer: Section | null
}

const kinds = ['header', 'footer'] as const

const sectionOf = async (
  transaction: Transaction<Database>,
  accountId: string,
  id: string | null,
): Promise<Section | null> => {
  const row = id === null ? undefined : await maybeDocument(transaction, sectionKind, { id, accountId })
  return row ? { id: row.id, name: row.name } : null
}

/** Returns a new page with the site's header and footer. */
export const withSharedParts = (document: BuilderDocument, parts: SharedSections): BuilderDocument =>
  kinds.reduce(
    (page, kind) => withSharedPart(page, { kind, section: parts[kind], before: null }, randomUUID),
    document,
  )

/** Updates every page of a site affected by its new header or footer. */
const changePages = async (
  transaction: Transaction<Database>,
  siteId: string,
  change: (document: BuilderDocument) => BuilderDocument,
) => {
  const pages = await transaction.selectFrom('sitePages').select('id').where('siteId', '=', siteId).execute()
  for (const { id } of pages) {
    const { document, title, description } = await transaction
      .selectFrom('sitePages')
      .select(['document', 'title', 'description'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const read = importJson(document)
    if (!read.ok) throw new Error(`The page ${id} cannot be read: ${read.detail}`)
    const changed = change(read.document)
    if (changed === read.document) continue
    await transaction
      .updateTable('sitePages')
      .set({
        ...storedPage(changed, { title, description }),
        version: sql`version + 1`,
        updatedAt: nextUpdate,
      })
      .where('id', '=', id)
      .execute()
  }
}

/**
 * Applies a patch's header and footer to all pages of a site. Returns the site's new ones. Throws 400 for a
 * section of another account.
 */
export const applySharedSections = async (
  transaction: Transaction<Database>,
  site: Selectable<SitesTable>,
  patch: Pick<SitePatch, 'headerId' | 'footerId'>,
): Promise<SharedSections> => {
  const parts: { -readonly [Kind in keyof SharedSections]: SharedSections[Kind] } = {
    header: null,
    footer: null,
  }
  for (const kind of kinds) {
    const [wanted, before] = [patch[`${kind}Id`], site[`${kind}Id`]]
    parts[kind] = await sectionOf(transaction, site.accountId, wanted === undefined ? before : wanted)
    if (wanted === undefined) continue
    if (wanted !== null && !parts[kind])
      throw badInput({ [`${kind}Id`]: 'This section doesn’t exist or was deleted.' })
    const part = { kind, section: parts[kind], before }
    await changePages(transaction, site.id, (document) => withSharedPart(document, part, randomUUID))
  }
  return parts
}

import {
  blockType,
  expandModules,
  exportHtml,
  importJson,
  modulesUsed,
  sampleNap,
  type BuilderDocument,
} from '@web2/builder'
import { shownPageName } from '@web2/contract/sites'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ContentRow, LightRow } from './document-view.ts'
import { loadModules } from './load-sections.ts'
import { listingForPage } from './page-listing.ts'

const showsListing = ({ nodes }: BuilderDocument): boolean =>
  [...nodes.values()].some(({ componentName }) => blockType(componentName).bound === true)

/**
 * Html of a record as the editor shows it: sections in their places, and the data of its listing, or a sample in the
 * blocks that wait for one.
 */
export const documentPreview = async (db: Kysely<Database>, row: LightRow & ContentRow): Promise<string> => {
  const read = importJson(row.document)
  // saving lets only documents in that can be read
  if (!read.ok) throw new Error(`Record ${row.id} holds a document that cannot be read: ${read.detail}`)
  const { document } = read
  const { accountId, name } = row
  const nap = await listingForPage(db, row)
  const showsSections = modulesUsed(document).length > 0
  if (!nap && !showsSections && !showsListing(document)) return row.html
  const modules = showsSections ? await loadModules(db, accountId, [document]) : new Map()
  return exportHtml(expandModules(document, modules).document, {
    keepPlaceholders: !nap,
    keepSamples: true,
    data: {
      nap: nap ?? sampleNap,
      site: { name: shownPageName(name) },
      email: '',
      year: new Date().getFullYear(),
    },
  })
}

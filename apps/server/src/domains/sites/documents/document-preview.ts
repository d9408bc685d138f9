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
import type { AppContext } from '../../../platform/context.ts'
import type { ContentRow, LightRow } from './document-view.ts'
import { loadModules } from './load-sections.ts'
import { listingForPage } from './page-listing.ts'

const showsListing = ({ nodes }: BuilderDocument): boolean =>
  [...nodes.values()].some(({ componentName }) => blockType(componentName).bound === true)

/**
 * Returns a record's HTML as the editor shows it: with its sections and listing data, or sample data in
 * blocks that need a listing.
 */
export const documentPreview = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  row: LightRow & ContentRow,
): Promise<string> => {
  const read = importJson(row.document)
  // saving accepts only valid documents
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
      year: now().getUTCFullYear(),
    },
  })
}

import { importJson, type BindingData } from '@web2/builder'
import type { RenderPage, RenderSite } from '@web2/site'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { NapsTable } from '../../db/tables/naps.ts'
import type { SitePagesTable, SitesTable } from '../../db/tables/sites.ts'
import { loadModules } from '../documents/load-modules.ts'
import { breather } from './breather.ts'
import { mediaAssets } from './media-assets.ts'

const bindingsOf = ({ kgmid, ...nap }: Selectable<NapsTable>): BindingData['nap'] => ({
  ...nap,
  KGMID: kgmid,
})

const documentOf = (page: Selectable<SitePagesTable>) => {
  const read = importJson(page.document)
  // saving lets only documents in that can be read
  if (!read.ok) throw new Error(`Page ${page.id} holds a document that cannot be read: ${read.detail}`)
  return read.document
}

/** A site with its pages, business listing and pictures as they are at this moment; `pages` are their rows. */
export const loadRenderSite = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  site: Selectable<SitesTable>,
): Promise<{ site: RenderSite; nap: BindingData['nap']; pages: Selectable<SitePagesTable>[] }> => {
  const pages = await db
    .selectFrom('sitePages')
    .selectAll()
    .where('siteId', '=', site.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const nap =
    site.napId === null
      ? undefined
      : await db
          .selectFrom('naps')
          .selectAll()
          .where('id', '=', site.napId)
          .where('accountId', '=', site.accountId)
          .executeTakeFirst()
  const breathe = breather()
  const ready: RenderPage[] = []
  for (const page of pages) {
    await breathe()
    const { name, slug, isDefault, title, description, updatedAt } = page
    ready.push({ name, slug, isDefault, title, description, updatedAt, document: documentOf(page) })
  }
  const documents = ready.map(({ document }) => document)
  const modules = await loadModules(db, site.accountId, documents)
  return {
    site: {
      name: site.name,
      email: site.email,
      pages: ready,
      modules,
      assets: await mediaAssets(config, site.accountId, [...documents, ...modules.values()]),
    },
    nap: nap ? bindingsOf(nap) : null,
    pages,
  }
}

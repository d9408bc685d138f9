import { renderSite, type SiteFile } from '@web2/site'
import type { AppContext } from '../../context.ts'
import { indexNowKeyFile } from '../publish/index-now-key.ts'
import { loadRenderSite } from '../publish/load-render-site.ts'
import { primaryTarget } from '../publish/primary-target.ts'
import type { SiteRow } from '../publish/publication.ts'

/**
 * The files of a site for its zip file: byte by byte those that its primary place gets, addresses included. A site
 * that was never published has none yet, so its links name index.html and nothing says where it lives.
 */
export const zipFiles = async (
  context: Pick<AppContext, 'db' | 'config' | 'now'>,
  row: SiteRow,
): Promise<Iterable<SiteFile>> => {
  const { site, nap } = await loadRenderSite(context, row)
  const key = row.indexNowKey
  const url = (await primaryTarget(context.db, row))?.url ?? null
  return renderSite(
    { ...site, assets: [...(site.assets ?? []), ...(key === null ? [] : [indexNowKeyFile(key)])] },
    {
      nap,
      year: context.now().getUTCFullYear(),
      directoryIndex: url !== null && !url.endsWith('index.html'),
      ...(url !== null && { baseUrl: url.replace(/index\.html$/, '') }),
    },
  )
}

import type { AppContext } from '../../context.ts'
import { indexNowKeyFile } from '../publish/index-now-key.ts'
import { primaryTarget } from '../publish/primary-target.ts'
import type { SiteRow } from '../publish/publication.ts'
import { openSite } from '../publish/site-reader.ts'
import type { SiteSource } from '../publish/site-source.ts'
import { renderedFiles } from '../publish/target-files.ts'

/**
 * The files of a site for its zip file: byte by byte those that its primary place gets, addresses included. A site
 * that was never published has none yet, so its links name index.html and nothing says where it lives.
 */
export const zipFiles = async (
  context: Pick<AppContext, 'db' | 'config' | 'now'>,
  row: SiteRow,
): Promise<SiteSource & { readonly pages: number }> => {
  const key = row.indexNowKey
  const url = (await primaryTarget(context.db, row))?.url ?? null
  const reader = await openSite(context, row)
  const target = {
    nap: reader.nap,
    year: context.now().getUTCFullYear(),
    directoryIndex: url !== null && !url.endsWith('index.html'),
    ...(url !== null && { baseUrl: url.replace(/index\.html$/, '') }),
  }
  return {
    files: renderedFiles(reader, target, key === null ? [] : [indexNowKeyFile(key)]),
    pages: reader.outline.pages.length,
    close: reader.close,
  }
}

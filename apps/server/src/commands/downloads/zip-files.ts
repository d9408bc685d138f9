import type { AppContext } from '../../context.ts'
import { indexNowKeyFile } from '../publish/index-now-key.ts'
import { primaryTarget } from '../publish/primary-target.ts'
import type { SiteRow } from '../publish/publication.ts'
import { openSite } from '../publish/site-reader.ts'
import type { SiteSource } from '../publish/site-source.ts'
import { renderedFiles } from '../publish/target-files.ts'

/** An address that only this computer can open: it means nothing wherever a zip file is unpacked. */
const isLocal = (url: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

/**
 * The files of a site for its zip file. They name the site's main address; where it has none yet, or one of this
 * computer only, links name index.html and nothing says where the site lives.
 */
export const zipFiles = async (
  context: Pick<AppContext, 'db' | 'config' | 'now'>,
  row: SiteRow,
): Promise<SiteSource & { readonly pages: number }> => {
  const key = row.indexNowKey
  const live = (await primaryTarget(context.db, row))?.url ?? null
  const url = live === null || isLocal(live) ? null : live
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

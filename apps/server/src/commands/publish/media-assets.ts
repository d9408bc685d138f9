import { existsSync, readFileSync } from 'node:fs'
import { exportJson, type BuilderDocument } from '@web2/builder'
import { mediaTypes } from '@web2/contract'
import type { RenderAsset } from '@web2/site'
import { hashLength, mediaPath } from '../../providers/media-files/media-files.ts'

const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries(mediaTypes).map(([type, ending]) => [
    ending,
    type === 'image/svg+xml' ? `${type}; charset=utf-8` : type,
  ]),
)

/** Enough of the hash to tell pictures of the same name apart. */
const shortHash = 12

/**
 * Pictures of the account's library that documents name, as files of the site's own: a bucket or zip then needs
 * nothing of this host. Only the account's own are taken, and only those that are still there.
 */
export const mediaAssets = (
  dataDir: string,
  accountId: string,
  documents: readonly BuilderDocument[],
): readonly RenderAsset[] => {
  const address = new RegExp(
    String.raw`/media/${accountId}/([0-9a-f]{${hashLength}})/([a-z0-9-]{1,80})\.([a-z]{3,4})(?![\w/.-])`,
    'g',
  )
  const found = new Map<string, RenderAsset>()
  for (const document of new Set(documents))
    for (const [standsFor, sha256 = '', name = '', ending = ''] of exportJson(document).matchAll(address)) {
      const contentType = contentTypes.get(ending)
      const file = mediaPath(dataDir, { accountId, sha256, ending })
      if (found.has(standsFor) || contentType === undefined || !existsSync(file)) continue
      found.set(standsFor, {
        path: `assets/${name}-${sha256.slice(0, shortHash)}.${ending}`,
        contentType,
        body: () => readFileSync(file),
        standsFor,
        isImmutable: true,
      })
    }
  return [...found.values()]
}

import { readFileSync } from 'node:fs'
import type { BuilderDocument } from '@web2/builder'
import { mediaNamed, type RenderAsset } from '@web2/site'
import type { Config } from '../../config/config.ts'
import { mediaStore } from '../../providers/media-files/media-store.ts'

/**
 * Pictures of the account's library that documents name, as files of the site's own: a bucket or zip then needs
 * nothing of this host. Only the account's own are taken, and only those that are still there.
 */
export const mediaAssets = async (
  config: Pick<Config, 'dataDir' | 'storage'>,
  accountId: string,
  documents: readonly BuilderDocument[],
): Promise<readonly RenderAsset[]> => {
  const store = mediaStore(config)
  const assets: RenderAsset[] = []
  for (const { standsFor, accountId: owner, hash, ending, contentType, path } of mediaNamed(documents)) {
    if (owner !== accountId) continue
    const file = await store.fileOf({ accountId, sha256: hash, ending })
    if (file === undefined) continue
    assets.push({ path, contentType, body: () => readFileSync(file), standsFor, isImmutable: true })
  }
  return assets
}

import { readFileSync } from 'node:fs'
import type { NamedMedia, RenderAsset } from '@web2/site'
import type { Config } from '../../../platform/config/config.ts'
import { mediaStore } from '../../media/index.ts'

/**
 * Turns library images that documents reference into files of the site, so that a bucket or zip needs nothing
 * of this host. Includes only the account's existing images, each once.
 */
export const mediaAssets = (
  config: Pick<Config, 'dataDir' | 'storage'>,
  accountId: string,
): ((named: Iterable<NamedMedia>) => Promise<readonly RenderAsset[]>) => {
  const store = mediaStore(config)
  const met = new Set<string>()
  return async (named) => {
    const assets: RenderAsset[] = []
    for (const { standsFor, accountId: owner, hash, ending, contentType, path } of named) {
      if (owner !== accountId || met.has(standsFor)) continue
      met.add(standsFor)
      const file = await store.fileOf({ accountId, sha256: hash, ending })
      if (file === undefined) continue
      assets.push({ path, contentType, body: () => readFileSync(file), standsFor, isImmutable: true })
    }
    return assets
  }
}

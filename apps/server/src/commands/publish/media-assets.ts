import { existsSync, readFileSync } from 'node:fs'
import type { BuilderDocument } from '@web2/builder'
import { mediaNamed, type RenderAsset } from '@web2/site'
import { mediaPath } from '../../providers/media-files/media-files.ts'

/**
 * Pictures of the account's library that documents name, as files of the site's own: a bucket or zip then needs
 * nothing of this host. Only the account's own are taken, and only those that are still there.
 */
export const mediaAssets = (
  dataDir: string,
  accountId: string,
  documents: readonly BuilderDocument[],
): readonly RenderAsset[] =>
  mediaNamed(documents).flatMap(({ standsFor, accountId: owner, hash, ending, contentType, path }) => {
    const file = mediaPath(dataDir, { accountId, sha256: hash, ending })
    if (owner !== accountId || !existsSync(file)) return []
    return [{ path, contentType, body: () => readFileSync(file), standsFor, isImmutable: true }]
  })

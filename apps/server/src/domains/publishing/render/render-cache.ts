import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Manifest } from '../publications/manifest.ts'

/** What bytes were made from, and how many they are. */
export interface CachedFile {
  readonly inputs: string
  readonly bytes: number
}

/** Contents that need not be made: the target holds what these inputs give. */
export interface RenderCache {
  settled(path: string, inputs: string): { readonly sha256: string; readonly bytes: number } | undefined
}

const rowsAtOnce = 5_000

/**
 * What a target holds of files whose inputs are known. `isKept` says whether the bytes of a content are at hand, where
 * somebody needs them too.
 */
export const loadRenderCache = async (
  db: Kysely<Database>,
  targetId: string,
  manifest: Manifest,
  isKept: (sha256: string) => boolean = () => true,
): Promise<RenderCache> => {
  const made = new Map<string, CachedFile>()
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('siteFiles')
      .select(['path', 'inputs', 'bytes'])
      .where('targetId', '=', targetId)
      .where('path', '>', last)
      .orderBy('path')
      .limit(rowsAtOnce)
      .execute()
    for (const { path, inputs, bytes } of rows)
      if (inputs !== null && bytes !== null) made.set(path, { inputs, bytes })
    if (rows.length < rowsAtOnce) break
    last = rows.at(-1)?.path ?? ''
  }
  return {
    settled: (path, inputs) => {
      const known = made.get(path)
      // what was found missing at the place has an empty hash there
      const sha256 = manifest.get(path) ?? ''
      if (known?.inputs !== inputs || sha256 === '' || !isKept(sha256)) return undefined
      return { sha256, bytes: known.bytes }
    },
  }
}

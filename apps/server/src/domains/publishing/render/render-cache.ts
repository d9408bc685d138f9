import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { PackedNumbers } from '../../../platform/packed/packed-numbers.ts'
import { PackedTexts } from '../../../platform/packed/packed-texts.ts'
import { TextIndex } from '../../../platform/packed/text-index.ts'
import type { Manifest } from '../publications/manifest.ts'

/** Input digest of a rendered file, and its size. */
export interface CachedFile {
  readonly inputs: string
  readonly bytes: number
}

/** Contents that need not be rendered, because the target holds the result of these inputs. */
export interface RenderCache {
  settled(path: string, inputs: string): { readonly sha256: string; readonly bytes: number } | undefined
}

const rowsAtOnce = 5_000

/**
 * Loads the render cache of a target. `isKept` returns whether a content is stored, if its bytes are needed
 * elsewhere too.
 */
export const loadRenderCache = async (
  db: Kysely<Database>,
  targetId: string,
  manifest: Manifest,
  isKept: (sha256: string) => boolean = () => true,
): Promise<RenderCache> => {
  const paths = new TextIndex()
  const [inputsOf, sizes] = [new PackedTexts(), new PackedNumbers()]
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
      if (inputs !== null && bytes !== null && paths.add(path)) {
        inputsOf.push(inputs)
        sizes.push(bytes)
      }
    if (rows.length < rowsAtOnce) break
    last = rows.at(-1)?.path ?? ''
  }
  return {
    settled: (path, inputs) => {
      const at = paths.find(path)
      // files found missing at the target have an empty hash
      const sha256 = manifest.get(path) ?? ''
      if (at < 0 || inputsOf.at(at) !== inputs || sha256 === '' || !isKept(sha256)) return undefined
      return { sha256, bytes: sizes.at(at) }
    },
  }
}

import type { OwnFontFamily } from '@web2/contract/media'
import type { Config } from '../../../platform/config/config.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { mediaStore } from '../library/media-store.ts'
import { findOwnFonts } from './find-own-fonts.ts'

/** Own fonts of an account, ready to publish. */
export interface OwnFontSource {
  readonly families: readonly OwnFontFamily[]
  /** Returns the local path of a file by its address; its name is the beginning of its hash. */
  readonly placeOf: (address: string) => string | undefined
}

/** Returns the fonts of an account with their files on this machine. */
export const ownFontSource = async (
  { db, config }: { readonly db: Kysely<Database>; readonly config: Pick<Config, 'dataDir' | 'storage'> },
  accountId: string,
): Promise<OwnFontSource> => {
  const found = await findOwnFonts(db, accountId)
  const places = new Map<string, string>()
  const store = mediaStore(config)
  for (const { view, faces } of found) {
    const hashes = new Map(
      faces.flatMap(({ files }) =>
        files.map(({ sha256 }): [string, string] => [sha256.slice(0, 32), sha256]),
      ),
    )
    for (const address of Object.values(view.family.own.files)) {
      const sha256 = hashes.get(/([0-9a-f]{32})\.woff2$/.exec(address)?.[1] ?? '')
      const place = sha256 && (await store.fileOf({ accountId, sha256, ending: 'woff2' }))
      if (place) places.set(address, place)
    }
  }
  return { families: found.map(({ view }) => view.family), placeOf: (address) => places.get(address) }
}

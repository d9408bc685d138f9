import { mediaTypes } from '@web2/contract/media'
import type { Transaction } from 'kysely'
import { pictureFileKey } from '../../media/index.ts'
import type { Database } from '../../../platform/db/database.ts'

/** Records which files an account has, before its rows are deleted. */
export const recordAccountFiles = async (
  transaction: Transaction<Database>,
  accountId: string,
  now: Date,
): Promise<void> => {
  const targets = await transaction
    .selectFrom('siteTargets')
    .select('folder')
    .where('accountId', '=', accountId)
    .where('cloud', '=', 'builtin')
    .execute()
  const pictures = await transaction
    .selectFrom('mediaFiles')
    .select(['sha256', 'type'])
    .distinct()
    .where('accountId', '=', accountId)
    .execute()
  const files = await transaction
    .selectFrom('pictureFiles')
    .select(['accountId', 'sha256', 'width', 'type'])
    .where('accountId', '=', accountId)
    .execute()
  const fonts = await transaction
    .selectFrom('ownFontFaces')
    .select('files')
    .where('accountId', '=', accountId)
    .execute()
  const removals = await transaction
    .selectFrom('mediaRemovals')
    .select(['sha256', 'ending'])
    .where('accountId', '=', accountId)
    .execute()
  await transaction
    .insertInto('accountRemovals')
    .values({
      id: accountId,
      removedAt: now.toISOString(),
      siteFolders: targets.map(({ folder }) => folder),
      pictures: JSON.stringify([
        ...pictures.map(({ sha256, type }) => ({ sha256, ending: mediaTypes[type] })),
        ...files.map((file) => {
          const { sha256, ending } = pictureFileKey(file, file)
          return { sha256, ending }
        }),
        ...fonts.flatMap((face) => face.files.map(({ sha256 }) => ({ sha256, ending: 'woff2' }))),
        ...removals,
      ]),
    })
    .execute()
}

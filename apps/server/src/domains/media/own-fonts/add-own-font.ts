import { hash, randomBytes } from 'node:crypto'
import { limits } from '@web2/contract/core'
import { mostOwnFonts, ownFontNameLength } from '@web2/contract/media'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { isDiskFull } from '../../../platform/files/is-disk-full.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { runInThread } from '../../../platform/threads/run-in-thread.ts'
import { threadTask } from '../../../platform/threads/thread-task.ts'
import { MediaRefusal } from '../library/media-path.ts'
import { spaceUsed } from '../library/media-space.ts'
import { mediaStore } from '../library/media-store.ts'
import { removeFontFiles } from '../library/media-removals.ts'
import { changeOwnFonts } from './change-own-fonts.ts'
import { fontEnding } from './font-files.ts'
import type { OwnFontRow } from './own-font-view.ts'
import type { readOwnFont, ReadFont } from './reading/read-own-font.ts'

const reading = threadTask<typeof readOwnFont>(
  new URL('./reading/read-own-font.ts', import.meta.url),
  'readOwnFont',
)

/** Ms for one font: a large one with all its scripts takes about 10 s. */
const within = 60_000

const read = async (accountId: string, bytes: Uint8Array): Promise<ReadFont> => {
  try {
    const result = await runInThread(reading, [bytes], {
      within,
      turnOf: accountId,
      what: 'font',
      advice: 'Upload a font with fewer characters.',
    })
    if (result.ok) return result.font
    throw new MediaRefusal(result.msg)
  } catch (error) {
    if (error instanceof LimitExceeded) throw new MediaRefusal(error.message)
    throw error
  }
}

/** Name in style sheets: letters that need no quoting, and an ending that no other family has. */
const cssNameOf = (family: string, key: string): string => {
  const plain = family
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]+/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 40)
  const name = /^[a-z]/i.test(plain) ? plain : `Font ${plain}`.trim()
  return `${name[0]?.toUpperCase()}${name.slice(1)} Own ${key.slice(0, 8)}`
}

interface Owner {
  readonly accountId: string
  readonly userId: string
}

const familyFor = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Owner,
  font: ReadFont,
): Promise<OwnFontRow> => {
  const isVariable = font.weightMax !== null
  const name = `${font.family.slice(0, ownFontNameLength - 9)}${isVariable ? ' Variable' : ''}`
  const known = await transaction
    .selectFrom('ownFonts')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('name', '=', name)
    .where('isVariable', '=', isVariable)
    .limit(1)
    .executeTakeFirst()
  if (known) return known
  const { count } = await transaction
    .selectFrom('ownFonts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= mostOwnFonts)
    throw new MediaRefusal(
      `You have ${mostOwnFonts} font families, the most an account can have. Delete one, then upload again.`,
    )
  const key = randomBytes(16).toString('hex')
  return transaction
    .insertInto('ownFonts')
    .values({
      id: uuidV7(),
      accountId,
      createdBy: userId,
      name,
      cssName: cssNameOf(font.family, key),
      key,
      isVariable,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const fullAccount =
  `Your images and fonts use all ${limits.mediaAccountBytes / 1e9} GB of your account. ` +
  'Delete some you don’t need, then upload this font again.'

/**
 * Checks an uploaded font and stores its files. A weight and style that the family has already is replaced.
 * Returns the family's id; throws MediaRefusal with a sentence if it can't be used.
 */
export const addOwnFont = async (context: AppContext, owner: Owner, bytes: Uint8Array): Promise<string> => {
  const { accountId, userId } = owner
  const font = await read(accountId, bytes)
  const contents = font.files.map((file) => ({
    ...file,
    sha256: hash('sha256', file.bytes, 'hex'),
  }))
  const size = contents.reduce((sum, file) => sum + file.bytes.length, 0)
  return changeOwnFonts(context, accountId, async (transaction) => {
    if ((await spaceUsed(transaction, accountId)) + size > limits.mediaAccountBytes)
      throw new MediaRefusal(fullAccount)
    const family = await familyFor(transaction, owner, font)
    const { style, weight, weightMax, ascent, descent, lineGap, fallback, widths, isWhole } = font
    try {
      for (const { sha256, bytes: content } of contents)
        await mediaStore(context.config).keepFile(
          { accountId, sha256, ending: fontEnding },
          content,
          'font/woff2',
        )
    } catch (error) {
      if (error instanceof StorageFailure)
        throw new MediaRefusal(
          'The font could not be stored. Try again in a moment, and contact your administrator if this keeps happening.',
        )
      if (!isDiskFull(error)) throw error
      throw new MediaRefusal('The server’s disk is full. Contact your administrator, then upload again.')
    }
    const values = {
      ...{ accountId, fontId: family.id, style, weight, weightMax, size, confirmedBy: userId },
      facts: JSON.stringify({ ascent, descent, lineGap, fallback, widths, isWhole }),
      files: JSON.stringify(contents.map(({ subsets, sha256 }) => ({ subsets, sha256 }))),
      confirmedAt: context.now().toISOString(),
    }
    const replaced = await transaction
      .selectFrom('ownFontFaces')
      .select('files')
      .where('accountId', '=', accountId)
      .where('fontId', '=', family.id)
      .where('style', '=', style)
      .where('weight', '=', weight)
      .execute()
    await removeFontFiles(
      transaction,
      accountId,
      replaced.flatMap(({ files }) => files.map(({ sha256 }) => sha256)),
    )
    await transaction
      .insertInto('ownFontFaces')
      .values({ id: uuidV7(), ...values })
      .onConflict((conflict) => conflict.columns(['fontId', 'style', 'weight']).doUpdateSet(values))
      .execute()
    return family.id
  })
}

import { readFile } from 'node:fs/promises'
import { pictureTypes } from '@web2/builder'
import { limits } from '@web2/contract/core'
import { mediaTypes } from '@web2/contract/media'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { pictureTurns } from '../image-files/load-sharp.ts'
import { mediaStore } from '../library/media-store.ts'
import { spaceUsed } from '../library/media-space.ts'
import { encodePicture, pictureProblem, type PictureProblem } from './encode-picture.ts'
import { pictureFileKey, sha256Of, type LibraryImage } from './library-images.ts'
import { isSettled, mostTries, pictureFileRows, rowOf } from './picture-files.ts'

/** An image and the widths in px that pages offer it in. */
export interface NeededImage {
  readonly image: LibraryImage
  readonly widths: readonly number[]
}

type Context = Pick<AppContext, 'db' | 'config'>

/** Why files are missing after an attempt, in a row's words; the others are a header's. */
type Problem = PictureProblem | 'no-gain' | 'too-slow'

/** Returns the widths of images that are still to be made, without reading the images. */
export const missingWidths = async (
  { db, config }: Context,
  accountId: string,
  needed: readonly NeededImage[],
): Promise<readonly NeededImage[]> => {
  const rows = await pictureFileRows(
    db,
    accountId,
    needed.map(({ image }) => image),
  )
  const missing: NeededImage[] = []
  for (const { image, widths } of needed) {
    const left: number[] = []
    for (const width of widths) {
      const there = await Promise.all(
        pictureTypes.map((type) => isSettled(config, rowOf(rows, image, { width, type }))),
      )
      if (there.includes(false)) left.push(width)
    }
    if (left.length > 0) missing.push({ image, widths: left })
  }
  return missing
}

/** Notes an attempt before it begins, so that one that ends the process is not repeated forever. */
const countTry = async (
  { db }: Context,
  { accountId, sha256 }: LibraryImage,
  width: number,
): Promise<number> => {
  const rows = await db
    .insertInto('pictureFiles')
    .values(pictureTypes.map((type) => ({ accountId, sha256, width, type, tries: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'sha256', 'width', 'type'])
        .doUpdateSet({ tries: sql`picture_files.tries + 1`, updatedAt: sql`now()` }),
    )
    .returning('tries')
    .execute()
  return Math.max(...rows.map(({ tries }) => tries))
}

const settle = async (
  { db }: Context,
  { accountId, sha256 }: LibraryImage,
  { width, type }: { readonly width: number; readonly type?: (typeof pictureTypes)[number] },
  result:
    { readonly problem: Problem } | { readonly fileSha256: string; readonly size: number; readonly tries: 0 },
): Promise<void> => {
  await db
    .updateTable('pictureFiles')
    .set({ ...result, updatedAt: sql`now()` })
    .where('accountId', '=', accountId)
    .where('sha256', '=', sha256)
    .where('width', '=', width)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'image/avif'))
    .execute()
}

/** Makes and stores the files of one width. */
const makeWidth = async (
  context: Context,
  image: LibraryImage,
  bytes: Uint8Array,
  width: number,
): Promise<void> => {
  const { accountId, size } = image
  if ((await countTry(context, image, width)) > mostTries)
    return settle(context, image, { width }, { problem: 'too-slow' })
  let files: Awaited<ReturnType<typeof encodePicture>>
  try {
    files = await pictureTurns(accountId, () => encodePicture(bytes, width))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // a machine under load gets another chance
    if (error.name === 'LimitExceeded') return
    return settle(context, image, { width }, { problem: 'unreadable' })
  }
  for (const type of pictureTypes) {
    const file = files[type]
    // an image that is compressed better than this already
    if (file.length >= size) {
      await settle(context, image, { width, type }, { problem: 'no-gain' })
      continue
    }
    await mediaStore(context.config).keepFile(pictureFileKey(image, { width, type }), file, type)
    await settle(context, image, { width, type }, { fileSha256: sha256Of(file), size: file.length, tries: 0 })
  }
}

const makeImage = async (
  context: Context,
  { image, widths }: NeededImage,
  { signal, onDone }: Making,
): Promise<void> => {
  const ending = mediaTypes[image.type]
  const path = await mediaStore(context.config).fileOf({ ...image, ending })
  const bytes = path === undefined ? undefined : await readFile(path)
  const problem = bytes === undefined ? null : await pictureProblem(bytes)
  for (const width of widths) {
    if (signal.aborted) return
    if (problem !== null) {
      await countTry(context, image, width)
      await settle(context, image, { width }, { problem })
    } else if (bytes !== undefined) await makeWidth(context, image, bytes, width)
    onDone()
  }
}

interface Making {
  readonly signal: AbortSignal
  /** Called after each width. */
  readonly onDone: () => void
}

/** Images worked on at once, as many as there are turns for work on images. */
const atOnce = 2

/**
 * Makes the missing files of images, and stores each as soon as it is made, so that an aborted or killed call
 * loses at most the files it is making. An image that can't be read is noted and published alone. Stops
 * without an error when the account has no space left.
 */
export const makePictureFiles = async (
  context: Context,
  accountId: string,
  needed: readonly NeededImage[],
  making: Making,
): Promise<void> => {
  const waiting = [...needed]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !making.signal.aborted; next = waiting.shift()) {
      if ((await spaceUsed(context.db, accountId)) >= limits.mediaAccountBytes) return
      await makeImage(context, next, making)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

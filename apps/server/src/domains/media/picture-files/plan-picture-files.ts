import type { AppContext } from '../../../platform/context.ts'
import { missingWidths, type NeededImage } from './make-picture-files.ts'
import { pictureFileRows } from './picture-files.ts'

/** Work left on the files of some images, and the images that stay as they are. */
export interface PictureFilesPlan {
  /** Images that have files or can have them. */
  readonly total: number
  readonly images: number
  readonly files: number
  /** Estimate of the time that making them takes. */
  readonly seconds: number
  /** Images without files, with the reason as a sentence. */
  readonly kept: readonly { readonly name: string; readonly why: string }[]
}

const reasons: Readonly<Record<string, string>> = {
  'too-large': 'It has more than 60 million pixels, or a side longer than 16,383 px. Upload a smaller one.',
  unreadable: 'It is damaged or incomplete. Export it again and upload the new file.',
  'too-slow': 'It takes too long to process. Upload a smaller one.',
}

/** Seconds per million pixels of a file in both formats, two images at once, on the reference machine. */
const perMegapixel = 0.35

/** Formats of each width. */
const formats = 2

/** Returns what making the files of these images will take, without reading the images. */
export const planPictureFiles = async (
  context: Pick<AppContext, 'db' | 'config'>,
  accountId: string,
  needed: readonly NeededImage[],
): Promise<PictureFilesPlan> => {
  const missing = await missingWidths(context, accountId, needed)
  const rows = await pictureFileRows(
    context.db,
    accountId,
    needed.map(({ image }) => image),
  )
  const kept = needed.flatMap(({ image: { sha256, name } }) => {
    const problem = rows.find(
      (row) => row.sha256 === sha256 && row.problem !== null && row.problem in reasons,
    )
    return problem ? [{ name, why: reasons[problem.problem ?? ''] ?? '' }] : []
  })
  const pixels = missing.reduce(
    (sum, { image, widths }) =>
      sum + widths.reduce((total, width) => total + (width * width * image.height) / image.width, 0),
    0,
  )
  const widths = missing.reduce((sum, each) => sum + each.widths.length, 0)
  return {
    total: needed.length - kept.length,
    images: missing.length,
    files: widths * formats,
    seconds: Math.ceil((pixels / 1e6) * perMegapixel),
    kept,
  }
}

/** Formats that are published before the original, best first. */
export const pictureTypes = ['image/avif', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** An image in one format and width. */
export interface PictureFile {
  readonly url: string
  readonly type: PictureType
  /** In px. */
  readonly width: number
}

/** Files that a page offers before an image, and the size of the image itself in px. */
export interface PictureFiles {
  readonly width: number
  readonly height: number
  readonly files: readonly PictureFile[]
}

/** Returns the files of an image by its URL in the document; undefined for one that is published alone. */
export type FindPictureFiles = (url: string) => PictureFiles | undefined

/**
 * Widths in px that images are made in. Each has about 2.6 times the pixels of the one before, so that a
 * browser never loads much more than it shows, and a phone, a tablet, a desktop and a dense screen differ.
 */
const rungs = [480, 960, 1_600, 2_400] as const

const widest = rungs[rungs.length - 1]!

/** A dense screen shows two pixels of the file for each px of the layout. */
const density = 2

/**
 * Returns the widths in which a page offers an image: up to the first that fills `shown` px on a dense
 * screen, and never more than the image has.
 */
export const pictureWidths = (shown: number, own: number): readonly number[] => {
  const wanted = Math.min(shown * density, widest, own)
  const last = rungs.findIndex((rung) => rung >= wanted)
  const most = Math.min(rungs[last]!, own)
  return [...rungs.filter((rung) => rung < most), most]
}

/** Returns the files in one of these widths. */
export const filesIn = ({ files }: PictureFiles, widths: readonly number[]): readonly PictureFile[] =>
  files.filter(({ width }) => widths.includes(width))

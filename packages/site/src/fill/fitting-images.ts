/** What decides if an image fits a place; in px. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Width in px below which a picture looks blurred in most places. */
const wideEnough = 800

/** Positions in a list of results that a picture twice as wide for its height as the place loses. */
const lostByRatio = 20
const lostBySize = 12

/**
 * Returns found images with those first that fit a place: the source's own order counts, and so does how much would be
 * cropped. `ratio` is the width of the place divided by its height.
 */
export const fittingFirst = <Image extends ImageSize>(images: readonly Image[], ratio: number): Image[] => {
  const lost = ({ width, height }: ImageSize): number =>
    width > 0 && height > 0
      ? Math.abs(Math.log2(width / height / ratio)) * lostByRatio + (width < wideEnough ? lostBySize : 0)
      : Infinity
  return images
    .map((image, at) => ({ image, at: at + lost(image) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ image }) => image)
}

/**
 * Returns the next image after `present` that no other place shows; the first one without `present`. Undefined if all
 * are shown or were offered.
 */
export const nextImage = <Image extends { readonly id: string }>(
  images: readonly Image[],
  present: string | undefined,
  shown: ReadonlySet<string>,
): Image | undefined =>
  images.slice(images.findIndex(({ id }) => id === present) + 1).find(({ id }) => !shown.has(id))

/** Words of the shorter searches that follow one without results. */
const shorter = [3, 2]

/** Returns the searches for a picture, best first: all its words, then fewer, because some sources need all of them. */
export const searchesFor = (words: string, longest: number): readonly string[] => {
  const each = words.trim().split(/\s+/)
  const searches = [each.length, ...shorter.filter((count) => count < each.length)].map((count) =>
    each.slice(0, count).join(' ').slice(0, longest).trim(),
  )
  return [...new Set(searches)].filter((search) => search !== '')
}

import { isHidden } from '../blocks/view-of.ts'
import { replaceCssUrls } from '../styles/css-urls.ts'
import { declarations } from '../styles/declarations.ts'
import { layersIn } from '../styles/breakpoints.ts'
import { styleOf } from '../styles/node-css.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { backgroundWidths } from './background-files.ts'
import { galleryUrls, galleryWidths, offersFiles } from './gallery-pictures.ts'
import { pictureWidths } from './picture-files.ts'
import { pictureLayout } from './picture-layout.ts'
import { layoutOf } from './shown-width.ts'
import { fileUrl, takesFiles } from './responsive-picture.ts'

/** Size of an image in px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * Returns the widths in which a document needs each of its images, by URL. `sizeOf` returns undefined for
 * images that are published alone.
 */
export const neededPictures = (
  document: BuilderDocument,
  sizeOf: (url: string) => PictureSize | undefined,
): ReadonlyMap<string, ReadonlySet<number>> => {
  const needed = new Map<string, Set<number>>()
  const shownOf = layoutOf(document)
  if (!takesFiles(document)) return needed
  const add = (url: string, widths: readonly number[]) => {
    const known = needed.get(url) ?? new Set()
    for (const width of widths) known.add(width)
    needed.set(url, known)
  }
  for (const record of document.nodes.values()) {
    if (isHidden(record)) continue
    const url = fileUrl(record)
    const size = url === undefined ? undefined : sizeOf(url)
    if (url !== undefined && size) {
      const { largest } = pictureLayout(shownOf, record, size.width / size.height)
      add(url, pictureWidths(largest, size.width))
    }
    if (offersFiles(record))
      for (const url of galleryUrls(record)) {
        const own = sizeOf(url)
        if (own) add(url, galleryWidths(record, shownOf, own))
      }
    for (const layer of layersIn(record.props)) {
      const { background, 'background-image': image } = styleOf(record.props, layer) ?? {}
      if (background === undefined && image === undefined) continue
      const css = declarations({
        ...(background !== undefined && { background }),
        ...(image !== undefined && { 'background-image': image }),
      })
      replaceCssUrls(css, (found) => {
        const own = sizeOf(found)
        if (own) add(found, backgroundWidths(own.width))
        return undefined
      })
    }
  }
  return needed
}

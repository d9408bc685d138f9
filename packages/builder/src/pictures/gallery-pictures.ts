import { innerElement } from '../blocks/element.ts'
import { galleryColumns, galleryOpenerClass } from '../blocks/interactive/gallery.ts'
import type { ElementView, View } from '../blocks/view.ts'
import type { NodeRecord } from '../tree/record.ts'
import { pictureWidths, type FindPictureFiles } from './picture-files.ts'
import { layoutIn, type PictureLayout } from './picture-layout.ts'
import { mayHaveFiles, pictureSources, responsiveWrapper } from './responsive-picture.ts'
import type { LayoutOf, ShownWidth } from './shown-width.ts'

/** Width divided by height of the images in the grid, and the most columns on phones, as in the block's rules. */
const gridRatio = 4 / 3
const phoneColumns = 2

/** Returns true for a gallery that offers files of its images; older ones publish them alone. */
export const offersFiles = ({ componentName, props }: NodeRecord): boolean =>
  componentName === 'Gallery' && props.files === true

/** Returns the URLs of a gallery's images that can have files. */
export const galleryUrls = ({ props }: NodeRecord): readonly string[] =>
  (Array.isArray(props.images) ? props.images : []).flatMap((image) => {
    const url = typeof image === 'object' && image !== null && !Array.isArray(image) ? image.url : undefined
    return typeof url === 'string' && mayHaveFiles(url) ? url : []
  })

interface GalleryLayout {
  readonly inGrid: PictureLayout
  readonly opened: PictureLayout
}

/** Returns how wide an image of a gallery is shown: cropped in the grid, and opened up to its own size. */
const galleryLayout = (
  record: NodeRecord,
  shownOf: LayoutOf,
  { width, height }: { readonly width: number; readonly height: number },
): GalleryLayout => {
  const around = shownOf(record.uuid)
  const columns = galleryColumns(record)
  const crop = Math.max(1, width / height / gridRatio)
  const part = ({ share, most }: ShownWidth, count: number): ShownWidth => ({
    share: (share * crop) / count,
    most: (most * crop) / count,
  })
  const own = { share: 1, most: width }
  return {
    inGrid: layoutIn({
      desktop: part(around.desktop, columns),
      tablet: part(around.tablet, columns),
      mobile: part(around.mobile, Math.min(phoneColumns, columns)),
    }),
    opened: layoutIn({ desktop: own, tablet: own, mobile: own }),
  }
}

/** Returns the widths in which a gallery needs one of its images. */
export const galleryWidths = (
  record: NodeRecord,
  shownOf: LayoutOf,
  size: { readonly width: number; readonly height: number },
): readonly number[] => {
  const { inGrid, opened } = galleryLayout(record, shownOf, size)
  return [inGrid, opened].flatMap(({ largest }) => pictureWidths(largest, size.width))
}

/** Returns a gallery as it is published with files of its images; those without any stay as they are. */
export const responsiveGallery = (
  record: NodeRecord,
  view: ElementView,
  { find, shownOf }: { readonly find: FindPictureFiles; readonly shownOf: LayoutOf },
): ElementView => {
  const wrapped = (image: ElementView, isInGrid: boolean): ElementView => {
    const url = String(image.attributes.src ?? '')
    const found = mayHaveFiles(url) ? find(url) : undefined
    if (!found) return image
    const { inGrid, opened } = galleryLayout(record, shownOf, found)
    const { sizes, largest } = isInGrid ? inGrid : opened
    // in the grid, the width of a lazy image is definite
    const sources = pictureSources(found, { sizes: isInGrid ? `auto, ${sizes}` : sizes, largest })
    return sources.length === 0 ? image : innerElement('picture', responsiveWrapper, ...sources, image)
  }
  const within = (each: View, isInGrid: boolean): View => {
    if (each.kind !== 'element' || each.content === 'children') return each
    if (each.tag === 'img') return wrapped(each, isInGrid)
    const isOpener = isInGrid || each.attributes.class === galleryOpenerClass
    return { ...each, content: each.content.map((inner) => within(inner, isOpener)) }
  }
  return within(view, false) as ElementView
}

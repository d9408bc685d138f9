import { innerElement } from '../blocks/element.ts'
import type { ElementView } from '../blocks/view.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Attributes, Json, NodeRecord } from '../tree/record.ts'
import {
  filesIn,
  pictureTypes,
  pictureWidths,
  type FindPictureFiles,
  type PictureFiles,
} from './picture-files.ts'
import { layersOf, pictureLayout, type PictureLayout } from './picture-layout.ts'
import { pxOf, type LayoutOf } from './shown-width.ts'
import type { Values } from './style-at.ts'

/** Marks a `<picture>` that the export wrote around an image, so that an import can undo it. */
export const responsiveAttribute = 'data-responsive'

/** The element has no box, so that its image stays an item of the row, grid or text around it. */
export const responsiveWrapper: Attributes = { [responsiveAttribute]: '', style: 'display:contents' }

/**
 * Returns true if images of a page can be wrapped without changing its look. Style sheets of an import may
 * select an image by its parent or its position.
 */
export const takesFiles = ({ page }: Pick<BuilderDocument, 'page'>): boolean => !page.importedStyles

/** Returns true for the URL of an image that is neither drawn nor filled per page. */
export const mayHaveFiles = (url: string): boolean => !url.startsWith('data:') && !url.includes('{')

/** Returns the elements that offer the files of an image, best format first. */
export const pictureSources = (
  found: PictureFiles,
  { sizes, largest }: PictureLayout,
): readonly ElementView[] => {
  const files = filesIn(found, pictureWidths(largest, found.width))
  return pictureTypes.flatMap((type): readonly ElementView[] => {
    const candidates = files.filter((file) => file.type === type)
    if (candidates.length === 0) return []
    const srcset = candidates.map((file) => `${file.url} ${file.width}w`).join(', ')
    return [{ ...innerElement('source', { type, srcset, sizes }), isFinal: true }]
  })
}

/** Returns the URL of a picture that can have files; undefined for one that is drawn or filled per page. */
export const fileUrl = ({ componentName, props, addition }: NodeRecord): string | undefined => {
  const { imageUrl } = props
  if (componentName !== 'Picture' || typeof imageUrl !== 'string') return undefined
  const { srcset, sizes } = addition.attributes ?? {}
  if (srcset !== undefined || sizes !== undefined) return undefined
  return mayHaveFiles(imageUrl) ? imageUrl : undefined
}

const hasDefiniteWidth = (record: NodeRecord, layers: readonly Values[]): boolean =>
  layers.every(({ width }) =>
    width === undefined
      ? record.props.width !== undefined
      : typeof width === 'number' || /^(?:\d+(?:\.\d+)?|\.\d+)(?:px|rem|%|vw)$/.test(String(width).trim()),
  )

/**
 * Returns the attributes that keep an image without a width as large as its own file was: with `sizes`, its
 * width would be that of the layout.
 */
const ownSize = (
  record: NodeRecord,
  layers: readonly Values[],
  { width, height }: PictureFiles,
): Attributes => {
  const isSized = (value: Json | undefined) => value !== undefined && value !== ''
  if (isSized(record.props.width) || layers.some((style) => isSized(style.width))) return {}
  const heights = layers.map((style) => style.height)
  if (isSized(record.props.height) || heights.some((value) => pxOf(value) !== undefined)) return {}
  // the height of the file would distort an image that the layout makes narrower
  return heights.every((value) => value === 'auto')
    ? { width: String(width), height: String(height) }
    : { width: String(width) }
}

/** Image with its files: the elements before it, and the attributes it gets. */
export interface ResponsivePicture {
  readonly wrapper: Attributes
  readonly sources: readonly ElementView[]
  readonly image: ElementView
}

/**
 * Returns an image as it is published with its files; undefined if it has none. The image itself keeps the
 * original, for browsers and readers that know nothing else.
 */
export const responsivePicture = (
  record: NodeRecord,
  image: ElementView,
  { find, shownOf }: { readonly find: FindPictureFiles; readonly shownOf: LayoutOf },
): ResponsivePicture | undefined => {
  const url = fileUrl(record)
  const found = url === undefined ? undefined : find(url)
  if (!found || image.tag !== 'img') return undefined
  const layers = layersOf(record, shownOf)
  const { sizes, largest } = pictureLayout(shownOf, record, found.width / found.height)
  // the browser knows the layout of a lazy image before it loads it
  const isLazy = image.attributes.loading === 'lazy' && hasDefiniteWidth(record, layers)
  const sources = pictureSources(found, { sizes: isLazy ? `auto, ${sizes}` : sizes, largest })
  if (sources.length === 0) return undefined
  return {
    wrapper: responsiveWrapper,
    sources,
    image: { ...image, attributes: { ...image.attributes, ...ownSize(record, layers, found) } },
  }
}

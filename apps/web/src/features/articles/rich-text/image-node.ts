import Image from '@tiptap/extension-image'
import { insertedImageWidth } from '@web2/contract/media'
import type { PickedPicture } from '../../media/library/picked-image.ts'

/** Side of an image around which text flows; none: inline. */
export type PictureSide = 'left' | 'right' | 'none'

/** Attributes of an image in a text. */
export interface PictureAttributes {
  readonly src: string
  readonly alt: string
  readonly title: string
  /** In px. */
  readonly width: number | null
  readonly height: number | null
  readonly margin: string | null
  readonly float: PictureSide | null
}

const whole = (text: string | null): number | null => {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isFinite(number) && number > 0 ? number : null
}

const sideOf = (text: string): PictureSide | null =>
  text === 'left' || text === 'right' || text === 'none' ? text : null

/** Node of an inline image, with the margin and the side that articles use. */
export const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      width: {
        default: null,
        parseHTML: (element: HTMLElement) => whole(element.getAttribute('width') ?? element.style.width),
      },
      height: {
        default: null,
        parseHTML: (element: HTMLElement) => whole(element.getAttribute('height') ?? element.style.height),
      },
      margin: {
        default: null,
        parseHTML: (element: HTMLElement) => element.style.margin || null,
        renderHTML: ({ margin }: { margin?: string | null }) => (margin ? { style: `margin:${margin}` } : {}),
      },
      float: {
        default: null,
        parseHTML: (element: HTMLElement) => sideOf(element.style.float),
        renderHTML: ({ float }: { float?: string | null }) => (float ? { style: `float:${float}` } : {}),
      },
    }
  },
}).configure({ inline: true, allowBase64: false })

/** Fallback without a keyword. */
const nature = 'Nature'

/** Returns the attributes of a pasted image: left with a margin, named by the article's keyword. */
export const pastedPicture = (keyword: string) => {
  const name = keyword.trim() === '' ? nature : keyword.trim()
  return { alt: name, title: name, margin: '10px', float: 'left' as const }
}

/**
 * Returns the attributes of an inserted image: 300 px wide, with proportional height; a generated one at the
 * size for its aspect ratio.
 */
export const insertedPicture = (
  { url, alt, width, height, shown }: PickedPicture,
  keyword: string,
): PictureAttributes => {
  const pasted = pastedPicture(keyword)
  const ownHeight = width > 0 && height > 0 ? Math.round((insertedImageWidth * height) / width) : null
  return {
    ...pasted,
    src: url,
    alt: alt.trim() === '' ? pasted.alt : alt,
    width: shown?.width ?? insertedImageWidth,
    height: shown?.height ?? ownHeight,
  }
}

/** Returns the credit line that an image's license requires. */
export const creditLine = (credit: string) => ({
  type: 'text',
  text: ` ${credit} `,
  marks: [{ type: 'italic' }],
})

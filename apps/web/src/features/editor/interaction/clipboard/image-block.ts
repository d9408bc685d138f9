import { blockType, createNode, type Props, type WireNode } from '@web2/builder'
import type { MediaFile } from '@web2/contract/media'

const defaults = blockType('Picture').defaults.elementStyle as Props
const defaultWidth = Number.parseFloat(String(defaults.width))

/** How wide a picture is shown at first: a small one is not blown up. */
export const firstWidth = (width: number): string => `${Math.min(width, defaultWidth)}px`

/** A Picture block for a file of the library: its place is kept while it loads. */
export const pictureBlock = ({ url, width, height }: MediaFile): WireNode =>
  createNode('Picture', {
    imageUrl: url,
    width,
    height,
    elementStyle: { ...defaults, width: firstWidth(width) },
  })

import { blockType, createNode, type Props, type WireNode } from '@web2/builder'
import type { MediaFile } from '@web2/contract'

const defaults = blockType('Picture').defaults.elementStyle as Props
const defaultWidth = Number.parseFloat(String(defaults.width))

/** A Picture block for a file of the library: its place is kept while it loads, and a small one is not blown up. */
export const pictureBlock = ({ url, width, height }: MediaFile): WireNode =>
  createNode('Picture', {
    imageUrl: url,
    width,
    height,
    elementStyle: { ...defaults, width: `${Math.min(width, defaultWidth)}px` },
  })

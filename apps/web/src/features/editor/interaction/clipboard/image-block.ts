import { blockType, createNode, type Props, type WireNode } from '@web2/builder'
import type { MediaFile } from '@web2/contract/media'

const defaults = blockType('Picture').defaults.elementStyle as Props
const defaultWidth = Number.parseFloat(String(defaults.width))

/** Returns the initial CSS width of an image; a small one is not enlarged. */
export const firstWidth = (width: number): string => `${Math.min(width, defaultWidth)}px`

/**
 * Creates a Picture block for an image of the library, with its size, so that its space is reserved while it
 * loads.
 */
export const pictureBlock = ({ url, width, height }: MediaFile): WireNode =>
  createNode('Picture', {
    imageUrl: url,
    width,
    height,
    elementStyle: { ...defaults, width: firstWidth(width) },
  })

import type { Json, NodeRecord } from '../tree/record.ts'
import { largestPx, pxOf, sizesText, type LayoutOf, type ShownWidths } from './shown-width.ts'
import { styleAt, type Values } from './style-at.ts'

export interface PictureLayout {
  /** Value of `sizes`. */
  readonly sizes: string
  /** Largest width in px that the file must fill. */
  readonly largest: number
}

type LayersOf = Pick<LayoutOf, 'breakpoints' | 'theme'>

/** Styles of a node by layer, widest first; each overrides values of those before it. */
export const layersOf = (record: NodeRecord, { breakpoints, theme }: LayersOf): readonly Values[] =>
  breakpoints.map((breakpoint) => styleAt(record, breakpoint, theme))

/** Returns the width of a box by its height, from `aspect-ratio`. */
export const ratioOf = (value: Json | undefined): number | undefined => {
  const typed = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  const [, width, height = '1'] =
    /^(\d+(?:\.\d+)?|\.\d+)(?:\s*\/\s*(\d+(?:\.\d+)?|\.\d+))?$/.exec(typed) ?? []
  const ratio = Number(width) / Number(height)
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined
}

/** Returns how many times wider than its box an image is drawn, because a crop cuts off its sides. */
const overhang = (layers: readonly Values[], own: number): number =>
  layers.reduce((most, style) => {
    const ratio = style['object-fit'] === 'cover' ? ratioOf(style['aspect-ratio']) : undefined
    return ratio === undefined ? most : Math.max(most, own / ratio)
  }, 1)

/** Returns the px of width that an image needs to cover a box of a fixed height. */
const neededByHeight = (layers: readonly Values[], own: number): number =>
  layers.reduce((most, style) => {
    const height = style['object-fit'] === 'cover' ? pxOf(style.height) : undefined
    return height === undefined ? most : Math.max(most, Math.ceil(height * own))
  }, 0)

const times = ({ desktop, tablet, mobile }: ShownWidths, by: number): ShownWidths => {
  const one = ({ share, most }: ShownWidths['desktop']) => ({ share: share * by, most: most * by })
  return { desktop: one(desktop), tablet: one(tablet), mobile: one(mobile) }
}

/** Returns the layout of an image that is this wide, and at least `least` px. */
export const layoutIn = (widths: ShownWidths, least = 0): PictureLayout => ({
  sizes: sizesText(widths, least),
  largest: Math.max(largestPx(widths), least),
})

/**
 * Returns the layout of an image. `own` is its width divided by its height, which decides how much a crop
 * enlarges it.
 */
export const pictureLayout = (shownOf: LayoutOf, record: NodeRecord, own: number): PictureLayout => {
  const layers = layersOf(record, shownOf)
  const widths = times(shownOf(record.uuid), overhang(layers, own))
  return layoutIn(widths, neededByHeight(layers, own))
}

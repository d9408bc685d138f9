import { contrastRatio, hexOf, luminance, over, type Rgba } from '../checks/color.ts'
import { readColor } from '../theme/read-color.ts'
import { gradientCss, readGradient } from './gradient.ts'
import { colorImage, layerColor, layerKind, type BackgroundLayer } from './layers.ts'
import { splitValue } from './split-value.ts'

/** Edge of a block from which an overlay fades. */
export type OverlayEdge = 'top' | 'bottom' | 'left' | 'right'

/** A color over the picture of a background. */
export interface Overlay {
  /** Opaque CSS color, or a design token. */
  readonly color: string
  /** Percent from 0 to 100. */
  readonly strength: number
  /** Edge at which the overlay is strongest; absent for one that is the same everywhere. */
  readonly from?: OverlayEdge
}

const opposite: Readonly<Record<OverlayEdge, OverlayEdge>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
}

const tintCss = ({ color, strength }: Overlay): string => {
  const known = readColor(color)
  if (!known) return `color-mix(in srgb, ${color} ${strength}%, transparent)`
  const [red, green, blue] = known.map(Math.round)
  return `rgb(${red} ${green} ${blue} / ${strength}%)`
}

const readTint = (css: string): Pick<Overlay, 'color' | 'strength'> | null => {
  const known = readColor(css)
  if (known) return { color: hexOf(known), strength: Math.round(known[3] * 100) }
  const inner = /^color-mix\(([^]*)\)$/i.exec(css)?.[1]
  const [space, mixed, rest, ...more] = splitValue(inner ?? '', 'comma') ?? []
  if (space?.toLowerCase() === 'in srgb' && rest?.toLowerCase() === 'transparent' && more.length === 0) {
    const [color, share, ...others] = splitValue(mixed ?? '', 'space') ?? []
    const strength = /^(\d+(?:\.\d+)?)%$/.exec(share ?? '')?.[1]
    if (color && strength !== undefined && others.length === 0)
      return { color, strength: Math.min(100, Math.round(Number(strength))) }
  }
  return /^var\(--[\w-]+\)$/.test(css) ? { color: css, strength: 100 } : null
}

/** Returns the image of the layer that an overlay is. */
export const overlayImage = (overlay: Overlay): string => {
  const tint = tintCss(overlay)
  if (!overlay.from) return colorImage(tint)
  const stops = [tint, 'transparent'].map((color) => ({ color, positions: [] }))
  return gradientCss({ kind: 'linear', repeating: false, angle: `to ${opposite[overlay.from]}`, stops })
}

/** Reads an overlay from the image of a layer; null for one that has more to it than an overlay. */
export const readOverlay = (image: string): Overlay | null => {
  const color = layerColor(image)
  if (color !== null) return readTint(color)
  const gradient = readGradient(image)
  const [first, last] = gradient?.stops ?? []
  if (gradient?.kind !== 'linear' || gradient.repeating || gradient.space || gradient.stops.length !== 2)
    return null
  if (last?.color !== 'transparent' || first?.positions.length || last.positions.length) return null
  const [, edge = ''] = /^to (top|bottom|left|right)$/.exec(gradient.angle ?? 'to bottom') ?? []
  const tint = first?.color ? readTint(first.color) : null
  return tint && edge in opposite ? { ...tint, from: opposite[edge as OverlayEdge] } : null
}

const isPicture = ({ image, isHidden }: BackgroundLayer): boolean =>
  !isHidden && ['image', 'other'].includes(layerKind(image)) && image !== 'none'

/** Returns true for a background with a picture, over which an overlay makes sense. */
export const hasPicture = (layers: readonly BackgroundLayer[]): boolean => layers.some(isPicture)

/** Returns the overlay in front of a background's picture; null if there is none. */
export const overlayOf = (layers: readonly BackgroundLayer[]): Overlay | null => {
  const [first, ...behind] = layers
  return first && !first.isHidden && hasPicture(behind) ? readOverlay(first.image) : null
}

/** Returns the layers with this overlay in front instead of the present one; null removes it. */
export const withOverlay = (
  layers: readonly BackgroundLayer[],
  overlay: Overlay | null,
): readonly BackgroundLayer[] => {
  const present = overlayOf(layers) ? layers[0] : undefined
  const behind = present ? layers.slice(1) : layers
  if (!overlay) return behind
  return [{ isHidden: false, values: {}, ...present, image: overlayImage(overlay) }, ...behind]
}

/** Text over a background, by the distance of its edges from those of the block, as fractions of its size. */
export interface OverlaidText {
  readonly color: Rgba
  readonly edges: Readonly<Record<OverlayEdge, number>>
  /** Translucent colors between the overlay and the text, from back to front. */
  readonly between?: readonly Rgba[]
}

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5

const black: Rgba = [0, 0, 0, 1]
const white: Rgba = [255, 255, 255, 1]

/** Returns the opacity of an overlay behind the part of a text where it is weakest. */
const weakest = ({ strength, from }: Overlay, { edges }: OverlaidText): number => {
  const share = from ? edges[opposite[from]] : 1
  return (strength / 100) * Math.min(1, Math.max(0, share))
}

const leastBehind = ({ color: text, between = [] }: OverlaidText, tint: Rgba): number => {
  const ground = (picture: Rgba) => [tint, ...between].reduce((below, top) => over(top, below), picture)
  const [dark, light] = [ground(black), ground(white)]
  // the picture may have the brightness of the text itself
  if (luminance(dark) <= luminance(text) && luminance(text) <= luminance(light)) return 1
  return Math.min(contrastRatio(over(text, dark), dark), contrastRatio(over(text, light), light))
}

/**
 * Returns the contrast that all texts have over an overlay, whatever the picture behind it shows: that over
 * black or white, which bound every other color. `color` is the color of the overlay.
 */
export const overlayContrast = (
  overlay: Overlay,
  [red, green, blue]: Rgba,
  texts: readonly OverlaidText[],
): number => Math.min(...texts.map((text) => leastBehind(text, [red, green, blue, weakest(overlay, text)])))

/** Returns the least strength at which all texts are readable; null if none is enough. */
export const neededStrength = (
  overlay: Overlay,
  color: Rgba,
  texts: readonly OverlaidText[],
): number | null => {
  for (let strength = 0; strength <= 100; strength += 1)
    if (overlayContrast({ ...overlay, strength }, color, texts) >= readableContrast) return strength
  return null
}

import { isAddress } from '../styles/declarations.ts'
import { quotedUrl } from '../styles/css-urls.ts'
import { readGradient } from './gradient.ts'
import { splitValue } from './split-value.ts'

/** Properties with one value for each background layer, besides the image. */
export const layerProperties = [
  'background-size',
  'background-position',
  'background-repeat',
  'background-attachment',
  'background-origin',
  'background-clip',
  'background-blend-mode',
] as const
export type LayerProperty = (typeof layerProperties)[number]

/** Property with the images of hidden layers, at their places in the list; browsers ignore it. */
export const hiddenLayers = '--hidden-backgrounds'

const initial: Readonly<Record<LayerProperty, string>> = {
  'background-size': 'auto',
  'background-position': '0% 0%',
  'background-repeat': 'repeat',
  'background-attachment': 'scroll',
  'background-origin': 'padding-box',
  'background-clip': 'border-box',
  'background-blend-mode': 'normal',
}

/** One image of a background; the first in a list is in front. */
export interface BackgroundLayer {
  /** CSS of the image, as it was written. */
  readonly image: string
  readonly isHidden: boolean
  /** Values of the layer for the properties that the block sets. */
  readonly values: Readonly<Partial<Record<LayerProperty, string>>>
}

type BackgroundProperty = LayerProperty | 'background-image' | typeof hiddenLayers

/** Values of a block's background properties; those it does not set are missing. */
export type BackgroundValues = Readonly<Partial<Record<BackgroundProperty, string>>>

const imagesIn = (text: string): readonly string[] | null =>
  isAddress(text) ? [quotedUrl(text)] : splitValue(text, 'comma')

/**
 * Reads the layers of a background. Returns null where it can't separate them, as in a list with a comment
 * or open brackets; a layer that no editor understands stays in the list as it is.
 */
export const readLayers = (values: BackgroundValues): readonly BackgroundLayer[] | null => {
  const text = values['background-image']?.trim() ?? ''
  const images = text === '' || text === 'none' ? [] : imagesIn(text)
  const hidden = splitValue(values[hiddenLayers]?.trim() || 'none', 'comma')
  if (!images || !hidden || images.includes('')) return null
  const lists = layerProperties.map((property) => splitValue(values[property]?.trim() ?? '', 'comma'))
  if (lists.includes(null)) return null
  return (images.length === 0 && values[hiddenLayers] ? ['none'] : images).map((image, at) => {
    const kept = hidden[at] ?? 'none'
    const isHidden = image === 'none' && kept !== 'none'
    const own: Partial<Record<LayerProperty, string>> = {}
    for (const [of, property] of layerProperties.entries()) {
      const list = lists[of] ?? []
      // a shorter list repeats, as in browsers
      const value = list[at % list.length]
      if (value) own[property] = value
    }
    return { image: isHidden ? kept : image, isHidden, values: own }
  })
}

const listOf = (layers: readonly BackgroundLayer[], property: LayerProperty): string | undefined => {
  if (layers.every(({ values }) => values[property] === undefined)) return undefined
  const all = layers.map(({ values }) => values[property] ?? initial[property])
  return all.every((value) => value === all[0]) ? all[0] : all.join(', ')
}

/** Writes layers as values of background properties; undefined for those that are not set. */
export const writeLayers = (
  layers: readonly BackgroundLayer[],
): Readonly<Record<BackgroundProperty, string | undefined>> => {
  const hidden = layers.map(({ image, isHidden }) => (isHidden ? image : 'none'))
  const lists = layerProperties.map((property) => [property, listOf(layers, property)] as const)
  return {
    'background-image':
      layers.map(({ image, isHidden }) => (isHidden ? 'none' : image)).join(', ') || undefined,
    [hiddenLayers]: layers.some(({ isHidden }) => isHidden) ? hidden.join(', ') : undefined,
    ...(Object.fromEntries(lists) as Record<LayerProperty, string | undefined>),
  }
}

/**
 * Returns the properties that differ between two lists of layers, so that the others keep their text exactly.
 */
export const changedLayers = (
  before: readonly BackgroundLayer[],
  after: readonly BackgroundLayer[],
): Readonly<Record<string, string | undefined>> => {
  const was = writeLayers(before)
  return Object.fromEntries(
    Object.entries(writeLayers(after)).filter(
      ([property, value]) => was[property as BackgroundProperty] !== value,
    ),
  )
}

export type LayerKind = 'color' | 'image' | 'linear' | 'radial' | 'conic' | 'other'

/** Returns the color of a layer that is one color all over; null for any other. */
export const layerColor = (image: string): string | null => {
  const gradient = readGradient(image)
  if (gradient?.kind !== 'linear' || gradient.stops.length !== 2) return null
  const [first, second] = gradient.stops
  return first?.color && first.color === second?.color ? first.color : null
}

/** Returns the image that fills a layer with one color. */
export const colorImage = (color: string): string => `linear-gradient(${color}, ${color})`

/** Returns the address of an image layer; null for any other. */
export const layerAddress = (image: string): string | null =>
  /^url\(\s*(["']?)([^"'()\\]*)\1\s*\)$/i.exec(image.trim())?.[2]?.trim() ?? null

/** Returns the kind of a layer; `other` is CSS that stays as it is, such as `image-set()` or a variable. */
export const layerKind = (image: string): LayerKind => {
  if (layerColor(image) !== null) return 'color'
  if (layerAddress(image) !== null) return 'image'
  return readGradient(image)?.kind ?? 'other'
}

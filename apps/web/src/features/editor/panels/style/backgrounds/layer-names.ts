import type { BackgroundLayer, LayerKind } from '@web2/builder'
import { layerKind } from '@web2/builder'

/** Names of the kinds of layers. */
export const layerNames: Readonly<Record<LayerKind, string>> = {
  color: 'Color',
  image: 'Image',
  linear: 'Linear gradient',
  radial: 'Radial gradient',
  conic: 'Conic gradient',
  other: 'CSS',
}

/** Returns the name of a layer by its place in the list, unique for its buttons. */
export const layerName = ({ image }: BackgroundLayer, at: number): string =>
  `layer ${at + 1}, ${layerNames[layerKind(image)].toLowerCase()}`

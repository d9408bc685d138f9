import { breakpointsWith, layersIn } from '../../styles/breakpoints.ts'
import { styleOf } from '../../styles/node-css.ts'
import type { Style, StyleLayer } from '../../styles/style.ts'
import type { NamedStyle } from '../../theme/named/named-style.ts'
import type { Json, Props } from '../../tree/record.ts'

const isSet = (style: Style | undefined): style is Style =>
  style !== undefined && Object.keys(style).length > 0

/**
 * Returns a block's props with the values of a named style below its own, so that it looks as it did with the
 * style. `above` are the styles it takes that override this one.
 */
export const withStyleValues = (props: Props, style: NamedStyle, above: readonly NamedStyle[]): Props => {
  const valuesOf = (layer: StyleLayer): Style => {
    const values: Record<string, Style[string]> = { ...style.layers[layer] }
    for (const other of above)
      for (const property of Object.keys(other.layers[layer] ?? {})) delete values[property]
    return { ...values, ...styleOf(props, layer) }
  }
  const [desktop, hover] = [valuesOf('desktop'), valuesOf('hover')]
  const breakpoints: Record<string, Json> = {}
  for (const layer of breakpointsWith([...layersIn(props), ...Object.keys(style.layers)])) {
    const values = layer === 'desktop' ? undefined : valuesOf(layer)
    if (isSet(values)) breakpoints[layer] = values as Json
  }
  return {
    ...props,
    ...(isSet(desktop) && { elementStyle: desktop as Json }),
    ...(isSet(hover) && { hover: hover as Json }),
    ...(Object.keys(breakpoints).length > 0 && { breakpoints }),
  }
}

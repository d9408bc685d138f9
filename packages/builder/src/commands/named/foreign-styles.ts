import { stylesOfClass, type NamedStyle } from '../../theme/named/named-style.ts'
import type { Theme } from '../../theme/theme.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { withStyleValues } from './style-values.ts'

/**
 * Returns nodes from another page with the values of named styles that this theme lacks as their own, so that they
 * keep their look. `styles` are those of the other page, in their order.
 */
export const withForeignStyles = (
  nodes: readonly WireNode[],
  styles: readonly NamedStyle[],
  theme: Theme | undefined,
): WireNode[] => {
  const foreign = styles.filter(({ id }) => !theme?.styles?.some((own) => own.id === id))
  if (foreign.length === 0) return [...nodes]
  const folded = (node: WireNode): WireNode => {
    const taken = stylesOfClass(node.addition.attributes?.class, foreign)
    const props = taken.reduceRight((values, style) => withStyleValues(values, style, []), node.props)
    return { ...node, ...(taken.length > 0 && { props }), children: node.children.map(folded) }
  }
  return nodes.map(folded)
}

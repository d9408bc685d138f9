import type { Addition, Props } from '../tree/record.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { blockType } from './registry.ts'

const merged = (defaults: Props, props: Props): Props => {
  const own = props.elementStyle
  const isStyle = typeof own === 'object' && own !== null && !Array.isArray(own)
  const base = defaults.elementStyle as Props | undefined
  return isStyle ? { ...defaults, ...props, elementStyle: { ...base, ...own } } : { ...defaults, ...props }
}

/** Creates a node as from the palette: the defaults of its type, overridden by these props and styles. */
export const createNode = (
  componentName: string,
  props: Props = {},
  children: readonly WireNode[] = [],
  addition: Addition = {},
): WireNode => ({
  componentName,
  props: merged(blockType(componentName).defaults, props),
  children,
  addition,
})

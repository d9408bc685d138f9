import { parseInlineStyle } from '../styles/inline-style.ts'
import { breakpointsIn, breakpointsWith, maxWidthOf } from '../styles/breakpoints.ts'
import { styleOf } from '../styles/node-css.ts'
import type { Breakpoint, Style } from '../styles/style.ts'
import { sharedStyleAt } from '../theme/named/shared-style.ts'
import type { Theme } from '../theme/theme.ts'
import { styleWithTokenValues } from '../theme/token-values.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Json, NodeRecord } from '../tree/record.ts'

export type Values = Readonly<Record<string, Json | undefined>>

/** Style attribute of an import, which overrides the styles of the block at every breakpoint. */
const inlineStyle = ({ addition }: NodeRecord): Values => {
  const css = addition.attributes?.style
  return css === undefined ? {} : (parseInlineStyle(css).style as Values)
}

const ownStyleAt = (props: NodeRecord['props'], breakpoint: Breakpoint): Style => {
  const least = maxWidthOf(breakpoint)
  const applied = breakpointsIn(props).filter((each) => maxWidthOf(each) >= least)
  return Object.assign({}, ...applied.map((each) => styleOf(props, each))) as Style
}

/**
 * Returns the style of a node at a breakpoint, including what it inherits from wider ones and the styles that it
 * shares with others. Design tokens have their light values.
 */
export const styleAt = (record: NodeRecord, breakpoint: Breakpoint, theme: Theme | undefined): Values => {
  const style = {
    ...sharedStyleAt(record, theme, breakpoint),
    ...ownStyleAt(record.props, breakpoint),
    ...inlineStyle(record),
  }
  return styleWithTokenValues(style as Style, theme) as Values
}

/** Returns the breakpoints that styles of a document have, from the widest to the narrowest. */
export const breakpointsOf = ({ nodes, page }: BuilderDocument): readonly Breakpoint[] => {
  const names = new Set((page.theme?.styles ?? []).flatMap(({ layers }) => Object.keys(layers)))
  for (const { props } of nodes.values())
    if (props.breakpoints) breakpointsIn(props).forEach((each) => names.add(each))
  return breakpointsWith(names)
}

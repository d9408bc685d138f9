import { createNode } from '../../blocks/create-node.ts'
import { withThemeLook } from '../../blocks/palette/with-theme-look.ts'
import { styleOf } from '../../styles/node-css.ts'
import { isElementDefault } from '../../theme/named/named-style.ts'
import type { Theme } from '../../theme/theme.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { Json, NodeRecord } from '../../tree/record.ts'
import type { CommandResult } from '../command.ts'
import { endSamples } from '../end-samples.ts'
import { withoutDefaultValues } from '../named/default-values.ts'
import { canSetValues, editNodes, withValues } from '../set-values.ts'

export interface SetHeadingLevel {
  /** Headings. */
  readonly ids: readonly string[]
  /** h1 to h6. */
  readonly level: string
}

/** Returns the style that a new heading of a level has on a page with this theme. */
const styleOfLevel = (headingType: Json | undefined, theme: Theme | undefined) => {
  const nodes = withThemeLook(
    [createNode('Heading', headingType === undefined ? {} : { headingType })],
    theme,
  )
  return styleOf(nodes[0]!.props, 'desktop') ?? {}
}

/** Returns a heading of another level, whose values are those of the level unless they were set by hand. */
const withLevel = (node: NodeRecord, level: string, theme: Theme | undefined): NodeRecord => {
  const before = styleOfLevel(node.props.headingType, theme)
  const style = styleOf(node.props, 'desktop')
  const after = Object.entries(styleOfLevel(level, theme))
  const follows = ([name, value]: (typeof after)[number]) =>
    style?.[name] !== undefined && style[name] === before[name] && value !== before[name]
  const next = style && withValues(style, Object.fromEntries(after.filter(follows)))
  const props = { ...node.props, headingType: level, ...(next && { elementStyle: next as Json }) }
  const defaults = (theme?.styles ?? []).filter((each) => isElementDefault(each) && each.id === level)
  return withoutDefaultValues({ ...node, props }, defaults)
}

/**
 * Changes the level of headings. Their size and spaces follow the level where they are those that a new heading gets
 * by the theme; values set by hand stay.
 */
export const setHeadingLevel = (
  document: BuilderDocument,
  { ids, level }: SetHeadingLevel,
): CommandResult => {
  const verdict = canSetValues(document, ids)
  if (!verdict.ok) return verdict
  const { theme } = document.page
  const edit = (node: NodeRecord) =>
    node.componentName !== 'Heading' || node.props.headingType === level
      ? node
      : withLevel(node, level, theme)
  return editNodes(document, ids, edit, endSamples)
}

import { tagOf } from '../../blocks/registry.ts'
import { breakpointsWith, maxWidthOf } from '../../styles/breakpoints.ts'
import type { Breakpoint, Style } from '../../styles/style.ts'
import type { NodeRecord } from '../../tree/record.ts'
import { isDefaultTag, stylesOfClass, type NamedStyle } from './named-style.ts'
import type { Theme } from '../theme.ts'

const none: readonly NamedStyle[] = []
const noStyle: Style = {}

/** A panel asks for each property of each selected block. */
const known = new WeakMap<
  NodeRecord,
  { readonly of: readonly NamedStyle[]; readonly shared: readonly NamedStyle[] }
>()

/** Returns the default of a node's element and the named styles that it takes; later ones override earlier ones. */
export const sharedStylesOf = (record: NodeRecord, theme: Theme | undefined): readonly NamedStyle[] => {
  const styles = theme?.styles
  if (!styles?.length) return none
  const found = known.get(record)
  if (found?.of === styles) return found.shared
  const shared = findStyles(record, styles)
  known.set(record, { of: styles, shared })
  return shared
}

const findStyles = (record: NodeRecord, styles: readonly NamedStyle[]): readonly NamedStyle[] => {
  const tag = tagOf(record)
  const byTag = isDefaultTag(tag) ? styles.find(({ id }) => id === tag) : undefined
  const named = stylesOfClass(record.addition.attributes?.class, styles)
  return byTag ? [byTag, ...named] : named
}

/** Returns the normal style that a node has from its element's default and its named styles at a breakpoint. */
export const sharedStyleAt = (
  record: NodeRecord,
  theme: Theme | undefined,
  breakpoint: Breakpoint = 'desktop',
): Style => {
  const shared = sharedStylesOf(record, theme)
  if (shared.length === 0) return noStyle
  const least = maxWidthOf(breakpoint)
  const applied = breakpointsWith(shared.flatMap(({ layers }) => Object.keys(layers))).filter(
    (layer) => maxWidthOf(layer) >= least,
  )
  return Object.assign({}, ...applied.flatMap((layer) => shared.map(({ layers }) => layers[layer]))) as Style
}

import { composeChanges, emptyChange } from '../../changes/change.ts'
import { tagOf } from '../../blocks/registry.ts'
import { parseInlineStyle } from '../../styles/inline-style.ts'
import { invalidValue } from '../../rules/refusals.ts'
import { checkStyleValue } from '../../styles/declarations.ts'
import { layersIn } from '../../styles/breakpoints.ts'
import { styleOf } from '../../styles/node-css.ts'
import type { Style } from '../../styles/style.ts'
import {
  isElementDefault,
  stylesOfClass,
  type NamedStyle,
  type NamedStyleLayer,
} from '../../theme/named/named-style.ts'
import type { Theme } from '../../theme/theme.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { NodeRecord } from '../../tree/record.ts'
import type { CommandResult } from '../command.ts'
import { withoutDefaultValues } from './default-values.ts'
import { withStyleValues } from './style-values.ts'
import { canSetValues, editNodes, withValues } from '../set-values.ts'
import { setTheme, unlessEmpty } from '../set-theme.ts'

/** Returns the classes of a block. */
export const classNamesOf = (record: NodeRecord): readonly string[] =>
  (record.addition.attributes?.class ?? '').split(/\s+/).filter(Boolean)

const withClasses = (record: NodeRecord, classes: readonly string[]): NodeRecord => {
  const { class: _before, ...others } = record.addition.attributes ?? {}
  const attributes = classes.length > 0 ? { ...others, class: classes.join(' ') } : others
  const { attributes: _all, ...addition } = record.addition
  return { ...record, addition: Object.keys(attributes).length > 0 ? { ...addition, attributes } : addition }
}

export interface ApplyNamedStyle {
  readonly ids: readonly string[]
  /** Class of the style. */
  readonly styleId: string
}

/** Gives blocks a named style, instead of values that they have only as blocks of their type. */
export const applyNamedStyle = (
  document: BuilderDocument,
  { ids, styleId }: ApplyNamedStyle,
): CommandResult => {
  const verdict = canSetValues(document, ids)
  if (!verdict.ok) return verdict
  const applied = document.page.theme?.styles?.filter(({ id }) => id === styleId) ?? []
  return editNodes(document, ids, (record) => {
    const classes = classNamesOf(record)
    if (classes.includes(styleId)) return record
    return withClasses(withoutDefaultValues(record, applied), [...classes, styleId])
  })
}

/** Takes a named style from blocks, which lose its look. */
export const removeNamedStyle = (
  document: BuilderDocument,
  { ids, styleId }: ApplyNamedStyle,
): CommandResult => {
  const verdict = canSetValues(document, ids)
  if (!verdict.ok) return verdict
  return editNodes(document, ids, (record) => {
    const classes = classNamesOf(record)
    return classes.includes(styleId)
      ? withClasses(
          record,
          classes.filter((each) => each !== styleId),
        )
      : record
  })
}

/** Returns a block's own values by layer, as a named style has them. */
export const ownLayers = (record: NodeRecord): NamedStyle['layers'] => {
  const inline = record.addition.attributes?.style
  return Object.fromEntries(
    layersIn(record.props).flatMap((layer) => {
      const style: Style = {
        ...styleOf(record.props, layer),
        ...(layer === 'desktop' && inline ? parseInlineStyle(inline).style : {}),
      }
      return Object.keys(style).length > 0 ? [[layer, style]] : []
    }),
  )
}

const withoutOwnStyle = (record: NodeRecord): NodeRecord => {
  const { elementStyle: _desktop, breakpoints: _smaller, hover: _hover, ...props } = record.props
  const { style: inline, ...attributes } = record.addition.attributes ?? {}
  const left = inline ? parseInlineStyle(inline).left : ''
  return {
    ...record,
    props,
    addition: inline
      ? { ...record.addition, attributes: left ? { ...attributes, style: left } : attributes }
      : record.addition,
  }
}

export interface CreateNamedStyle {
  /** The first block gives the style its values; all of them take it. */
  readonly ids: readonly string[]
  readonly style: NamedStyle
}

const themeWith = (theme: Theme | undefined, styles: readonly NamedStyle[]): Theme | undefined => {
  const { styles: _before, ...rest } = theme ?? { name: 'Theme', tokens: [], hasDark: false }
  return styles.length > 0 ? { ...rest, styles } : unlessEmpty(rest)
}

/**
 * Replaces the styles of the site; a site without a theme gets one for them. Blocks of this page follow a changed
 * default of their element, unless they have values of their own.
 */
export const setNamedStyles = (document: BuilderDocument, styles: readonly NamedStyle[]): CommandResult => {
  const before = document.page.theme?.styles ?? []
  const themed = setTheme(document, { theme: themeWith(document.page.theme, styles) })
  const changed = styles.filter((style) => isElementDefault(style) && !before.includes(style))
  if (changed.length === 0) return themed
  const ids = [...document.nodes.keys()]
  const followed = editNodes(document, ids, (record) => {
    const tag = tagOf(record)
    const own = changed.filter(({ id }) => id === tag)
    return own.length > 0 ? withoutDefaultValues(record, own) : record
  })
  return chained(themed, followed)
}

const chained = (first: CommandResult, second: CommandResult): CommandResult => {
  if (!first.ok) return first
  if (!second.ok) return second
  return { ok: true, change: composeChanges(first.change, second.change), select: second.select }
}

/**
 * Adds a named style made from the first block's own style, and gives it to all the blocks. The first block has no
 * values of its own any more, so that it follows the style.
 */
export const createNamedStyle = (
  document: BuilderDocument,
  { ids, style }: CreateNamedStyle,
): CommandResult => {
  const verdict = canSetValues(document, ids)
  if (!verdict.ok) return verdict
  const styles = [...(document.page.theme?.styles ?? []), style]
  const taken = editNodes(document, ids, (record) => {
    const own = record.uuid === ids[0] ? withoutOwnStyle(record) : withoutDefaultValues(record, [style])
    return withClasses(own, [...classNamesOf(own), style.id])
  })
  return chained(setNamedStyles(document, styles), taken)
}

/** Returns the blocks of a page that take a named style. */
export const blocksWithStyle = (document: BuilderDocument, styleId: string): readonly string[] => {
  const found: string[] = []
  for (const record of document.nodes.values())
    if (record.addition.attributes?.class !== undefined && classNamesOf(record).includes(styleId))
      found.push(record.uuid)
  return found
}

/**
 * Deletes a named style of the site. Blocks of this page that take it keep its values as their own; those of other
 * pages lose them, as do states that a block can't have of its own.
 */
export const deleteNamedStyle = (document: BuilderDocument, styleId: string): CommandResult => {
  const styles = document.page.theme?.styles ?? []
  const style = styles.find(({ id }) => id === styleId)
  const left = setNamedStyles(
    document,
    styles.filter(({ id }) => id !== styleId),
  )
  if (!style || isElementDefault(style)) return left
  const behind = styles.slice(styles.indexOf(style) + 1)
  const ids = blocksWithStyle(document, styleId)
  const kept = editNodes(document, ids, (record) => {
    const above = stylesOfClass(record.addition.attributes?.class, behind)
    const own = { ...record, props: withStyleValues(record.props, style, above) }
    return withClasses(
      own,
      classNamesOf(own).filter((each) => each !== styleId),
    )
  })
  return chained(left, kept)
}

export interface SetNamedStyle {
  readonly styleId: string
  /** Name of the style if it does not exist yet, as the default of an element may not. */
  readonly name: string
  readonly layer: NamedStyleLayer
  /** `undefined` removes a property. */
  readonly style: Style
}

/** Sets properties of one layer of a named style, or of an element's default. */
export const setNamedStyle = (
  document: BuilderDocument,
  { styleId, name, layer, style }: SetNamedStyle,
): CommandResult => {
  for (const [property, value] of Object.entries(style)) {
    const wrong = value === undefined ? null : checkStyleValue(property, value)
    if (wrong) return invalidValue(wrong)
  }
  const styles = document.page.theme?.styles ?? []
  const present = styles.find(({ id }) => id === styleId)
  const { [layer]: before = {}, ...others } = present?.layers ?? {}
  const next = withValues<Style>(before, style)
  if (next === before) return { ok: true, change: emptyChange, select: [] }
  const layers = Object.keys(next).length > 0 ? { ...others, [layer]: next } : others
  const changed: NamedStyle = { id: styleId, name: present?.name ?? name, layers }
  const isEmptyDefault = isElementDefault(changed) && Object.keys(layers).length === 0
  return setNamedStyles(
    document,
    present
      ? styles.flatMap((each) => (each !== present ? each : isEmptyDefault ? [] : changed))
      : [...styles, changed],
  )
}

import { tokenReference, withTheme, type BuilderDocument, type Json, type NodeRecord } from '@web2/builder'
import { sans, serif } from '../templates/garden/look.ts'
import { themeOfLook, tokenOfColor, tokenOfShape } from './look-tokens.ts'
import { looks } from './looks.ts'
import type { SiteLook } from './site-look.ts'
import { withLook } from './with-look.ts'

const hex = /#[0-9a-f]{6}(?![0-9a-f])/gi

type Values = { readonly [property: string]: Json | undefined }

const isValues = (value: Json | undefined): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Drawings in data addresses can't use tokens, so they keep the colors of the look. */
const isDrawing = (value: string): boolean => value.includes('data:')

const valueOf = (property: string, value: string | number, style: Values, desktop: Values): Json => {
  const shape = tokenOfShape(property, value)
  if (shape !== undefined) return tokenReference(shape)
  if (property === 'font-weight' && value === 'normal' && style['font-family'] === serif)
    return tokenReference('title-weight')
  if (typeof value === 'number' || isDrawing(value)) return value
  const background = style['background-color'] ?? desktop['background-color']
  return value.replace(hex, (found) => {
    const name = tokenOfColor(found.toLowerCase(), { property, background })
    return name === undefined ? found : tokenReference(name)
  })
}

const withTokens = (style: Values, desktop: Values): Values =>
  Object.fromEntries(
    Object.entries(style).map(([property, value]) => {
      if (isValues(value)) return [property, withTokens(value, desktop)]
      if (typeof value !== 'string' && typeof value !== 'number') return [property, value]
      return [property, valueOf(property, value, style, desktop)]
    }),
  )

const styleProps = ['elementStyle', 'breakpoints', 'hover'] as const

/** Headings of a page with a theme take its title font, but small ones of the template are set as text. */
const setAsText = ({ componentName }: NodeRecord, desktop: Values): Values =>
  componentName === 'Heading' && desktop['font-family'] === undefined
    ? { 'font-family': sans, 'font-weight': 'bold' }
    : {}

const recordWithTokens = (original: NodeRecord): NodeRecord => {
  const { elementStyle } = original.props
  const given = isValues(elementStyle) ? elementStyle : {}
  const desktop = { ...given, ...setAsText(original, given) }
  const record =
    Object.keys(desktop).length === 0
      ? original
      : { ...original, props: { ...original.props, elementStyle: desktop } }
  const styles = styleProps.flatMap((name) => {
    const style = record.props[name]
    return isValues(style) ? [[name, withTokens(style, desktop)] as const] : []
  })
  if (styles.length === 0) return record
  return Object.freeze({
    ...record,
    props: Object.freeze({ ...record.props, ...Object.fromEntries(styles) }),
  })
}

/**
 * Returns a document of a built-in template whose colors, fonts and corners are tokens, with the theme of a look
 * that gives them their values. Only its drawings have colors of their own.
 */
export const withLookTokens = (document: BuilderDocument, look = looks[0] as SiteLook): BuilderDocument => {
  const drawn = withLook(document, look)
  const nodes = new Map<string, NodeRecord>()
  for (const [uuid, record] of document.nodes) {
    const styled = recordWithTokens(record)
    const shown = drawn.nodes.get(uuid) ?? record
    nodes.set(uuid, keepDrawings(styled, shown))
  }
  return { ...document, nodes, page: withTheme(document.page, themeOfLook(look)) }
}

const drawingsOf = (from: Values, to: Values): Values =>
  Object.fromEntries(
    Object.entries(to).map(([property, value]) => {
      const other = from[property]
      if (isValues(value) && isValues(other)) return [property, drawingsOf(other, value)]
      return [property, typeof value === 'string' && isDrawing(value) ? other : value]
    }),
  )

/** Takes the drawings of a record in a look. */
const keepDrawings = (record: NodeRecord, inLook: NodeRecord): NodeRecord => {
  if (record === inLook || !JSON.stringify(record.props).includes('data:')) return record
  const props = drawingsOf(inLook.props as Values, record.props as Values)
  return Object.freeze({ ...record, props: Object.freeze(props) })
}

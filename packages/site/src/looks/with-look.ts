import type { BuilderDocument, Json, NodeRecord, Props } from '@web2/builder'
import { sans, serif } from '../templates/garden/look.ts'
import { illustrated, replacements } from './look-colors.ts'
import { looks } from './looks.ts'
import type { SiteLook } from './site-look.ts'

type Replace = (text: string) => string

const hex = /(?:#|%23)([0-9a-f]{6})(?![0-9a-f])/gi

const recolored = ({ palette }: SiteLook): Replace => {
  const known = replacements(palette)
  const inPlace = (text: string, colorOf: (color: string) => string): string =>
    text.replace(
      hex,
      (found, digits: string) => found.slice(0, -6) + colorOf(`#${digits.toLowerCase()}`).slice(1),
    )
  return (text) =>
    text.includes('data:image/svg+xml')
      ? inPlace(text, (color) => illustrated(color, palette))
      : inPlace(text, (color) => known.get(color) ?? color)
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces colors and fonts in declarations, also in those of breakpoints. */
const restyled = (style: Json | undefined, look: SiteLook, recolor: Replace): Json | undefined => {
  if (!isObject(style)) return style
  const { fonts } = look
  return Object.fromEntries(
    Object.entries(style).map(([property, value]) => {
      if (isObject(value)) return [property, restyled(value, look, recolor)]
      if (property === 'font-weight' && style['font-family'] === serif) return [property, fonts.headingWeight]
      if (typeof value !== 'string') return [property, value]
      if (property === 'font-family')
        return [property, value === serif ? fonts.heading : value === sans ? fonts.body : value]
      return [property, recolor(value)]
    }),
  )
}

/** Props that hold styles, and the one that holds a drawing. Texts stay as they are. */
const styleProps = new Set(['elementStyle', 'breakpoints', 'hover'])

const restyledProps = (props: Props, look: SiteLook, recolor: Replace): Props =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      if (styleProps.has(name)) return [name, restyled(value, look, recolor)]
      return [name, name === 'imageUrl' && typeof value === 'string' ? recolor(value) : value]
    }),
  )

/**
 * Returns a document of a built-in template in another look: its colors, those of its drawings, and its fonts.
 * Anything that is not of the template stays as it is.
 */
export const withLook = (document: BuilderDocument, look: SiteLook): BuilderDocument => {
  if (look.id === looks[0]?.id) return document
  const recolor = recolored(look)
  const nodes = new Map<string, NodeRecord>()
  for (const [uuid, record] of document.nodes)
    nodes.set(
      uuid,
      Object.freeze({ ...record, props: Object.freeze(restyledProps(record.props, look, recolor)) }),
    )
  return { ...document, nodes }
}

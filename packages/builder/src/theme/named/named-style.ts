import { idOfName } from '../../text/id-of-name.ts'
import { isOwnBreakpoint } from '../../styles/breakpoints.ts'
import type { Breakpoint, Style } from '../../styles/style.ts'

/** States in which a named style may differ, in the order in which they override each other. */
export const styleStates = [
  'first',
  'last',
  'odd',
  'checked',
  'open',
  'hover',
  'focus-visible',
  'active',
  'disabled',
] as const

export type StyleState = (typeof styleStates)[number]

/** Layer of a named style: a breakpoint in the normal state, or a state at all breakpoints. */
export type NamedStyleLayer = Breakpoint | StyleState

/** The layers of every site; a site can add breakpoints to them. */
export const namedStyleLayers = ['desktop', 'tablet', 'mobile', ...styleStates] as const

/** Returns true for a layer that a named style can have, also one at an added breakpoint. */
export const isNamedStyleLayer = (name: string): name is NamedStyleLayer =>
  isOwnBreakpoint(name) || namedStyleLayers.some((layer) => layer === name)

/** Style that blocks of a site share: those with its class, or all elements with a tag. */
export interface NamedStyle {
  /** Class of the blocks that take it, or the tag of a default. Stays when the style is renamed. */
  readonly id: string
  readonly name: string
  readonly layers: Readonly<Partial<Record<NamedStyleLayer, Style>>>
}

/** Tags that can have a default. */
export const defaultTags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'a',
  'button',
  'ul',
  'ol',
  'li',
  'blockquote',
  'img',
  'input',
  'textarea',
  'select',
  'table',
  'th',
  'td',
  'hr',
] as const

export type DefaultTag = (typeof defaultTags)[number]

const classPrefix = 's-'
const styleClass = /^s-[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Limits that keep the style sheet of a site small. */
export const namedStyleLimits = {
  styles: 300,
  id: 64,
  name: 60,
  properties: 150,
  value: 2_000,
  /** Letters of all styles together, as JSON. */
  total: 500_000,
  addedBreakpoints: 20,
} as const

/** Returns true for the tag of an element that can have a default. */
export const isDefaultTag = (id: string): id is DefaultTag => defaultTags.includes(id as DefaultTag)

/** Returns true for a class that can be a named style's. */
export const isStyleClass = (id: string): boolean => id.length <= namedStyleLimits.id && styleClass.test(id)

/** Returns true for the default of an element; others are named styles that blocks take. */
export const isElementDefault = ({ id }: Pick<NamedStyle, 'id'>): boolean => isDefaultTag(id)

/** Returns an unused class for a new named style. */
export const styleClassFor = (name: string, present: readonly Pick<NamedStyle, 'id'>[]): string => {
  return idOfName(name, present, { prefix: classPrefix, otherwise: 'style' })
}

/** Returns the styles that a class attribute names, in the order in which they override each other. */
export const stylesOfClass = (
  classes: string | undefined,
  styles: readonly NamedStyle[] | undefined,
): readonly NamedStyle[] => {
  if (!classes || !styles?.length) return []
  const names = new Set(classes.split(/\s+/))
  return styles.filter(({ id }) => !isDefaultTag(id) && names.has(id))
}

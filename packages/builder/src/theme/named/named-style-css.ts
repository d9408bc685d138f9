import { declarations } from '../../styles/declarations.ts'
import { breakpointsWith } from '../../styles/breakpoints.ts'
import { atBreakpoint, winningSelector } from '../../styles/node-css.ts'
import {
  isDefaultTag,
  styleStates,
  type NamedStyle,
  type NamedStyleLayer,
  type StyleState,
} from './named-style.ts'

const pseudo: Readonly<Record<StyleState, string>> = {
  hover: ':hover',
  'focus-visible': ':focus-visible',
  active: ':active',
  disabled: ':disabled',
  checked: ':checked',
  open: '[open]',
  first: ':first-child',
  last: ':last-child',
  odd: ':nth-child(odd)',
}

/** Raises the default of an element above the base style sheet of a page, and leaves it below every class. */
const aboveBase = (tag: string): string => `${tag}:not(_)`

const selectorOf = (id: string, winning: boolean): string => {
  if (winning) return winningSelector(isDefaultTag(id) ? id : `.${id}`)
  return isDefaultTag(id) ? aboveBase(id) : `.${id}`
}

export interface NamedStyleCssOptions {
  /** For pages with style sheets of an import, above which the styles are raised, as the blocks' own are. */
  readonly winning?: boolean
}

/**
 * Returns the rules of named styles. Defaults of elements come first; a later style overrides an earlier one, and a
 * breakpoint or state every normal value. The blocks' own classes are written behind, and override them.
 */
export const namedStyleCss = (
  styles: readonly NamedStyle[],
  { winning = false }: NamedStyleCssOptions = {},
): string => {
  const ordered = [
    ...styles.filter(({ id }) => isDefaultTag(id)),
    ...styles.filter(({ id }) => !isDefaultTag(id)),
  ]
  const layer = (name: NamedStyleLayer, suffix = ''): string =>
    ordered
      .map(({ id, layers }) => {
        const body = declarations(layers[name])
        return body && `${selectorOf(id, winning)}${suffix}{${body}}`
      })
      .join('')
  return (
    breakpointsWith(ordered.flatMap(({ layers }) => Object.keys(layers)))
      .map((name) => (name === 'desktop' ? layer(name) : atBreakpoint(name, layer(name))))
      .join('') + styleStates.map((state) => layer(state, pseudo[state])).join('')
  )
}

const mayBeClass = /(?<![\w-])s-[a-z0-9-]+/g

/**
 * Returns the styles that a piece of HTML uses: by their classes, or by the tags of defaults. A class that only a text
 * mentions counts as well, so that none is missing whatever the attributes contain.
 */
export const namedStylesIn = (html: string, styles: readonly NamedStyle[]): readonly NamedStyle[] => {
  if (styles.length === 0) return styles
  const classes = new Set(Array.from(html.matchAll(mayBeClass), ([name]) => name))
  return styles.filter(({ id }) =>
    isDefaultTag(id) ? new RegExp(`<${id}[\\s/>]`, 'i').test(html) : classes.has(id),
  )
}

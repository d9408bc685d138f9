import { tagOf } from '../../blocks/registry.ts'
import { withTheme } from '../../html/theme/with-theme.ts'
import { isElementDefault, stylesOfClass } from '../../theme/named/named-style.ts'
import type { Theme } from '../../theme/theme.ts'
import { tokenReference } from '../../theme/token-reference.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { NodeRecord } from '../../tree/record.ts'
import { withStyleValues } from './style-values.ts'

/** Values that the base style sheet of a themed page gives, by the token that each one follows. */
const ofPage = [
  ['background-color', 'c-paper'],
  ['color', 'c-ink'],
  ['font-family', 'f-text'],
] as const
const ofHeadings = [['font-family', 'f-title']] as const

const withOwn = (
  record: NodeRecord,
  values: readonly (readonly [property: string, token: string])[],
  { tokens }: Theme,
): NodeRecord => {
  const present = values.filter(([, name]) => tokens.some((token) => token.name === name))
  const style = Object.fromEntries(present.map(([property, name]) => [property, tokenReference(name)]))
  const given = { id: 's-base', name: 'Base', layers: { desktop: style } }
  return present.length === 0 ? record : { ...record, props: withStyleValues(record.props, given, []) }
}

/**
 * Returns a page with a theme that changes no other page of its site. What the base style sheet and the defaults of
 * elements would give all pages, the blocks of this one get as their own values. The design tokens stay.
 */
export const withContainedTheme = (document: BuilderDocument): BuilderDocument => {
  const { theme } = document.page
  if (!theme || theme.keepsBase) return document
  const { styles = [], ...rest } = theme
  const named = styles.filter((style) => !isElementDefault(style))
  const edited = (record: NodeRecord): NodeRecord => {
    const tag = tagOf(record)
    const ownDefault = styles.find(({ id }) => id === tag && isElementDefault({ id }))
    const above = stylesOfClass(record.addition.attributes?.class, named)
    const own = ownDefault ? { ...record, props: withStyleValues(record.props, ownDefault, above) } : record
    if (record.parent === null) return withOwn(own, ofPage, theme)
    const sets = above.some(({ layers }) => layers.desktop?.['font-family'] !== undefined)
    return /^h[1-6]$/.test(tag) && !sets ? withOwn(own, ofHeadings, theme) : own
  }
  const contained: Theme = { ...rest, ...(named.length > 0 && { styles: named }), keepsBase: true }
  return {
    ...document,
    nodes: new Map([...document.nodes].map(([id, record]) => [id, edited(record)])),
    page: withTheme(document.page, contained),
  }
}

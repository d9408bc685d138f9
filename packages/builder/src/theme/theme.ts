import type { NamedStyle } from './named/named-style.ts'
import type { SiteBreakpoint } from './site-breakpoints.ts'

/** Groups of tokens, in the order in which a panel lists them. */
export const tokenGroups = ['color', 'family', 'text', 'space', 'radius', 'shadow', 'width', 'other'] as const

export type TokenGroup = (typeof tokenGroups)[number]

/** Design token, written as the custom property `--name`. */
export interface Token {
  /** Without the dashes. */
  readonly name: string
  readonly group: TokenGroup
  /** CSS text; may refer to other tokens by `var(--name)`. */
  readonly value: string
  /** Value of the dark variant; absent for a token that is the same in both. */
  readonly dark?: string
  /** Name in the editor, if it is not made from `name`, which stays when a person renames the token. */
  readonly label?: string
  /** Deleted in the editor, while pages may still use it. Its value is what replaced it. */
  readonly isRetired?: true
}

export interface Theme {
  readonly name: string
  readonly tokens: readonly Token[]
  /** True if dark values apply to visitors who prefer a dark color scheme. */
  readonly hasDark: boolean
  /** Styles that blocks share, in the order in which they override each other; absent for none. */
  readonly styles?: readonly NamedStyle[]
  /** Breakpoints that the site added to tablet and mobile, from the widest to the narrowest; absent for none. */
  readonly breakpoints?: readonly SiteBreakpoint[]
  /**
   * Pages that were begun here keep the base style sheet of pages without a theme. True for a theme that was made
   * from the values of a page, so that no page changes its look.
   */
  readonly keepsBase?: true
  /** CSS that a person wrote for all pages, as typed: also what can't be published. Absent for none. */
  readonly css?: string
}

/** Limits that keep the style sheet of a theme small. */
export const themeLimits = {
  tokens: 500,
  /** Deleted tokens that stay behind, which the other limit doesn't count. */
  retired: 500,
  themeName: 100,
  tokenName: 64,
  label: 60,
  value: 1_000,
  /** Letters of a value with those of the tokens it refers to. */
  expanded: 10_000,
} as const

const tokenName = /^[A-Za-z0-9_][\w-]*$/

/** Returns true for a name that can be a token's, without the dashes of its custom property. */
export const isTokenName = (name: string): boolean =>
  name.length <= themeLimits.tokenName && tokenName.test(name)

export const isTokenGroup = (value: unknown): value is TokenGroup => tokenGroups.includes(value as TokenGroup)

import type { Theme } from '@web2/builder'
import { standIns } from '../looks/look-tokens.ts'

/**
 * Returns a theme with the tokens, styles and custom CSS that only the present one has, so that nothing on the page loses its
 * value.
 * Tokens of a template's look follow those of the next theme, because their own colors would not fit it.
 */
export const withOwnTokens = (next: Theme, present: Theme | undefined): Theme => {
  const names = new Set(next.tokens.map(({ name }) => name))
  const styles = [...(present?.styles ?? [])]
  for (const style of next.styles ?? []) if (!styles.some(({ id }) => id === style.id)) styles.push(style)
  const own = present?.tokens.filter(({ name }) => !names.has(name)) ?? []
  return {
    ...next,
    ...(styles.length > 0 && { styles }),
    ...(present?.breakpoints && { breakpoints: present.breakpoints }),
    ...(present?.css !== undefined && { css: present.css }),
    // a theme for custom CSS alone has chosen nothing
    hasDark: present && present.tokens.length > 0 ? present.hasDark : next.hasDark,
    tokens: [
      ...next.tokens,
      ...own.map((token) => ({ ...token, value: standIns[token.name] ?? token.value })),
    ],
  }
}

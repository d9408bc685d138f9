import { tokenOfValue, withTokenValues } from '@web2/builder'
import { useTheme } from '../theme/use-theme.ts'

/** Returns what a style value means if it is a design token of the page's theme; undefined if the theme lacks it. */
export const useTokenValue = (value: unknown): string | undefined => {
  const { theme } = useTheme()
  if (typeof value !== 'string' || tokenOfValue(value) === null) return undefined
  const resolved = withTokenValues(value, theme)
  return tokenOfValue(resolved) === null ? resolved : undefined
}

import type { Theme, Token } from '@web2/builder'
import { createContext, useContext } from 'react'

/** Theme of the open page with the ways to change it; each change is an undo step. */
export interface ThemeAccess {
  readonly theme: Theme | undefined
  /** Consecutive changes with the same `mergeKey` become one undo step. */
  readonly set: (label: string, theme: Theme | undefined, mergeKey?: string) => void
  readonly setToken: (name: string, values: Partial<Pick<Token, 'value' | 'dark'>>, merges?: boolean) => void
}

export const ThemeContext = createContext<ThemeAccess | null>(null)

/** Returns the theme of the open page; rerenders when it changes. */
export const useTheme = (): ThemeAccess => {
  const access = useContext(ThemeContext)
  if (!access) throw new Error('useTheme needs a ThemeScope around it.')
  return access
}

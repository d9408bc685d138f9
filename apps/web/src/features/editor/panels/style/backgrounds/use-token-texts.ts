import { withTokenValues } from '@web2/builder'
import { useCallback } from 'react'
import { useTheme } from '../../theme/use-theme.ts'

/** Returns a function that replaces design tokens in CSS, which the panel itself does not have. */
export const useTokenTexts = (): ((css: string) => string) => {
  const { theme } = useTheme()
  return useCallback((css) => withTokenValues(css, theme), [theme])
}

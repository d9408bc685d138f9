import { setTheme } from '@web2/builder'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { ThemeContext, type ThemeAccess } from './use-theme.ts'

/** Gives the panels the theme of the open page. It subscribes once, because a panel has dozens of controls that ask. */
export const ThemeScope = ({ children }: { readonly children: ReactNode }) => {
  const editor = useEditor()
  const { store } = editor
  const theme = useSyncExternalStore(store.subscribePage, () => store.document.page.theme)
  const access = useMemo((): ThemeAccess => {
    const set: ThemeAccess['set'] = (label, next, mergeKey) => {
      const result = setTheme(store.document, { theme: next })
      editor.run(label, { ...result, select: editor.session.selection.get() }, mergeKey)
    }
    const setToken: ThemeAccess['setToken'] = (name, values, merges = false) => {
      // the latest theme, because a picker calls this more often than React renders
      const present = store.document.page.theme
      if (!present) return
      const tokens = present.tokens.map((token) => (token.name === name ? { ...token, ...values } : token))
      const mergeKey = merges ? `token:${name}:${Object.keys(values).join()}` : undefined
      set('Change theme', { ...present, tokens }, mergeKey)
    }
    return { theme, set, setToken }
  }, [theme, editor, store])
  return <ThemeContext value={access}>{children}</ThemeContext>
}

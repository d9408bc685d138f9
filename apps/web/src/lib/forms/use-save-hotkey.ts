import { useHotkeys } from '@mantine/hooks'

/** Ctrl+S (⌘S) saves, also while a field has the focus. */
export const useSaveHotkey = (save: () => void) =>
  useHotkeys([['mod+S', save, { preventDefault: true }]], [], true)

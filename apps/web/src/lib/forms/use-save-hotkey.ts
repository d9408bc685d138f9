import { useHotkeys } from '@mantine/hooks'
import { shortcuts } from '../browser/shortcuts.ts'

/** Ctrl+S (⌘S) saves, also while a field has the focus. */
export const useSaveHotkey = (save: () => void) =>
  useHotkeys([[shortcuts.save.keys, save, { preventDefault: true }]], [], true)

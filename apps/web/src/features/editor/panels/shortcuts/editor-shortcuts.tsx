import { ShortcutsSheet } from './shortcuts-sheet.tsx'

/** Shortcuts dialog inside the editor. */
export const EditorShortcuts = ({ close }: { readonly close: () => void }) => (
  <ShortcutsSheet
    close={close}
    note="Shortcuts work while the page or the layers panel has focus. Click the page or press Tab to focus it."
  />
)

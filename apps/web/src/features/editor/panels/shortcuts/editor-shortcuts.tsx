import { ShortcutsSheet } from './shortcuts-sheet.tsx'

/** Shortcuts dialog inside the editor. */
export const EditorShortcuts = ({ close }: { readonly close: () => void }) => (
  <ShortcutsSheet
    close={close}
    note="They act while the focus is on the page or in the layers panel. Click the page, or press Tab until it has the focus."
  />
)

import { ShortcutsSheet } from './shortcuts-sheet.tsx'

/** The keys of the editor, within it. */
export const EditorShortcuts = ({ close }: { readonly close: () => void }) => (
  <ShortcutsSheet
    close={close}
    note="They act while the focus is on the page or in the layers panel. Click the page, or press Tab until it has the focus."
  />
)

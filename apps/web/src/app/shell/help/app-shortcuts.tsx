import { ShortcutsSheet } from '../../../features/editor/panels/shortcuts/shortcuts-sheet.tsx'
import { shortcuts } from '../../../lib/browser/shortcuts.ts'

const everywhere = Object.values(shortcuts).map(({ keys, label }) => ({
  label,
  group: 'Everywhere',
  keys: [keys],
}))

/** The keys of the whole app, those of the editor among them. */
export const AppShortcuts = ({ close }: { readonly close: () => void }) => (
  <ShortcutsSheet
    close={close}
    more={everywhere}
    note="The first act everywhere. All others act in the editor of pages, sections and sites, on the page or in its layers panel."
  />
)

import { ShortcutsSheet } from '../../../features/editor/panels/shortcuts/shortcuts-sheet.tsx'
import { listedLeadKeys } from '../../../features/leads/list/lead-keys.ts'
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
    more={[...everywhere, ...listedLeadKeys]}
    note="Shortcuts under Everywhere work on all screens. Those under Leads work in the list of leads. The others work in the page, section and site editor, on the canvas or in the layers panel."
  />
)

import { IconBookmarkPlus, IconExternalLink, IconUnlink } from '@tabler/icons-react'
import { exportFragment, labelOf, moduleUse, ownContentOf, type NodeRecord } from '@web2/builder'
import { messages } from '@web2/contract/core'
import { useState, type ReactNode } from 'react'
import { savedBlocks } from '../../../sites/resources.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { useCan } from '../../../../lib/session/use-user.ts'
import { showSuccess } from '../../../../lib/snackbar.ts'
import { NameDialog } from '../../../../ui/dialogs/name-dialog.tsx'
import { useBuilder } from '../session/use-editor.ts'
import { editSection } from './edit-section.ts'
import { detach } from '../../document/sections/insert-section.ts'

export interface LibraryToolsProps {
  readonly record: NodeRecord
  readonly ids: readonly string[]
  /** Renders a button of the toolbar. */
  readonly tool: (label: string, icon: ReactNode, press: () => void) => ReactNode
}

/** Library buttons of the selection's toolbar: save the block, and for a section its own actions. */
export const LibraryTools = ({ record, ids, tool }: LibraryToolsProps) => {
  const { editor, canvas } = useBuilder()
  const canWrite = useCan('content:write')
  const [saving, setSaving] = useState(false)
  const use = ids.length === 1 ? moduleUse(record) : null
  // own content is shown by its section alone; the blocks inside can be saved
  const isBlock = ids.every((id) => !ownContentOf(editor.store.get(id) ?? record))
  const isKnown = editor.modules.documents.use()?.has(use?.moduleId ?? '') === true

  const begin = () => {
    canvas.get()?.machine.rest()
    setSaving(true)
  }
  const store = async (name: string) => {
    await savedBlocks.create({ name, fragment: exportFragment(editor.store.document, ids) })
    showSuccess(`“${name}” saved. Find it in the Saved tab.`)
    await queryClient.invalidateQueries({ queryKey: [savedBlocks.path] })
  }
  return (
    <>
      {use &&
        isKnown &&
        tool('Edit section', <IconExternalLink size={16} />, () => editSection(use.moduleId))}
      {use && isKnown && tool('Detach', <IconUnlink size={16} />, () => detach(editor, record.uuid))}
      {canWrite &&
        isBlock &&
        record.parent !== null &&
        tool('Save block', <IconBookmarkPlus size={16} />, begin)}
      {saving && (
        <NameDialog
          title="Save block"
          confirm="Save"
          empty={messages.blockNameEmpty}
          name={ids.length > 1 ? '' : labelOf(record)}
          store={store}
          returnFocus={false}
          onClose={() => {
            setSaving(false)
            canvas.get()?.focus()
          }}
        />
      )}
    </>
  )
}

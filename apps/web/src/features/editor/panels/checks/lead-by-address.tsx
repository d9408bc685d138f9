import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { wantedField } from '../inspector/requested-field.ts'
import { useBuilder } from '../session/use-editor.ts'

/** Follows a URL that names a block, a page setting or a dialog of the Page menu, once per navigation. */
export const LeadByAddress = () => {
  const { editor, canvas } = useBuilder()
  const navigate = useNavigate()
  const { node, field, dialog } = useSearch({ strict: false })
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const shown = canvas.use()
  const followed = useRef<string | undefined>(undefined)

  useEffect(() => {
    if (shown === null || (node === undefined && field === undefined)) return
    const way = `${entry} ${node} ${field}`
    if (followed.current === way) return
    followed.current = way
    shown.machine.rest()
    if (node !== undefined) {
      if (!editor.store.get(node)) return
      editor.select([node])
      shown.reveal(node)
    } else if (field === 'title' || field === 'description') {
      wantedField(editor).set({ in: 'settings', field })
      editor.session.dialog.set('page-settings')
    }
  }, [shown, node, field, entry, editor])

  useEffect(() => {
    if (shown === null || dialog === undefined) return
    shown.machine.rest()
    editor.session.dialog.set(dialog)
    // a reload of the page would open it again
    void navigate({
      to: '.',
      search: ({ dialog: _opened, ...others }) => others,
      replace: true,
    })
  }, [shown, dialog, editor, navigate])
  return null
}

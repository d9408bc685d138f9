import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { LinkDialog, type SubmittedLink } from '../../../ui/dialogs/link-dialog.tsx'

interface Place {
  readonly from: number
  readonly to: number
}

/** Returns the range of the link around the selection, else the selection itself. */
const placeOf = (editor: Editor): Place => {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link')
  const { from, to } = editor.state.selection
  return { from, to }
}

/** Dialog that creates a link on the selected text, or edits the existing one. */
export const RichTextLinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [place] = useState(() => placeOf(editor))
  const [present] = useState(() => (editor.isActive('link') ? editor.getAttributes('link') : null))
  const [before] = useState(() => editor.state.doc.textBetween(place.from, place.to, ' '))

  const submit = ({ text, href, newTab, nofollow }: SubmittedLink) => {
    const rel = [...(nofollow ? ['nofollow'] : []), ...(newTab ? ['noopener'] : [])].join(' ') || null
    const link = { href, target: newTab ? '_blank' : null, rel }
    const chain = editor.chain().focus().setTextSelection(place)
    if (text === before) chain.setLink(link).run()
    else
      chain
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: link }] })
        .unsetMark('link')
        .run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().setTextSelection(place).unsetLink().run()
    onClose()
  }

  return (
    <LinkDialog
      isNew={present === null}
      before={{
        text: before,
        href: String(present?.href ?? ''),
        newTab: present?.target === '_blank',
        nofollow: String(present?.rel ?? '').includes('nofollow'),
      }}
      onSubmit={submit}
      {...(present && { onRemove: remove })}
      onClose={onClose}
    />
  )
}

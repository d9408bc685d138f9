import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { linkAddress } from '../../../lib/text/link-address.ts'

interface Refusals {
  readonly text?: string
  readonly address?: string
}

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
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [place] = useState(() => placeOf(editor))
  const [present] = useState(() => (editor.isActive('link') ? editor.getAttributes('link') : null))
  const [before] = useState(() => editor.state.doc.textBetween(place.from, place.to, ' '))
  const [text, setText] = useState(before)
  const [address, setAddress] = useState(String(present?.href ?? ''))
  const [newTab, setNewTab] = useState(present?.target === '_blank')
  const [nofollow, setNofollow] = useState(String(present?.rel ?? '').includes('nofollow'))
  const [refusals, setRefusals] = useState<Refusals>({})

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const checked = linkAddress(address)
    const missing = text.trim() === '' ? { text: 'Enter the text of the link.' } : {}
    if (!checked.ok || missing.text) {
      setRefusals({ ...missing, ...(checked.ok ? {} : { address: checked.message }) })
      return
    }
    const rel = [...(nofollow ? ['nofollow'] : []), ...(newTab ? ['noopener'] : [])].join(' ') || null
    const link = { href: checked.href, target: newTab ? '_blank' : null, rel }
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
    <Modal opened onClose={onClose} title={present ? 'Edit link' : 'Add link'} returnFocus={false}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Text"
            data-autofocus={text === '' || undefined}
            value={text}
            error={refusals.text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <TextInput
            label="URL"
            placeholder="https://…"
            inputMode="url"
            data-autofocus={text !== '' || undefined}
            value={address}
            error={refusals.address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <Checkbox
            label="Open in new tab"
            checked={newTab}
            onChange={(event) => setNewTab(event.currentTarget.checked)}
          />
          <Checkbox
            label="Nofollow"
            description="Tells search engines not to count this link."
            checked={nofollow}
            onChange={(event) => setNofollow(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            {present && (
              <Button variant="subtle" color="red" mr="auto" onClick={remove}>
                Remove link
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{present ? 'Apply' : 'Add'}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

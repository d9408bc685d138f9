import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { setProps, type NodeRecord } from '@web2/builder'
import { useState } from 'react'
import { useBuilder } from '../../hooks/use-builder.ts'
import { textOf, textPropOf } from '../../text/text-prop.ts'

/** The whole text of a block in a roomy field, for texts too long to type comfortably on the page. */
export const ChangeTextDialog = ({
  record,
  close,
}: {
  readonly record: NodeRecord
  readonly close: () => void
}) => {
  const { editor, canvas } = useBuilder()
  const prop = textPropOf(record) ?? ''
  const [text, setText] = useState(() => textOf(record, prop))

  const done = () => {
    close()
    canvas.get()?.focus()
  }
  const apply = () => {
    const oneLine = text.replace(/\s*[\r\n]+\s*/g, ' ')
    const change = setProps(editor.store.document, { ids: [record.uuid], props: { [prop]: oneLine } })
    if (oneLine === textOf(record, prop) || editor.run('Change text', change)) done()
  }

  return (
    <Modal opened onClose={done} title="Change text" size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <Textarea
          label="Text"
          description="Placeholders such as {nap.phone} or {site.name} show what the business listing and the site say."
          autosize
          minRows={6}
          maxRows={16}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={done}>
            Cancel
          </Button>
          <Button onClick={apply}>Apply</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

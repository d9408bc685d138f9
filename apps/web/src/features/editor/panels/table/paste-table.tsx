import { Button, Modal, Stack, Text, Textarea } from '@mantine/core'
import { pasteCells } from '@web2/builder'
import { useState } from 'react'
import { newUuid } from '../../document/actions.ts'
import { readCells } from '../../document/tables/read-cells.ts'
import { useEditor } from '../session/use-editor.ts'

export interface PasteTableProps {
  readonly id: string
  readonly close: () => void
}

/** Dialog that replaces the content of a table by rows from a spreadsheet or a CSV file. */
export const PasteTable = ({ id, close }: PasteTableProps) => {
  const editor = useEditor()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const texts = readCells(text)
  const columns = Math.max(0, ...texts.map((row) => row.length))
  const replace = () => {
    const result = pasteCells(editor.store.document, { id, newUuid, texts, trims: true })
    if (!result.ok) return setRefusal(`${result.reason.message} ${result.reason.detail}`)
    editor.run('Replace table content', { ...result, select: editor.session.selection.get() })
    close()
  }
  return (
    <Modal opened onClose={close} title="Paste table" size="lg">
      <Stack gap="sm">
        <Textarea
          label="Rows"
          description="Copy cells in a spreadsheet and paste them here, or paste the text of a CSV file."
          rows={10}
          spellCheck={false}
          data-autofocus
          value={text}
          error={refusal}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setRefusal(null)
          }}
        />
        <Text fz="sm" aria-live="polite">
          {texts.length > 0 &&
            `${texts.length} ${texts.length === 1 ? 'row' : 'rows'}, ${columns} ${columns === 1 ? 'column' : 'columns'}. They replace the table’s content.`}
        </Text>
        <Button disabled={texts.length === 0} onClick={replace}>
          Replace content
        </Button>
      </Stack>
    </Modal>
  )
}

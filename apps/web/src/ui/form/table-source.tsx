import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconFileDownload, IconFileUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { downloadText } from '../../lib/files/download.ts'

interface TableSourceProps {
  /** Hint about the required columns. */
  readonly hint: string
  /** A table with columns alone, to be filled in. */
  readonly empty: { readonly name: string; readonly text: () => string }
  /** Rows such as could be pasted. */
  readonly example: string
  readonly reading: boolean
  /** Rows as typed. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly onRead: (source: Blob) => void
  /** Further ways to a file to begin with. */
  readonly children?: ReactNode
}

/** Where the rows of a bulk come from: a file, or rows copied out of a spreadsheet, which are read at once. */
export const TableSource = ({
  hint,
  empty,
  example,
  reading,
  text,
  onText,
  onRead,
  children,
}: TableSourceProps) => {
  return (
    <Stack
      className="card"
      p="lg"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const dropped = event.dataTransfer.files.item(0)
        if (dropped !== null) onRead(dropped)
      }}
    >
      <Text size="sm">Drop a CSV or Excel (.xlsx) file here, or paste rows. {hint}</Text>
      <Group gap="xs">
        <FileButton
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={(chosen) => chosen !== null && onRead(chosen)}
        >
          {(props) => (
            <Button leftSection={<IconFileUpload size={18} aria-hidden />} loading={reading} {...props}>
              Choose file{' '}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          onClick={() => downloadText(empty.name, empty.text(), 'text/csv')}
        >
          Download template
        </Button>
        {children}
      </Group>
      <Textarea
        label="Rows"
        placeholder={example}
        autosize
        minRows={5}
        maxRows={14}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          // a whole table needs no further step; the column names alone do
          if (text !== '' || !/\S[\r\n]+\s*\S/.test(pasted)) return
          event.preventDefault()
          onText(pasted)
          onRead(new Blob([pasted]))
        }}
      />
      <Group>
        <Button
          variant="default"
          disabled={text.trim() === '' || reading}
          onClick={() => onRead(new Blob([text]))}
        >
          Continue
        </Button>
      </Group>
    </Stack>
  )
}

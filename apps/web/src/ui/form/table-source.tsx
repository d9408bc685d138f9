import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconFileDownload, IconFileUpload } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { downloadText } from '../../lib/files/download.ts'

interface TableSourceProps {
  /** Hint about the required columns. */
  readonly hint: string
  /** A table with columns alone, to be filled in. */
  readonly empty: { readonly name: string; readonly text: () => string }
  /** Rows such as could be pasted. */
  readonly example: string
  readonly reading: boolean
  readonly onRead: (source: Blob) => void
  /** Further ways to a file to begin with. */
  readonly children?: ReactNode
}

/** Where the rows of a bulk come from: a file, or what was copied out of a spreadsheet. */
export const TableSource = ({ hint, empty, example, reading, onRead, children }: TableSourceProps) => {
  const [pasted, setPasted] = useState('')
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
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <Group>
        <Button
          variant="default"
          disabled={pasted.trim() === '' || reading}
          onClick={() => onRead(new Blob([pasted]))}
        >
          Continue
        </Button>
      </Group>
    </Stack>
  )
}

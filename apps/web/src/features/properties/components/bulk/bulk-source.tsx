import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconFileDownload, IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadText } from '../../../../lib/files/download.ts'
import { emptyFile } from '../../bulk/property-table.ts'

interface BulkSourceProps {
  reading: boolean
  onRead: (source: Blob) => void
}

/** Where the rows come from: a file, or what was copied out of a spreadsheet. */
export const BulkSource = ({ reading, onRead }: BulkSourceProps) => {
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
      <Text size="sm">
        Choose a CSV file or a workbook (.xlsx), drop it here, or paste rows. The first row names the columns;
        only the address is needed.
      </Text>
      <Group gap="xs">
        <FileButton
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={(chosen) => chosen !== null && onRead(chosen)}
        >
          {(props) => (
            <Button leftSection={<IconFileUpload size={18} aria-hidden />} loading={reading} {...props}>
              Choose a file
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          onClick={() => downloadText('properties-empty.csv', emptyFile(), 'text/csv')}
        >
          Download an empty table
        </Button>
      </Group>
      <Textarea
        label="Rows"
        placeholder={'Type,Address,Name\nWordPress,https://blog.example.com,My blog'}
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
          Read these rows
        </Button>
      </Group>
    </Stack>
  )
}

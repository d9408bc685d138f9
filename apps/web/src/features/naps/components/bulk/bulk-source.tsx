import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconFileDownload, IconFileUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { downloadText } from '../../../../lib/files/download.ts'
import { sayFailure } from '../../../../lib/snackbar.ts'
import { everyNap } from '../../api/naps-api.ts'
import { napFile } from '../../bulk/nap-table.ts'

interface BulkSourceProps {
  reading: boolean
  onRead: (source: Blob) => void
}

/** Where the rows come from: a file, or what was copied out of a spreadsheet. */
export const BulkSource = ({ reading, onRead }: BulkSourceProps) => {
  const [pasted, setPasted] = useState('')
  const file = useMutation({
    mutationFn: everyNap,
    onSuccess: (rows) => downloadText('all-business-listings.csv', napFile(rows), 'text/csv'),
    onError: (error) => sayFailure(sentenceFor(error)),
  })
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
        Choose a CSV file or a workbook (.xlsx), drop it here, or paste rows. The first row names the columns.
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
          onClick={() => downloadText('business-listings-empty.csv', napFile([]), 'text/csv')}
        >
          Download an empty table
        </Button>
        <Button variant="default" loading={file.isPending} onClick={() => file.mutate()}>
          Download all listings
        </Button>
      </Group>
      <Textarea
        label="Rows"
        placeholder={'Business name,Address line 1,Phone\nHarbour Bakery,1 Quay Street,+44 117 496 0100'}
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

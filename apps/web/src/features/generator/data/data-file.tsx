import { Button, FileButton, Group, List, NativeSelect, Select, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TurboData } from '@web2/contract/generator'
import { turboData } from '../resources.ts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { counted } from '../../../lib/text/counted.ts'
import { columnFor } from './column-for.ts'
import { dataFound, DataRefusal, dataRecord } from '../api/data-api.ts'
import { uploadTable } from './upload-table.ts'
import type { TypedList } from './typed-list.ts'
import { DataPreview } from './data-preview.tsx'

interface DataFileProps {
  readonly list: TypedList
  /** Index of the list, by which errors name it. */
  readonly at: number
  readonly problem: string | undefined
  readonly onChange: (part: Partial<TypedList>) => void
}

const sentenceOf = (error: unknown): string =>
  error instanceof DataRefusal ? error.message : sentenceFor(error)

const named = ({ name, rows }: TurboData): string => `${name} (${counted(rows, 'row')})`

/** Values of a list from a stored CSV file or workbook. */
export const DataFile = ({ list, at, problem, onChange }: DataFileProps) => {
  const stored = useQuery(dataRecord(list.dataId))
  const earlier = useQuery(dataFound(''))
  const upload = useMutation({
    mutationFn: uploadTable,
    onSuccess: (data) => {
      queryClient.setQueryData(dataRecord(data._id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: [turboData.path, 'choice'] })
      onChange({ dataId: data._id, column: columnFor(data.columns, list.name) })
    },
  })
  const data = stored.data
  const read = (file: File | null) => {
    if (file !== null) upload.mutate(file)
  }
  const offered = (earlier.data?.data ?? []).filter(({ _id }) => _id !== data?._id)
  return (
    <Stack
      gap="sm"
      data-field={`lists.${at}.dataId`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        read(event.dataTransfer.files.item(0))
      }}
    >
      <Group gap="sm">
        <FileButton accept=".csv,.tsv,.txt,.xlsx,text/csv" onChange={read}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<IconFileUpload size={16} aria-hidden />}
              loading={upload.isPending}
            >
              {data === undefined ? 'Upload file' : 'Upload another file'}
            </Button>
          )}
        </FileButton>
        <Text size="xs" c="dimmed">
          CSV or XLSX with column names in the first row. You can also drop it here.
        </Text>
      </Group>
      {(data !== undefined || offered.length > 0) && (
        <Select
          label="File"
          placeholder="Choose an uploaded file"
          searchable
          data={[...(data === undefined ? [] : [data]), ...offered].map((each) => ({
            value: each._id,
            label: named(each),
          }))}
          value={list.dataId}
          onChange={(dataId) => onChange({ dataId, column: null })}
        />
      )}
      {stored.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {sentenceFor(stored.error)} Choose another file.
        </Text>
      )}
      {upload.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {sentenceOf(upload.error)}
        </Text>
      )}
      {data !== undefined && (
        <>
          <NativeSelect
            label={`Column for {${list.name}}`}
            data={data.columns}
            value={list.column ?? data.columns[0] ?? ''}
            onChange={(event) => onChange({ column: event.currentTarget.value })}
          />
          {data.notes.length > 0 && (
            <div role="note" aria-label="Import warnings">
              <List size="xs" c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
                {data.notes.map((note) => (
                  <List.Item key={note}>{note}</List.Item>
                ))}
              </List>
            </div>
          )}
          <DataPreview data={data} />
        </>
      )}
      {problem !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}

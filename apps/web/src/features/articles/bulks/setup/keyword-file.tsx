import { Button, Checkbox, FileButton, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { columnSamples } from '../../../../lib/tables/column-samples.ts'
import { keywordCells } from '../../../../lib/tables/keyword-sheet.ts'
import { startReadingKeywords } from '../../../../lib/tables/start-reading.ts'
import type { KeywordTable } from '../../../../lib/tables/table.ts'

type ReadTable = Extract<KeywordTable, { ok: true }>

interface KeywordFileProps {
  /** Number of keywords read before. */
  readonly count: number
  readonly onRead: (keywords: readonly string[]) => void
}

/** Applies the user's choice if the first row names the columns or contains a keyword. */
const withHead = (table: ReadTable, isNamed: boolean): ReadTable => {
  const [first = [], ...rest] = table.rows
  if (isNamed === table.head.length > 0) return table
  return isNamed
    ? { ...table, head: first, rows: rest }
    : { ...table, head: [], rows: [table.head, ...table.rows] }
}

const columnNames = ({ head, rows: [first = []] }: ReadTable): readonly string[] =>
  Array.from({ length: Math.max(head.length, first.length) }, (_, at) => head[at] || `Column ${at + 1}`)

/** Field that reads keywords from one column of a CSV file or a workbook. */
export const KeywordFile = ({ count, onRead }: KeywordFileProps) => {
  const [table, setTable] = useState<ReadTable | null>(null)
  const [name, setName] = useState('')
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const take = (next: ReadTable) => {
    setTable(next)
    onRead(keywordCells(next, next.column))
  }
  const read = async (file: File) => {
    setReading(true)
    setProblem(null)
    const answer = await startReadingKeywords(file)
    setReading(false)
    if (!answer.ok) return setProblem(answer.problem)
    setName(file.name)
    take(answer)
  }

  return (
    <Stack
      gap="sm"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const dropped = event.dataTransfer.files.item(0)
        if (dropped !== null) void read(dropped)
      }}
    >
      <Text size="sm">Choose or drop a text, CSV or Excel (.xlsx) file, such as a keyword tool export.</Text>
      <Group gap="sm">
        <FileButton
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={(chosen) => chosen !== null && void read(chosen)}
        >
          {(props) => (
            <Button
              variant="default"
              leftSection={<IconFileUpload size={18} aria-hidden />}
              loading={reading}
              {...props}
            >
              Choose file
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {name !== '' ? name : count > 0 ? 'Using keywords from the previous file' : ''}
        </Text>
      </Group>
      {table !== null && (
        <Group gap="md" align="flex-end">
          <NativeSelect
            label="Keyword column"
            description={columnSamples(table.rows, table.column)}
            flex="1 1 220px"
            miw={0}
            data={columnNames(table).map((label, at) => ({ value: String(at), label }))}
            value={String(table.column)}
            onChange={(event) => take({ ...table, column: Number(event.currentTarget.value) })}
          />
          <Checkbox
            mb={8}
            label="First row contains column names"
            checked={table.head.length > 0}
            onChange={(event) => take(withHead(table, event.currentTarget.checked))}
          />
        </Group>
      )}
      {problem !== null && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}

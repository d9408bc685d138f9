import { Button, Checkbox, FileButton, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { startReading } from '../../../../lib/tables/start-reading.ts'
import type { Table } from '../../../../lib/tables/table.ts'

type ReadTable = Extract<Table, { ok: true }>

interface KeywordFileProps {
  /** Keywords that were read before. */
  readonly count: number
  readonly onRead: (keywords: readonly string[]) => void
}

/** The column whose name says that it holds keywords, else the first. */
const keywordColumn = ({ head }: ReadTable): number =>
  Math.max(
    0,
    head.findIndex((name) => /keyword|query|search term|topic|phrase/i.test(name)),
  )

const cells = ({ head, rows }: ReadTable, column: number, isNamed: boolean): readonly string[] => [
  ...(isNamed ? [] : [head[column] ?? '']),
  ...rows.map((row) => row[column] ?? ''),
]

/** Keywords out of one column of a CSV file or a workbook. */
export const KeywordFile = ({ count, onRead }: KeywordFileProps) => {
  const [table, setTable] = useState<ReadTable | null>(null)
  const [column, setColumn] = useState(0)
  const [isNamed, setIsNamed] = useState(true)
  const [name, setName] = useState('')
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const take = (next: ReadTable, at: number, named: boolean) => {
    setColumn(at)
    setIsNamed(named)
    onRead(cells(next, at, named))
  }
  const read = async (file: File) => {
    setReading(true)
    setProblem(null)
    const answer = await startReading(file)
    setReading(false)
    if (!answer.ok) return setProblem(answer.problem)
    setName(file.name)
    setTable(answer)
    take(answer, keywordColumn(answer), true)
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
      <Text size="sm">Choose a CSV file or a workbook (.xlsx), or drop it here.</Text>
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
              Choose a file
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {name !== '' ? name : count > 0 ? 'The keywords of the file that you chose before.' : ''}
        </Text>
      </Group>
      {table !== null && (
        <Group gap="md" align="flex-end">
          <NativeSelect
            label="Column of the keywords"
            flex="1 1 220px"
            miw={0}
            data={table.head.map((each, at) => ({
              value: String(at),
              label: each === '' ? `Column ${at + 1}` : each,
            }))}
            value={String(column)}
            onChange={(event) => take(table, Number(event.currentTarget.value), isNamed)}
          />
          <Checkbox
            mb={8}
            label="The first row names the columns"
            checked={isNamed}
            onChange={(event) => take(table, column, event.currentTarget.checked)}
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

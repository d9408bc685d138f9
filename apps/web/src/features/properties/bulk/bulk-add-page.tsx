import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { downloadText } from '../../../lib/files/download.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { counted } from '../../../lib/text/counted.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TableSource } from '../../../ui/form/table-source.tsx'
import { rejectedFile } from '../../../lib/tables/rejected-file.ts'
import { ImportProgress } from '../../../ui/form/import-progress.tsx'
import { emptyFile } from './property-table.ts'
import { useBulkProperties } from './use-bulk-properties.ts'
import { RowPreview } from './row-preview.tsx'

const rows = (count: number) => counted(count, 'row')
const listed = (count: number) => counted(count, 'property', 'properties')

/** Many properties at once, out of a file or of what is pasted. */
export const BulkAddPage = () => {
  const bulk = useBulkProperties()
  const { table, sent, good, bad, refused, sending } = bulk
  useUnsavedGuard(() => sending, bulk.stop)
  const hasEnded = sent !== null && sent.done >= good.length

  return (
    <>
      <PageHeader
        title="Bulk add properties"
        description="Import properties from a CSV file, a spreadsheet or pasted rows."
      />
      <Stack>
        {bulk.problem !== null && <Failure message={bulk.problem} />}
        {table === null && (
          <TableSource
            hint="The first row names the columns. Only the URL is required."
            empty={{ name: 'properties-empty.csv', text: emptyFile }}
            example={'Type,URL,Name\nWordPress,https://blog.example.com,My blog'}
            reading={bulk.reading}
            onRead={(source) => void bulk.read(source)}
          />
        )}
        {table !== null && sent === null && (
          <Stack className="card" p="lg">
            <Title order={2} size="h5">
              {bulk.isCorrecting ? 'Rows to fix' : 'Preview'}
            </Title>
            <Text size="sm" role="status">
              {rows(good.length)} can be added.
              {bulk.marked.length > bad.length &&
                ` Unreadable cells are skipped in ${rows(bulk.marked.length - bad.length)}.`}
              {bad.length > 0 && ` ${rows(bad.length)} with errors will be skipped.`}
            </Text>
            <RowPreview rows={bulk.checked} marked={bulk.marked} onChange={bulk.correct} />
            <Group justify="flex-end">
              <Button variant="default" onClick={bulk.again}>
                {bulk.isCorrecting ? 'Discard' : 'Back'}
              </Button>
              <Button disabled={good.length === 0} onClick={() => void bulk.send()}>
                Add {listed(good.length)}
              </Button>
            </Group>
          </Stack>
        )}
        {table !== null && sent !== null && (
          <ImportProgress
            added={listed(sent.created)}
            done={sent.done}
            count={good.length}
            sending={sending}
            advice="To connect them, select them in the list and choose Connect."
            link={
              <ButtonLink to="/properties" onClick={bulk.leave}>
                View properties
              </ButtonLink>
            }
            onStop={bulk.stop}
            onGoOn={() => void bulk.send()}
            onAgain={bulk.again}
          >
            {refused.length > 0 && (
              <Group gap="xs">
                <Text size="sm">{rows(refused.length)} not added</Text>
                {hasEnded && !sending && (
                  <Button size="xs" onClick={bulk.correctRefused}>
                    Fix rows
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="default"
                  onClick={() =>
                    downloadText('rejected-rows.csv', rejectedFile(table.head, refused), 'text/csv')
                  }
                >
                  Download rejected rows
                </Button>
              </Group>
            )}
          </ImportProgress>
        )}
      </Stack>
    </>
  )
}

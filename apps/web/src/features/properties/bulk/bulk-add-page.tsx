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
import { ColumnMapping } from '../../../ui/form/column-mapping.tsx'
import { ResultBeside } from '../../../ui/form/result-beside.tsx'
import { BulkResult } from './bulk-result.tsx'
import { emptyFile, fieldTitles, rowFields } from './property-table.ts'
import { useBulkProperties } from './use-bulk-properties.ts'
import { RowPreview } from './row-preview.tsx'

const rows = (count: number) => counted(count, 'row')
const targets = rowFields.map((value) => ({ value, label: fieldTitles[value] }))
const listed = (count: number) => counted(count, 'property', 'properties')

/** Many properties at once, out of a file or of what is pasted. */
export const BulkAddPage = () => {
  const bulk = useBulkProperties()
  const { table, sent, good, refused, sending } = bulk
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
        {sent === null && (
          <ResultBeside
            title="Result"
            result={<BulkResult {...bulk} />}
            actions={
              <>
                <Button disabled={good.length === 0} onClick={() => void bulk.send()}>
                  {good.length === 0 ? 'Add properties' : `Add ${listed(good.length)}`}
                </Button>
                {table !== null && (
                  <Button variant="default" onClick={bulk.again}>
                    {bulk.isCorrecting ? 'Discard' : 'Back'}
                  </Button>
                )}
              </>
            }
          >
            {table === null ? (
              <TableSource
                hint="The first row names the columns. Only the URL is required."
                empty={{ name: 'properties-empty.csv', text: emptyFile }}
                example={'Type,URL,Name\nWordPress,https://blog.example.com,My blog'}
                reading={bulk.reading}
                text={bulk.text}
                onText={bulk.setText}
                onRead={(source) => void bulk.read(source)}
              />
            ) : (
              <Stack className="card" p="lg">
                {!bulk.isCorrecting && (
                  <>
                    <Title order={2} size="h5">
                      Columns
                    </Title>
                    <ColumnMapping
                      head={table.head}
                      rows={table.rows}
                      mapping={bulk.columns}
                      targets={targets}
                      onChoose={bulk.chooseColumn}
                      isSecret={(field) => field === 'password'}
                    />
                  </>
                )}
                <Title order={2} size="h5">
                  {bulk.isCorrecting ? 'Rows to fix' : 'Preview'}
                </Title>
                <RowPreview rows={bulk.checked} marked={bulk.marked} onChange={bulk.correct} />
              </Stack>
            )}
          </ResultBeside>
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
            onAgain={() => {
              bulk.setText('')
              bulk.again()
            }}
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

import { Button, Select, Stack, Title } from '@mantine/core'
import { countries } from '@web2/contract/listings'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { counted } from '../../../lib/text/counted.ts'
import { Failure } from '../../../ui/failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { ImportProgress } from '../../../ui/form/import-progress.tsx'
import { TableSource } from '../../../ui/form/table-source.tsx'
import { napFile } from './listing-csv.ts'
import { useBulkAdd } from './use-bulk-add.ts'
import { useCorrections } from './use-corrections.ts'
import { useImportRun } from './use-import-run.ts'
import { Corrections } from './corrections.tsx'
import { ColumnMapping } from '../../../ui/form/column-mapping.tsx'
import { ResultBeside } from '../../../ui/form/result-beside.tsx'
import { BulkResult } from './bulk-result.tsx'
import { columnTargets, targetLabels } from './column-targets.ts'
import { chooseColumn } from './guess-columns.ts'
import type { ReadTable } from '../../../lib/tables/table.ts'
import { InterruptedImport } from './interrupted-import.tsx'
import { RowPreview } from './row-preview.tsx'
import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { downloadText } from '../../../lib/files/download.ts'
import { showError } from '../../../lib/snackbar.ts'
import { everyNap } from '../listings-api.ts'

const targets = columnTargets.map((value) => ({ value, label: targetLabels[value] }))

/** All listings as a table that can be changed and read again. */
const AllListings = () => {
  const file = useMutation({
    mutationFn: everyNap,
    onSuccess: (rows) => downloadText('all-business-listings.csv', napFile(rows), 'text/csv'),
    onError: (error) => showError(sentenceFor(error)),
  })
  return (
    <Button variant="default" loading={file.isPending} onClick={() => file.mutate()}>
      Download all listings
    </Button>
  )
}

interface RowsToAddProps {
  readonly bulk: ReturnType<typeof useBulkAdd>
  readonly table: ReadTable
}

/** The table as it was read: its columns, the country it names nowhere, and its rows. */
const RowsToAdd = ({ bulk, table }: RowsToAddProps) => (
  <Stack className="card" p="lg">
    <Title order={2} size="h5">
      Columns
    </Title>
    <ColumnMapping
      head={table.head}
      rows={table.rows}
      mapping={bulk.mapping}
      targets={targets}
      onChoose={(column, target) => bulk.setMapping(chooseColumn(bulk.mapping, column, target))}
    />
    {bulk.countryless > 0 && (
      <Select
        label="Country for rows without one"
        description={`${counted(bulk.countryless, 'row')} without a country`}
        placeholder="Leave empty"
        maw="var(--app-field)"
        searchable
        // choosing the guessed country must not clear it
        allowDeselect={false}
        clearable
        clearButtonProps={{ 'aria-label': 'Leave empty' }}
        nothingFoundMessage="No matching country"
        data={countries.map(({ name }) => name)}
        value={bulk.country === '' ? null : bulk.country}
        onChange={(chosen) => bulk.setCountry(chosen ?? '')}
      />
    )}
    <Title order={2} size="h5">
      Preview
    </Title>
    <RowPreview rows={bulk.checked} marked={bulk.marked} mapping={bulk.mapping} onChange={bulk.correct} />
  </Stack>
)

/** Many listings at once, out of a file or of what is pasted. */
export const BulkAddPage = () => {
  const bulk = useBulkAdd()
  const corrections = useCorrections()
  const sent = useImportRun(corrections.begin)
  const { table, good } = bulk
  const { begun, run, interrupted } = sent
  const problem = sent.problem ?? bulk.problem
  useUnsavedGuard(() => sent.sending, sent.stop)

  return (
    <>
      <PageHeader
        title="Bulk add NAPs"
        description="Add many businesses at once from a CSV file, an Excel file or pasted rows."
      />
      <Stack>
        {problem !== null && <Failure message={problem} />}
        {interrupted !== null && table === null && (
          <InterruptedImport
            begun={interrupted}
            onGoOn={() => sent.begin(interrupted)}
            onForget={sent.forget}
          />
        )}
        {table === null && run === null && <Corrections state={corrections} />}
        {run === null && (
          <ResultBeside
            title="Result"
            result={<BulkResult bulk={bulk} />}
            actions={
              <>
                <Button disabled={good.length === 0} onClick={() => sent.begin(bulk.begun())}>
                  {good.length === 0 ? 'Add listings' : `Add ${counted(good.length, 'listing')}`}
                </Button>
                {table !== null && (
                  <Button variant="default" onClick={bulk.again}>
                    Back
                  </Button>
                )}
              </>
            }
          >
            {table === null ? (
              <TableSource
                hint="The first row must contain column names."
                empty={{ name: 'business-listings-empty.csv', text: () => napFile([]) }}
                example={'Business name,Address line 1,Phone\nHarbour Bakery,1 Quay Street,+44 117 496 0100'}
                reading={bulk.reading}
                text={bulk.text}
                onText={bulk.setText}
                onRead={(source) => void bulk.read(source)}
              >
                <AllListings />
              </TableSource>
            ) : (
              <RowsToAdd bulk={bulk} table={table} />
            )}
          </ResultBeside>
        )}
        {begun !== null && run !== null && (
          <ImportProgress
            added={counted(run.created, 'listing')}
            done={run.done}
            count={run.rows.length}
            sending={sent.sending}
            link={<ButtonLink to="/nap-databases">View listings</ButtonLink>}
            onStop={sent.stop}
            onGoOn={sent.goOn}
            onAgain={() => {
              sent.leave()
              bulk.setText('')
              bulk.again()
            }}
          />
        )}
        {run !== null && !sent.sending && <Corrections state={corrections} />}
      </Stack>
    </>
  )
}

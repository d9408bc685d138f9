import { List, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import { ExamplePager } from '../../../ui/form/example-pager.tsx'
import { ExampleRecord } from '../../../ui/form/example-record.tsx'
import { ResultNotice } from '../../../ui/form/result-notice.tsx'
import type { CheckedRow } from './check-row.ts'
import { napCells, napHead } from './listing-csv.ts'
import { KnownRows } from './known-rows.tsx'
import { fieldIssues, missingColumns, type FieldIssue } from './row-issues.ts'
import type { useBulkAdd } from './use-bulk-add.ts'

interface BulkResultProps {
  readonly bulk: ReturnType<typeof useBulkAdd>
}

type Rows = readonly CheckedRow[]

/** Number of fields at fault that are listed. */
const mostIssues = 6

const issueText = ({ name, skipped, warned }: FieldIssue): string => {
  const counts = [
    ...(skipped > 0 ? [`${counted(skipped, 'row')} skipped`] : []),
    ...(warned > 0 ? [`${counted(warned, 'row')} with a warning`] : []),
  ]
  return `${name}: ${counts.join(', ')}`
}

const Issues = ({ marked }: { readonly marked: Rows }) => {
  const issues = useMemo(() => fieldIssues(marked), [marked])
  if (issues.length === 0) return null
  return (
    <List size="sm" listStyleType="none" aria-label="Problems by field">
      {issues.slice(0, mostIssues).map((issue) => (
        <List.Item key={issue.name}>{issueText(issue)}</List.Item>
      ))}
      {issues.length > mostIssues && (
        <List.Item>and {counted(issues.length - mostIssues, 'more field')}</List.Item>
      )}
    </List>
  )
}

const ExampleListing = ({ good }: { readonly good: Rows }) => {
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, good.length - 1)
  const row = good[at]
  if (row === undefined) return null
  const cells = napCells(row.data)
  const fields = napHead
    .map((name, place) => ({ name, value: cells[place] ?? '' }))
    .filter(({ value }, place) => place > 0 && value !== '')
  return (
    <Stack gap="xs">
      <ExamplePager title="Example listing" at={at} count={good.length} onShow={setChosen} />
      <ExampleRecord name={row.data.businessName} fields={fields} />
    </Stack>
  )
}

/** Listings that the rows become: how many, the problems by field, and one of them as it will be added. */
export const BulkResult = ({ bulk }: BulkResultProps) => {
  const { mapping, checked, good, bad, marked } = bulk
  if (checked.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Add rows to see the listings they become. Business name, Address line 1 and Phone are required.
      </Text>
    )
  const partly = good.filter(({ warnings }) => warnings.length > 0).length
  const missing = missingColumns(mapping)
  return (
    <>
      <Text size="sm" role="status">
        {counted(good.length, 'row')} ready to add
        {partly > 0 ? `, ${partly.toLocaleString('en')} with warnings` : ''}
        {bad.length > 0 ? `. ${counted(bad.length, 'row')} with errors will be skipped.` : '.'}
      </Text>
      {missing.length > 0 && (
        <ResultNotice>
          <Text size="sm">
            No column contains {missing.join(' or ')}. Choose one under Columns, or fill in the rows.
          </Text>
        </ResultNotice>
      )}
      <Issues marked={marked} />
      <KnownRows
        compared={bulk.compared}
        excluded={bulk.excluded}
        onExclude={bulk.exclude}
        onInclude={bulk.includeAll}
      />
      <ExampleListing good={good} />
    </>
  )
}

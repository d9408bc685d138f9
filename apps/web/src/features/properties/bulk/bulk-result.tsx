import { List, Stack, Text } from '@mantine/core'
import { propertyTypes, propertyTypeTitles } from '@web2/contract/properties'
import { useState } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import { ExamplePager } from '../../../ui/form/example-pager.tsx'
import { ExampleRecord } from '../../../ui/form/example-record.tsx'
import { ResultNotice } from '../../../ui/form/result-notice.tsx'
import { statusWords } from '../property-labels.ts'
import { addressOf, fieldTitles, type CheckedProperty, type Columns } from './property-table.ts'

interface BulkResultProps {
  readonly columns: Columns
  readonly checked: readonly CheckedProperty[]
  readonly good: readonly CheckedProperty[]
  readonly bad: readonly CheckedProperty[]
  /** Rows that are not added, or not all of them. */
  readonly marked: readonly CheckedProperty[]
}

const rows = (count: number) => counted(count, 'row')

const Types = ({ good }: Pick<BulkResultProps, 'good'>) => {
  const counts = propertyTypes
    .map((type) => ({ type, count: good.filter(({ row }) => row.propertyType === type).length }))
    .filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <List size="sm" listStyleType="none" aria-label="Properties by type">
      {counts.map(({ type, count }) => (
        <List.Item key={type}>
          {propertyTypeTitles[type]}: {count.toLocaleString('en')}
        </List.Item>
      ))}
    </List>
  )
}

const ExampleProperty = ({ good }: Pick<BulkResultProps, 'good'>) => {
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, good.length - 1)
  const row = good[at]?.row
  if (row === undefined) return null
  const { propertyType, url, name = '', username = '', password = '' } = row
  const fields = [
    { name: fieldTitles.propertyType, value: propertyTypeTitles[propertyType] },
    { name: fieldTitles.url, value: addressOf(url)?.href ?? url },
    { name: fieldTitles.username, value: username },
    { name: 'Password', value: password === '' ? '' : 'Stored encrypted' },
    { name: 'Status', value: statusWords.new.label },
  ].filter(({ value }) => value !== '')
  return (
    <Stack gap="xs">
      <ExamplePager title="Example property" at={at} count={good.length} onShow={setChosen} />
      <ExampleRecord name={name === '' ? (addressOf(url)?.host ?? url) : name} fields={fields} />
      <Text size="xs" c="dimmed">
        To connect properties after import, select them in the list and choose Connect.
      </Text>
    </Stack>
  )
}

/** Properties that the rows become: how many of each type, and one of them as it will be added. */
export const BulkResult = ({ columns, checked, good, bad, marked }: BulkResultProps) => {
  if (checked.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Add rows to see the properties they become. Only the URL is required; the type is recognized from it.
      </Text>
    )
  return (
    <>
      <Text size="sm" role="status">
        {rows(good.length)} can be added.
        {marked.length > bad.length &&
          ` Unreadable cells are skipped in ${rows(marked.length - bad.length)}.`}
        {bad.length > 0 && ` ${rows(bad.length)} with errors will be skipped.`}
      </Text>
      {!columns.includes('url') && (
        <ResultNotice>
          <Text size="sm">No column contains URLs. Choose one under Columns, or fill in the rows.</Text>
        </ResultNotice>
      )}
      <Types good={good} />
      <ExampleProperty good={good} />
    </>
  )
}

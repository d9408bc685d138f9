import { Button, List, Text } from '@mantine/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { counted } from '../../../lib/text/counted.ts'
import { ResultNotice } from '../../../ui/form/result-notice.tsx'
import type { KnownRow, useKnownListings } from './use-known-listings.ts'

/** Rows that are listed; the others are only counted. */
const shown = 5

const reasons = { phone: 'same phone', address: 'same address' } as const

const line = ({ row, businessName, same }: KnownRow): string =>
  `Row ${row.at + 2}: “${businessName}” (${same.map((each) => reasons[each]).join(', ')})`

interface KnownRowsProps {
  readonly compared: ReturnType<typeof useKnownListings>
  /** Number of rows that the user excluded. */
  readonly excluded: number
  readonly onExclude: (rows: readonly KnownRow[]) => void
  readonly onInclude: () => void
}

/** Rows that may be in the account already, and the choice to leave them out. */
export const KnownRows = ({ compared, excluded, onExclude, onInclude }: KnownRowsProps) => {
  const { known, error, compareAgain } = compared
  if (error !== null)
    return (
      <ResultNotice>
        <Text size="sm">Duplicates couldn’t be checked. {sentenceFor(error)}</Text>
        <Button size="xs" variant="default" onClick={compareAgain}>
          Retry
        </Button>
      </ResultNotice>
    )
  return (
    <>
      {known.length > 0 && (
        <ResultNotice>
          <Text size="sm">
            You may already have {counted(known.length, 'of these listings', 'of these listings')}.
          </Text>
          <List size="sm" style={{ overflowWrap: 'anywhere' }}>
            {known.slice(0, shown).map((each) => (
              <List.Item key={each.row.at}>{line(each)}</List.Item>
            ))}
          </List>
          <Button size="xs" variant="default" onClick={() => onExclude(known)}>
            Exclude {counted(known.length, 'row')}
          </Button>
        </ResultNotice>
      )}
      {excluded > 0 && (
        <Text size="sm">
          {counted(excluded, 'row')} excluded.{' '}
          <Button size="compact-sm" variant="subtle" onClick={onInclude}>
            Include again
          </Button>
        </Text>
      )}
    </>
  )
}

import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { napBatchRows, type NapComparisonAnswer } from '@web2/contract/listings'
import { useMemo, useState } from 'react'
import { newId } from '../../../lib/tables/new-id.ts'
import { napDuplicates, naps } from '../resources.ts'
import type { CheckedRow } from './check-row.ts'

/** A row that may be a listing of the account. */
export interface KnownRow {
  readonly row: CheckedRow
  /** Name of that listing. */
  readonly businessName: string
  readonly same: NapComparisonAnswer['data'][number]['same']
}

/** Delay in ms between a correction and the next comparison. */
const pause = 500

type Answer = Omit<KnownRow, 'row'> | null

/** Compares rows with the account's listings; those that did not change are not sent again. */
export const useKnownListings = (rows: readonly CheckedRow[]) => {
  const [answers] = useState(() => new WeakMap<CheckedRow, Answer>())
  const [settled] = useDebouncedValue(rows, pause)
  // tens of thousands of rows are too long for a key
  const key = useMemo(() => [naps.path, 'known', settled.length === 0 ? '' : newId()], [settled])
  const compared = useQuery({
    queryKey: key,
    queryFn: async (): Promise<readonly KnownRow[]> => {
      const open = settled.filter((row) => !answers.has(row))
      for (let from = 0; from < open.length; from += napBatchRows) {
        const some = open.slice(from, from + napBatchRows)
        const { data } = await napDuplicates.create({
          rows: some.map(({ data: { phone, country, address1, address2, city, zip } }) => ({
            ...{ phone, address1 },
            ...(country !== undefined && { country }),
            ...(address2 !== undefined && { address2 }),
            ...(city !== undefined && { city }),
            ...(zip !== undefined && { zip }),
          })),
        })
        for (const row of some) answers.set(row, null)
        for (const { row: at, nap, same } of data) {
          const row = some[at]
          if (row) answers.set(row, { businessName: nap.businessName, same })
        }
      }
      return settled.flatMap((row) => {
        const answer = answers.get(row)
        return answer ? [{ row, ...answer }] : []
      })
    },
    enabled: settled.length > 0,
    gcTime: 0,
    retry: false,
  })
  return {
    known: rows === settled ? (compared.data ?? []) : [],
    error: compared.error,
    compareAgain: () => void compared.refetch(),
  }
}

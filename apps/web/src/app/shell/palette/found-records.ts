import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { User } from '@web2/contract/core'
import { recordKinds, type FoundRecord, type RecordKind } from './record-kinds.ts'

/** Ms without a further letter before the server is searched. */
const pause = 200

interface FoundGroup {
  readonly kind: RecordKind
  readonly records: readonly FoundRecord[]
}

/** Returns the newest records of every kind that match what is typed; none before anything is. */
export const useFoundRecords = (
  user: User,
  query: string,
  enabled: boolean,
): { groups: readonly FoundGroup[]; searching: boolean } => {
  const words = query.trim()
  const [typed] = useDebouncedValue(words, pause)
  const kinds = recordKinds.filter(({ needs }) => user.abilities.includes(needs))
  const answers = useQueries({
    queries: kinds.map(({ path, find }) => ({
      queryKey: [path, 'palette', typed],
      queryFn: () => find(typed),
      enabled: enabled && typed !== '',
      placeholderData: keepPreviousData<readonly FoundRecord[]>,
    })),
  })
  if (words === '') return { groups: [], searching: false }
  return {
    groups: kinds.map((kind, at) => ({ kind, records: answers[at]?.data ?? [] })),
    searching:
      words !== typed || answers.some(({ isPlaceholderData, isLoading }) => isPlaceholderData || isLoading),
  }
}

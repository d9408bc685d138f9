import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { Capability, User } from '@web2/contract/core'
import { recordKinds, type FoundRecord, type RecordKind } from './record-kinds.ts'

/** Ms that the typing rests before the server is asked. */
const pause = 200

const mayFind = (user: User, needs: Capability): boolean => user.abilities.includes(needs)

interface FoundGroup {
  readonly kind: RecordKind
  readonly records: readonly FoundRecord[]
}

/** The newest records of every kind that go by what is typed; of all of them, also of old ones. */
export const useFoundRecords = (
  user: User,
  query: string,
  wanted: boolean,
): { groups: readonly FoundGroup[]; searching: boolean } => {
  const words = query.trim()
  const [typed] = useDebouncedValue(words, pause)
  const kinds = recordKinds.filter(({ needs }) => mayFind(user, needs))
  const answers = useQueries({
    queries: kinds.map(({ path, find }) => ({
      queryKey: [path, 'palette', typed],
      queryFn: () => find(typed),
      enabled: wanted,
      placeholderData: keepPreviousData<readonly FoundRecord[]>,
    })),
  })
  return {
    groups: kinds.map((kind, at) => ({ kind, records: answers[at]?.data ?? [] })),
    searching:
      words !== typed || answers.some(({ isPlaceholderData, isLoading }) => isPlaceholderData || isLoading),
  }
}

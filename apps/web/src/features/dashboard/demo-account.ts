import { queryOptions, useQuery } from '@tanstack/react-query'
import type { DemoAccount, DemoChange } from '@web2/contract/dashboard'
import { useCan } from '../../lib/session/use-user.ts'
import { demoResource } from './resources.ts'

/** Sample data of the account. */
export const demoAccount = queryOptions({
  queryKey: [demoResource.path],
  queryFn: () => demoResource.find(),
  staleTime: 60_000,
})

const none: ReadonlySet<string> = new Set()
const idsOf = ({ records }: DemoAccount): ReadonlySet<string> => new Set(records.map(({ _id }) => _id))

/** Returns the ids of the account's sample records; none until they are loaded, or for users who see no content. */
export const useSampleIds = (): ReadonlySet<string> => {
  const canRead = useCan('content:read')
  return useQuery({ ...demoAccount, enabled: canRead, select: idsOf }).data ?? none
}

/** Adds or removes the sample data. */
export const changeDemo = (change: DemoChange) => demoResource.create(change)

import { queryOptions } from '@tanstack/react-query'
import type { HintName } from '@web2/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { resource } from '../../../lib/api/resource.ts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showError } from '../../../lib/snackbar.ts'

const hints = resource('hints')

const seenHints = queryOptions({
  queryKey: [hints.path],
  queryFn: async (): Promise<readonly HintName[]> => (await hints.find()).data.map(({ _id }) => _id),
  staleTime: 60_000,
})

/** Whether the person has seen it or put it away; undefined while that is not known. */
export const useHintDismissed = (hint: HintName): boolean | undefined =>
  useQuery(seenHints).data?.includes(hint)

const change = async (
  next: (seen: readonly HintName[]) => readonly HintName[],
  save: () => Promise<unknown>,
) => {
  await queryClient.cancelQueries({ queryKey: seenHints.queryKey })
  queryClient.setQueryData(seenHints.queryKey, (seen = []) => next(seen))
  try {
    await save()
  } catch (error) {
    showError(sentenceFor(error))
    await queryClient.invalidateQueries({ queryKey: seenHints.queryKey })
  }
}

/** Puts it away, here at once and on the server. */
export const dismissHint = (hint: HintName): Promise<void> =>
  change(
    (seen) => [...seen.filter((each) => each !== hint), hint],
    () => hints.create({ _id: hint }),
  )

/** Shows a dismissed hint again. */
export const restoreHint = (hint: HintName): Promise<void> =>
  change(
    (seen) => seen.filter((each) => each !== hint),
    async () => {
      const { data } = await hints.find()
      if (data.some(({ _id }) => _id === hint)) await hints.remove(hint)
    },
  )

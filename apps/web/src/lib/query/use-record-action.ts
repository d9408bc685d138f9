import { useMutation, type QueryKey } from '@tanstack/react-query'
import { sentenceFor } from '../api/errors.ts'
import { showSuccess, showError } from '../snackbar.ts'
import { queryClient } from './query-client.ts'

/** Additional data of an action. */
type Words = Readonly<Record<string, unknown>>

interface RecordActions<Stored, Action extends string> {
  readonly act: (id: string, action: Action, data: Words) => Promise<Stored>
  readonly record: (id: string) => { readonly queryKey: QueryKey }
  /** Success messages; an action without one is visible on the screen itself. */
  readonly said: Partial<Record<Action, string>>
  /** Paths of the resources that it changes. */
  readonly stale: readonly string[]
}

/** Does something with a record, and says so; a refusal is said as well. */
export const useRecordAction = <Stored extends { readonly _id: string }, Action extends string>({
  act,
  record,
  said,
  stale,
}: RecordActions<Stored, Action>) =>
  useMutation({
    mutationFn: ({
      id,
      action,
      data = {},
    }: {
      readonly id: string
      readonly action: Action
      readonly data?: Words
    }) => act(id, action, data),
    onSuccess: (stored, { action }) => {
      queryClient.setQueryData(record(stored._id).queryKey, stored)
      const sentence = said[action]
      if (sentence !== undefined) showSuccess(sentence)
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => {
      for (const path of stale) void queryClient.invalidateQueries({ queryKey: [path] })
    },
  })

import { queryOptions } from '@tanstack/react-query'
import type { ModelCall } from '@web2/contract/model-calls'
import type { ListSource } from '../../lib/list/list-source.ts'
import { aiSpending, modelCalls } from './resources.ts'

/** Ms after which the present month is read again, because calls send no events. */
const poll = 15_000

/** Months that can be chosen, the present one included; the server keeps calls a little longer. */
const monthsShown = 12

/** The present month and those before it, '2026-11' first. */
export const shownMonths = (now: Date): readonly string[] =>
  Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  )

/** Query of a month's spending. */
export const spendingOf = (period: string, isPresent: boolean) =>
  queryOptions({
    queryKey: [aiSpending.path, 'get', period],
    queryFn: () => aiSpending.get(period),
    ...(isPresent && { refetchInterval: poll }),
  })

/** The list of calls. */
export const callList: ListSource<ModelCall> = {
  resource: modelCalls,
  searched: ['model', 'prompt'],
  sortable: ['createdAt', 'provider', 'model', 'task', 'inputTokens', 'outputTokens', 'cost'],
  defaultSort: '-createdAt',
}

export const callFilterable = ['provider', 'task', 'createdAt', 'cost']

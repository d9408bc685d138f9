import { queryOptions } from '@tanstack/react-query'
import type { GenerationCard } from '@web2/contract/articles'
import { generationCards, generations } from '../resources.ts'

export const generationRecord = (id: string) =>
  queryOptions({ queryKey: [generations.path, 'get', id], queryFn: () => generations.get(id) })

/** The texts of a generation, in the order in which they are read. */
export const generationTexts = (id: string) =>
  queryOptions({
    queryKey: [generationCards.path, 'of', id],
    queryFn: () => generationCards.findAll({ generationId: id, $sort: { position: 1 } }),
  })

export const isAtWork = ({ status }: { readonly status: string }): boolean =>
  status === 'queued' || status === 'running'

/** Dollars that were spent until now; null when nothing is known of the price of one of the texts. */
export const spent = (cards: readonly GenerationCard[]): number | null => {
  const paid = cards.filter(({ outputTokens }) => outputTokens > 0)
  return paid.some(({ cost }) => cost === null) ? null : paid.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
}

/** 'price unknown' or '$0.12 so far'; empty before anything was paid for. */
export const spentSoFar = (cards: readonly GenerationCard[]): string => {
  if (!cards.some(({ outputTokens }) => outputTokens > 0)) return ''
  const cost = spent(cards)
  return cost === null ? 'price unknown' : `${dollars(cost)} so far`
}

/** '$0.12'; what is less than a cent is said so. */
export const dollars = (amount: number): string => {
  if (amount === 0) return '$0'
  return amount < 0.01 ? 'less than $0.01' : `$${amount.toFixed(2)}`
}

import { queryOptions } from '@tanstack/react-query'
import type { GenerationCard } from '@web2/contract/articles'
import { dollars } from '../../../lib/text/dollars.ts'
import { generationCards, generations } from '../resources.ts'

export const generationRecord = (id: string) =>
  queryOptions({ queryKey: [generations.path, 'get', id], queryFn: () => generations.get(id) })

/** Query of a generation's texts in reading order. */
export const generationTexts = (id: string) =>
  queryOptions({
    queryKey: [generationCards.path, 'of', id],
    queryFn: () => generationCards.findAll({ generationId: id, $sort: { position: 1 } }),
  })

export const isAtWork = ({ status }: { readonly status: string }): boolean =>
  status === 'queued' || status === 'running'

/** Query of the latest generation of an article; null if it has none. */
export const generationOfArticle = (articleId: string) =>
  queryOptions({
    queryKey: [generations.path, 'of-article', articleId],
    queryFn: async () =>
      (await generations.find({ articleId, $sort: { createdAt: -1 }, $limit: 1 })).data[0] ?? null,
  })

/** Returns the progress of a generation; sections that failed or were stopped are not generated. */
export const progressText = (cards: readonly Pick<GenerationCard, 'status'>[]): string => {
  const count = (wanted: GenerationCard['status']) => cards.filter(({ status }) => status === wanted).length
  const [failed, stopped] = [count('failed'), count('stopped')]
  return [
    `${count('written')} of ${cards.length} generated`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(stopped > 0 ? [`${stopped} stopped`] : []),
  ].join(', ')
}

/** Returns why a generation waits, from its first section that is retried; empty if none is. */
export const waitingReason = (cards: readonly Pick<GenerationCard, 'status' | 'message'>[]): string =>
  cards.find(({ status, message }) => status === 'waiting' && message !== '')?.message ?? ''

/** Returns the dollars spent so far; null if the price of a text is unknown. */
export const spent = (cards: readonly GenerationCard[]): number | null => {
  const paid = cards.filter(({ outputTokens }) => outputTokens > 0)
  return paid.some(({ cost }) => cost === null) ? null : paid.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
}

/** Returns 'price unknown' or '$0.12 so far'; empty before the first cost. */
export const spentSoFar = (cards: readonly GenerationCard[]): string => {
  if (!cards.some(({ outputTokens }) => outputTokens > 0)) return ''
  const cost = spent(cards)
  return cost === null ? 'price unknown' : `${dollars(cost)} so far`
}

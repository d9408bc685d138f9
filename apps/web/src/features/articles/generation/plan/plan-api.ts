import { queryOptions } from '@tanstack/react-query'
import type { GenerationCard } from '@web2/contract/articles'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { generationCards, generationSources } from '../../resources.ts'
import { generationTexts } from '../../generated-text/generation-records.ts'

/** Query of a planned article's sources in their order. */
export const sourcesOf = (generationId: string) =>
  queryOptions({
    queryKey: [generationSources.path, 'of', generationId],
    queryFn: () => generationSources.findAll({ generationId, $sort: { position: 1 } }),
  })

/** Shows a changed card at once, before the list of cards is read again. */
export const showCard = (card: GenerationCard): void => {
  queryClient.setQueryData(generationTexts(card.generationId).queryKey, (cards) =>
    cards?.map((each) => (each._id === card._id ? card : each)),
  )
  void queryClient.invalidateQueries({ queryKey: [generationCards.path] })
}

import type { GenerationCard } from '@web2/contract/articles'
import { useEffect, useState } from 'react'
import { generationCards } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { textChunks } from './streamed-pieces.ts'
import { readAgainAfter, withPiece, withRow, type StreamingText } from './streamed-text.ts'

/** Returns the streamed text of a card; once it is written, the stored text. */
export const useGrowingText = (card: GenerationCard): string => {
  const { _id: id, turn, text, status } = card
  const [growing, setGrowing] = useState<StreamingText>({ turn, text, ahead: [] })
  useEffect(() => setGrowing((known) => withRow(known, { turn, text })), [turn, text])
  useEffect(
    () =>
      textChunks.subscribe((piece) => {
        if (piece.cardId === id) setGrowing((known) => withPiece(known, piece))
      }),
    [id],
  )
  const lookEvery = status === 'writing' ? readAgainAfter(growing) : null
  useEffect(() => {
    if (lookEvery === null) return
    const timer = setInterval(
      () =>
        void queryClient.invalidateQueries({ queryKey: [generationCards.path] }, { cancelRefetch: false }),
      lookEvery,
    )
    return () => clearInterval(timer)
  }, [lookEvery])
  return status === 'writing' || (status === 'waiting' && growing.turn > turn) ? growing.text : text
}

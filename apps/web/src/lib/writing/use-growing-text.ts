import type { GenerationCard } from '@web2/contract'
import { useEffect, useState } from 'react'
import { generationCards } from '../api/resources.ts'
import { queryClient } from '../query/query-client.ts'
import { writingPieces } from '../live/writing-pieces.ts'
import { hasGap, withPiece, withRow, type GrowingText } from './growing-text.ts'

/** Ms between two looks at the row while a piece is missing. */
const lookEvery = 500

/** The text of a card as it grows; once it is written, the text as it is stored. */
export const useGrowingText = (card: GenerationCard): string => {
  const { _id: id, turn, text, status } = card
  const [growing, setGrowing] = useState<GrowingText>({ turn, text, ahead: [] })
  useEffect(() => setGrowing((known) => withRow(known, { turn, text })), [turn, text])
  useEffect(
    () =>
      writingPieces.subscribe((piece) => {
        if (piece.cardId === id) setGrowing((known) => withPiece(known, piece))
      }),
    [id],
  )
  const isMissing = hasGap(growing) && status === 'writing'
  useEffect(() => {
    if (!isMissing) return
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: [generationCards.path] }),
      lookEvery,
    )
    return () => clearInterval(timer)
  }, [isMissing])
  return status === 'writing' || (status === 'waiting' && growing.turn > turn) ? growing.text : text
}

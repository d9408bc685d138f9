import type { Card, CardMove, CardPath } from '@web2/contract/articles'
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import { followPointer } from '../../../lib/browser/follow-pointer.ts'
import { moveByDrop, sideAt, type DropSide } from './card-moves.ts'

interface Over {
  readonly path: CardPath
  readonly side: DropSide
  /** Null if the card may not be dropped there. */
  readonly move: CardMove | null
}

/** Returns the card row under the pointer; rows carry `data-card-path`. */
const rowAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-card-path]') ?? null

/** Drags a card by its handle; Escape cancels. */
export const useCardDrag = (cards: readonly Card[], onMove: (move: CardMove) => void) => {
  const [dragged, setDragged] = useState<CardPath | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const latest = useRef({ cards, onMove })
  useEffect(() => {
    latest.current = { cards, onMove }
  })

  useEffect(() => {
    if (dragged === null) return
    const end = () => {
      setDragged(null)
      setOver(null)
    }
    const overAt = ({ clientX, clientY }: PointerEvent): Over | null => {
      const row = rowAt(clientX, clientY)
      const path = row?.dataset.cardPath
      if (!row || path === undefined) return null
      const side = sideAt(clientY, row.getBoundingClientRect())
      return { path, side, move: moveByDrop(latest.current.cards, dragged, path, side) }
    }
    const follow = (event: PointerEvent) => setOver(overAt(event))
    const drop = (event: PointerEvent) => {
      // the rendered state may lag behind a fast pointer
      const move = overAt(event)?.move
      if (move) latest.current.onMove(move)
      end()
    }
    const following = followPointer(window, { move: follow, drop, cancel: end, escapes: () => true })
    return () => following.abort()
  }, [dragged])

  const start = (event: ReactPointerEvent, path: CardPath) => {
    if (event.button !== 0) return
    event.preventDefault()
    setDragged(path)
  }
  return { dragged, over, start }
}

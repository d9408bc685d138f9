import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import { followPointer } from '../../../../../lib/browser/follow-pointer.ts'

/** A drop position: the upper or lower half of a section's row. */
export interface SectionDrop {
  readonly id: string
  readonly side: 'before' | 'after'
}

/** Returns the drop position under the pointer; rows carry `data-section-id`. */
const dropAt = ({ clientX, clientY }: PointerEvent): SectionDrop | null => {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-section-id]')
  const id = row?.dataset.sectionId
  if (!row || id === undefined) return null
  const { top, height } = row.getBoundingClientRect()
  return { id, side: clientY < top + height / 2 ? 'before' : 'after' }
}

/** Drags a section of an outline by its handle; Escape cancels. */
export const useSectionDrag = (onDrop: (id: string, drop: SectionDrop) => void) => {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<SectionDrop | null>(null)
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })

  useEffect(() => {
    if (dragged === null) return
    const end = () => {
      setDragged(null)
      setOver(null)
    }
    const drop = (event: PointerEvent) => {
      // the rendered state may lag behind a fast pointer
      const position = dropAt(event)
      if (position) latest.current(dragged, position)
      end()
    }
    const following = followPointer(window, {
      move: (event) => setOver(dropAt(event)),
      drop,
      cancel: end,
      escapes: () => true,
    })
    return () => following.abort()
  }, [dragged])

  const start = (event: ReactPointerEvent, id: string) => {
    if (event.button !== 0) return
    event.preventDefault()
    setDragged(id)
  }
  return { dragged, over, start }
}

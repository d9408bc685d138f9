import { useCallback, useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { followPointer } from '../../../lib/browser/follow-pointer.ts'

const middle = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

/**
 * Drags an entry of a list by its handle; past the middle of its neighbor it swaps with it. Entries carry
 * `data-entry` with their key.
 */
export const useStepDrag = (keys: readonly string[], onMove: (from: number, to: number) => void) => {
  const list = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const latest = useRef({ keys, onMove })
  useEffect(() => {
    latest.current = { keys, onMove }
  })

  useEffect(() => {
    if (dragged === null) return
    const cards = () => [...(list.current?.querySelectorAll('[data-entry]') ?? [])]
    const nextOf = (at: number, clientY: number): number | null => {
      const [before, after] = [cards()[at - 1], cards()[at + 1]]
      if (before && clientY < middle(before)) return at - 1
      return after && clientY > middle(after) ? at + 1 : null
    }
    const follow = ({ clientY }: PointerEvent) => {
      let direction = 0
      for (;;) {
        const at = latest.current.keys.indexOf(dragged)
        const to = nextOf(at, clientY)
        if (to === null || (direction !== 0 && to - at !== direction)) return
        direction = to - at
        // rendered at once, because the pointer may pass another entry or send another event first
        flushSync(() => latest.current.onMove(at, to))
      }
    }
    const end = () => setDragged(null)
    // on the window, because the handle leaves the page while its entry moves
    const following = followPointer(window, { move: follow, drop: end, cancel: end })
    return () => following.abort()
  }, [dragged])

  const start = useCallback((event: ReactPointerEvent, key: string) => {
    if (event.button !== 0) return
    event.preventDefault()
    setDragged(key)
  }, [])
  return { list, dragged, start }
}

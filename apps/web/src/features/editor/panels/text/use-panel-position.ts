import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import { followPointer } from '../../../../lib/browser/follow-pointer.ts'
import { useBuilder } from '../session/use-editor.ts'
import {
  inSpace,
  movedTo,
  panelSpot,
  rememberSpot,
  type Spot,
} from '../../interaction/text/panel-placement.ts'

/** Time in ms after the last scroll before the panel moves. */
const settled = 150

const sheet = '(max-width: 62em)'

/** Keeps the panel beside its block, or where the user moved it. Its parent must be the stage. */
export const usePanelSpot = (panel: RefObject<HTMLElement | null>, uuid: string) => {
  const { canvas } = useBuilder()

  const put = useCallback(
    (spot: Spot) => {
      if (panel.current) panel.current.style.transform = `translate(${spot.x}px, ${spot.y}px)`
    },
    [panel],
  )

  const place = useCallback(() => {
    const own = panel.current
    const stage = own?.parentElement
    const block = canvas.get()?.boxOf(uuid)
    if (!own || !stage || !block) return
    const size = { width: own.offsetWidth, height: own.offsetHeight }
    const space = { width: stage.clientWidth, height: stage.clientHeight }
    const moved = movedTo.get()
    // on small screens it is a full-width sheet: below, or above if it would cover the block
    if (window.matchMedia(sheet).matches) {
      const below = space.height - size.height
      put({ x: 0, y: block.y + block.height > below && block.y > size.height ? 0 : below })
    } else put(moved ? inSpace(moved, size, space) : panelSpot(block, size, space))
  }, [panel, canvas, uuid, put])

  const latest = useRef(place)
  useEffect(() => {
    latest.current = place
    place()
  }, [place])

  useEffect(() => {
    const page = panel.current?.parentElement?.querySelector('iframe')?.contentDocument
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), settled)
    }
    const observer = new ResizeObserver(() => latest.current())
    if (panel.current?.parentElement) observer.observe(panel.current.parentElement)
    page?.addEventListener('scroll', later, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      page?.removeEventListener('scroll', later, { capture: true })
    }
  }, [panel])

  const moveTo = (spot: Spot) => {
    const own = panel.current
    const stage = own?.parentElement
    if (!own || !stage || window.matchMedia(sheet).matches) return
    const space = { width: stage.clientWidth, height: stage.clientHeight }
    const inside = inSpace(spot, { width: own.offsetWidth, height: own.offsetHeight }, space)
    put(inside)
    rememberSpot(inside)
  }

  const present = (): Spot => {
    const own = panel.current?.getBoundingClientRect()
    const stage = panel.current?.parentElement?.getBoundingClientRect()
    return { x: (own?.x ?? 0) - (stage?.x ?? 0), y: (own?.y ?? 0) - (stage?.y ?? 0) }
  }

  return {
    /** Moves the panel by px. */
    nudge: (x: number, y: number) => {
      const from = present()
      moveTo({ x: from.x + x, y: from.y + y })
    },
    /** Starts moving the panel with a press on its header. */
    grab: (press: ReactPointerEvent<HTMLElement>) => {
      if (press.button !== 0) return
      const from = present()
      const handle: HTMLElement = press.currentTarget
      const start = { x: press.clientX, y: press.clientY }
      handle.setPointerCapture(press.pointerId)
      followPointer(handle, {
        move: (event) => moveTo({ x: from.x + event.clientX - start.x, y: from.y + event.clientY - start.y }),
      })
    },
  }
}

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react'
import { followPointer } from '../../../../lib/browser/follow-pointer.ts'
import { bounds, isPulledShut, panelWidths, setPanelWidths, withinBounds, type Side } from './panel-width.ts'
import styles from './panels.module.css'

/** Width change in px per press of an arrow key. */
const keyStep = 16

export interface PanelEdgeProps {
  readonly side: Side
  /** Name of the panel, such as 'tools'. */
  readonly name: string
  readonly hide: () => void
}

/**
 * The inner edge of a panel: dragging it or arrow keys change the width; dragging it below the minimum hides
 * the panel.
 */
export const PanelEdge = ({ side, name, hide }: PanelEdgeProps) => {
  const width = panelWidths.use()[side]
  const outward = side === 'left' ? 1 : -1
  const set = (wanted: number) => setPanelWidths({ [side]: withinBounds(side, wanted) })

  const grab = (press: ReactPointerEvent<HTMLElement>) => {
    if (press.button !== 0) return
    press.preventDefault()
    const handle: HTMLElement = press.currentTarget
    const wanted = (event: PointerEvent) => width + (event.clientX - press.clientX) * outward
    handle.setPointerCapture(press.pointerId)
    followPointer(handle, {
      move: (event) => set(wanted(event)),
      drop: (event) => {
        if (!isPulledShut(side, wanted(event))) return
        set(width)
        hide()
      },
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: width - keyStep * outward,
      ArrowRight: width + keyStep * outward,
      Home: bounds[side].least,
      End: bounds[side].most,
    }
    const next = moves[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next === undefined) hide()
    else set(next)
  }
  const Chevron = side === 'left' ? IconChevronLeft : IconChevronRight

  return (
    <div className={styles.edge} data-side={side}>
      <div
        className={styles.grip}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={`Resize the ${name} panel`}
        aria-valuenow={width}
        aria-valuemin={bounds[side].least}
        aria-valuemax={bounds[side].most}
        title="Drag to resize"
        onPointerDown={grab}
        onDoubleClick={() => set(bounds[side].usual)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.hide}
        aria-label={`Hide the ${name} panel`}
        title={`Hide the ${name} panel`}
        onClick={hide}
      >
        <Chevron size={16} />
      </button>
    </div>
  )
}

import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { followPointer } from '../../../../../lib/browser/follow-pointer.ts'
import styles from './backgrounds.module.css'

interface AngleDialProps {
  readonly degrees: number
  readonly change: (degrees: number) => void
}

const within = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360

/** A dial for an angle: 0 is up, clockwise. Shift snaps to 15 degrees while it is turned. */
export const AngleDial = ({ degrees, change }: AngleDialProps) => {
  const turn = (
    dial: HTMLElement,
    { clientX, clientY, shiftKey }: { clientX: number; clientY: number; shiftKey: boolean },
  ) => {
    const { left, top, width, height } = dial.getBoundingClientRect()
    const angle = Math.atan2(clientX - left - width / 2, top + height / 2 - clientY)
    const turned = (angle * 180) / Math.PI
    change(within(shiftKey ? Math.round(turned / 15) * 15 : turned))
  }
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    const dial: HTMLElement = event.currentTarget
    dial.setPointerCapture(event.pointerId)
    turn(dial, event)
    followPointer(dial, {
      move: (now) => turn(dial, now),
      cancel: () => change(degrees),
      escapes: () => true,
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    change(within(degrees + by * (event.shiftKey ? 15 : 1)))
  }
  return (
    <button
      type="button"
      className={styles.dial}
      style={{ '--angle': `${degrees}deg` } as CSSProperties}
      role="slider"
      aria-label="Angle dial"
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={degrees}
      aria-valuetext={`${degrees}°`}
      onPointerDown={press}
      onKeyDown={onKeyDown}
    />
  )
}

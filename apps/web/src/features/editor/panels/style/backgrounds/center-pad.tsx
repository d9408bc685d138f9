import { gradientCenter, gradientCss, type Gradient } from '@web2/builder'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { followPointer } from '../../../../../lib/browser/follow-pointer.ts'
import styles from './backgrounds.module.css'
import { useTokenTexts } from './use-token-texts.ts'

interface CenterPadProps {
  readonly gradient: Gradient
  readonly change: (gradient: Gradient, how: 'merge') => void
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Preview of a gradient whose center is dragged or moved by the arrow keys. */
export const CenterPad = ({ gradient, change }: CenterPadProps) => {
  const texts = useTokenTexts()
  const [x, y] = gradientCenter(gradient) ?? [50, 50]
  const move = (to: readonly [number, number]) => {
    const [left, top] = to.map((part) => Math.round(Math.min(100, Math.max(0, part))))
    change({ ...gradient, center: `${left!}% ${top!}%` }, 'merge')
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const pad: HTMLElement = event.currentTarget
    pad.setPointerCapture(event.pointerId)
    const follow = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
      const { left, top, width, height } = pad.getBoundingClientRect()
      move([((clientX - left) / (width || 1)) * 100, ((clientY - top) / (height || 1)) * 100])
    }
    follow(event)
    followPointer(pad, {
      move: follow,
      cancel: () => change(gradient, 'merge'),
      escapes: () => true,
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const size = event.shiftKey ? 10 : 1
    move([x + by[0] * size, y + by[1] * size])
  }
  return (
    <div
      className={styles.pad}
      style={{ '--shown': texts(gradientCss(gradient)) } as CSSProperties}
      onPointerDown={press}
    >
      <button
        type="button"
        className={styles.center}
        style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
        aria-label={`Center at ${x} % from the left and ${y} % from the top. Move it with the arrow keys.`}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

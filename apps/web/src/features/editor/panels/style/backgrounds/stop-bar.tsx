import { addStop, gradientCss, moveStop, removeStop, stopPercents, type Gradient } from '@web2/builder'
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { followPointer } from '../../../../../lib/browser/follow-pointer.ts'
import { useTokenTexts } from './use-token-texts.ts'
import { blendedAt } from './blended.ts'
import styles from './backgrounds.module.css'

interface StopBarProps {
  readonly gradient: Gradient
  readonly selected: number
  readonly select: (index: number) => void
  readonly change: (gradient: Gradient, how?: 'merge') => void
}

/** The colors of a gradient along a bar, with a handle for each stop; a press on the bar adds one. */
export const StopBar = ({ gradient, selected, select, change }: StopBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const texts = useTokenTexts()
  const percents = stopPercents(gradient)
  const shown: Gradient = {
    kind: 'linear',
    repeating: false,
    angle: '90deg',
    ...(gradient.space !== undefined && { space: gradient.space }),
    stops: gradient.stops.map(({ color }, at) => ({
      color: color && texts(color),
      positions: [`${percents[at]!}%`],
    })),
  }

  const percentAt = (x: number): number => {
    const { left, width } = bar.current!.getBoundingClientRect()
    return Math.round(Math.min(100, Math.max(0, ((x - left) / (width || 1)) * 100)))
  }
  const add = (percent: number) => {
    const added = addStop(gradient, percent, blendedAt(gradient, percent, texts))
    change(added.gradient)
    select(added.index)
  }
  const remove = (index: number) => {
    const left = removeStop(gradient, index)
    if (!left) return
    change(left)
    select(Math.min(index, left.stops.length - 1))
  }
  const press = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (event.button !== 0) return
    event.stopPropagation()
    select(index)
    const { pointerId, clientX } = event
    event.currentTarget.setPointerCapture(pointerId)
    let moved = false
    followPointer(event.currentTarget, {
      move: (now) => {
        moved ||= Math.abs(now.clientX - clientX) > 2
        if (moved) change(moveStop(gradient, index, percentAt(now.clientX)), 'merge')
      },
      cancel: () => change(gradient, 'merge'),
      escapes: () => true,
    })
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      change(moveStop(gradient, index, percents[index]! + by * (event.shiftKey ? 10 : 1)), 'merge')
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      // the block behind the panel would be deleted
      event.stopPropagation()
      remove(index)
    }
  }
  return (
    <div
      ref={bar}
      className={styles.bar}
      style={{ '--shown': gradientCss(shown) } as CSSProperties}
      role="group"
      aria-label="Stops"
      title="Click to add a color"
      onPointerDown={(event) => {
        if (event.button === 0) add(percentAt(event.clientX))
      }}
    >
      {gradient.stops.map(({ color }, index) => (
        <button
          // the place in the list is all that a stop is known by
          key={index}
          type="button"
          className={styles.stop}
          data-middle={color === null}
          data-selected={index === selected}
          style={{ '--at': `${percents[index]!}%`, '--color': color && texts(color) } as CSSProperties}
          role="slider"
          aria-label={color === null ? `Middle ${index + 1}` : `Stop ${index + 1}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percents[index]}
          aria-valuetext={`${color ?? 'Middle'} at ${percents[index]!} %`}
          onPointerDown={(event) => press(event, index)}
          onFocus={() => select(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
      ))}
    </div>
  )
}

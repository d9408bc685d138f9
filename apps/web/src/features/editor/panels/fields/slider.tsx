import { useId, type CSSProperties } from 'react'
import controls from './controls.module.css'
import styles from './fields.module.css'

export interface SliderProps {
  readonly label: string
  /** The row already shows this label. */
  readonly labelHidden?: boolean
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
  /** Value without effect, from which the track is filled. */
  readonly neutral?: number
  readonly commit: (value: number) => void
}

/**
 * A slider with its number. A value outside its range widens the range, so that the value stays unchanged.
 */
export const Slider = ({
  label,
  labelHidden = false,
  value,
  min,
  max,
  step = 1,
  unit = '',
  neutral = 0,
  commit,
}: SliderProps) => {
  const id = useId()
  const [least, most] = [Math.min(min, value), Math.max(max, value)]
  const fraction = (of: number) => Math.min(1, Math.max(0, (of - least) / (most - least || 1)))
  const filled = [fraction(neutral), fraction(value)] as const
  return (
    <div className={styles.slider} data-alone={labelHidden}>
      {!labelHidden && <label htmlFor={id}>{label}</label>}
      <input
        id={id}
        type="range"
        aria-label={labelHidden ? label : undefined}
        className={controls.range}
        style={{ '--from': Math.min(...filled), '--to': Math.max(...filled) } as CSSProperties}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => commit(Number(event.currentTarget.value))}
      />
      <output htmlFor={id}>
        {value}
        {unit}
      </output>
    </div>
  )
}

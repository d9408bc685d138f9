import { useId } from 'react'
import styles from './fields.module.css'

export interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
  readonly commit: (value: number) => void
}

/**
 * A slider with its number. A value outside its range widens the range, so that the value stays unchanged.
 */
export const Slider = ({ label, value, min, max, step = 1, unit = '', commit }: SliderProps) => {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={Math.min(min, value)}
        max={Math.max(max, value)}
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

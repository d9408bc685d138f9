import { useId, type ReactNode } from 'react'
import styles from './choice.module.css'

export interface ChoiceOption<T extends string> {
  readonly value: T
  readonly label: string
  readonly icon?: ReactNode
}

export interface ChoiceProps<T extends string> {
  readonly label: string
  readonly options: readonly ChoiceOption<T>[]
  readonly value: T | ''
  readonly onChange: (value: T) => void
  readonly iconsOnly?: boolean
  /** CSS property whose computed value marks the option in effect while none is set. */
  readonly computed?: string | undefined
}

/** A few options side by side, one of them selected, with the semantics and keys of radio buttons. */
export const Choice = <T extends string>({
  label,
  options,
  value,
  onChange,
  iconsOnly,
  computed,
}: ChoiceProps<T>) => {
  const name = useId()
  return (
    <div className={styles.choice} role="radiogroup" aria-label={label} data-computed={computed}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.label}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {!(iconsOnly && option.icon) && <span>{option.label}</span>}
        </label>
      ))}
    </div>
  )
}

import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './fields.module.css'
import { sixDigits, steppedLength } from './style-values.ts'

export interface RowProps {
  readonly label: string
  readonly htmlFor?: string
  /** Set here, and not only inherited: it can be taken away again. */
  readonly isSet?: boolean
  readonly clear?: () => void
  readonly children: ReactNode
}

/** A label, its control, and the button that takes the value away. Plain elements: the panel has dozens of them. */
export const Row = ({ label, htmlFor, isSet, clear, children }: RowProps) => (
  <div className={styles.row}>
    <div className={styles.head}>
      <label className={styles.label} data-set={isSet} htmlFor={htmlFor}>
        {label}
      </label>
      {isSet && clear && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`Clear ${label}`}
          title="Clear"
          onClick={clear}
        >
          ×
        </button>
      )}
    </div>
    {children}
  </div>
)

export interface CommitInputProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  /** Checks what was typed when the field is left; a sentence refuses it. */
  readonly check?: (typed: string) => string | null
  readonly commit: (typed: string) => void
  /** Arrow keys step numbers with their units. */
  readonly steps?: boolean
  readonly multiline?: boolean
  readonly inputMode?: 'url' | 'numeric' | 'text'
}

/** What is typed over a value, and why it was refused; a new value from outside makes it void. */
interface Typing {
  readonly over: string
  readonly text: string
  readonly refusal: string | null
}

/** A field whose text counts when it is left or Enter is pressed; Escape takes the typing back. */
export const CommitInput = (props: CommitInputProps) => {
  const { value, commit, check, steps } = props
  const errorId = useId()
  const [typing, setTyping] = useState<Typing | null>(null)
  const present = typing?.over === value ? typing : null
  const text = present?.text ?? value
  const refusal = present?.refusal ?? null

  const type = (next: string) => setTyping({ over: value, text: next, refusal: null })
  const settle = (next: string) => {
    if (next === value) return setTyping(null)
    const sentence = check?.(next) ?? null
    setTyping(sentence === null ? null : { over: value, text: next, refusal: sentence })
    if (sentence === null) commit(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !(props.multiline && event.shiftKey)) {
      event.preventDefault()
      settle(text)
    }
    if (event.key === 'Escape') setTyping(null)
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const next = steps && by !== 0 ? steppedLength(text || '0', by * (event.shiftKey ? 10 : 1)) : null
    if (next === null) return
    event.preventDefault()
    settle(next)
  }
  const shared = {
    id: props.id,
    className: styles.input,
    'aria-label': props.label,
    'aria-invalid': refusal !== null,
    'aria-describedby': refusal === null ? undefined : errorId,
    value: text,
    placeholder: props.placeholder,
    spellCheck: props.multiline === true,
    onKeyDown,
    onBlur: () => settle(text),
  }
  return (
    <>
      {props.multiline ? (
        <textarea {...shared} rows={4} onChange={(event) => type(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={props.inputMode}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
      {refusal !== null && (
        <p className={styles.error} id={errorId} role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}

export interface SelectInputProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly options: readonly (string | { readonly value: string; readonly label: string })[]
  /** Name of the empty choice; without it there is none. */
  readonly none?: string
  readonly commit: (value: string) => void
}

export const SelectInput = ({ id, label, value, options, none, commit }: SelectInputProps) => {
  const all = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  )
  const foreign = value !== '' && !all.some((option) => option.value === value)
  return (
    <select
      id={id}
      className={styles.input}
      aria-label={label}
      value={value}
      onChange={(event) => commit(event.currentTarget.value)}
    >
      {(none !== undefined || value === '') && <option value="">{none ?? ''}</option>}
      {foreign && <option value={value}>{value}</option>}
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

export interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly commit: (value: number) => void
}

export const Slider = ({ label, value, min, max, commit }: SliderProps) => {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={Math.max(max, value)}
        step={1}
        value={value}
        onChange={(event) => commit(Number(event.currentTarget.value))}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  )
}

export interface ColorInputProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly check: (typed: string) => string | null
  readonly commit: (value: string) => void
}

/** The browser's colour chooser beside a field that takes any CSS colour. */
export const ColorInput = (props: ColorInputProps) => (
  <div className={styles.color}>
    <input
      type="color"
      className={styles.swatch}
      data-empty={props.value === ''}
      aria-label={`Choose ${props.label}`}
      value={sixDigits(props.value || props.placeholder || '')}
      onChange={(event) => props.commit(event.currentTarget.value)}
    />
    <div>
      <CommitInput {...props} />
    </div>
  </div>
)

export interface ToggleProps {
  readonly label: string
  readonly checked: boolean
  readonly commit: (checked: boolean) => void
}

export const Toggle = ({ label, checked, commit }: ToggleProps) => (
  <label className={styles.toggle}>
    <input type="checkbox" checked={checked} onChange={(event) => commit(event.currentTarget.checked)} />
    {label}
  </label>
)

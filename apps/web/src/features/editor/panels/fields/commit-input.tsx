import { useId, useState, type KeyboardEvent } from 'react'
import controls from './controls.module.css'
import styles from './fields.module.css'

export interface CommitInputProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  /** Validates the text on blur or Enter. Returns a sentence if it is refused. */
  readonly check?: (typed: string) => string | null
  readonly commit: (typed: string) => void
  /** Returns the text after a step by arrow key; null if it is no number. */
  readonly step?: (text: string, by: number) => string | null
  /** Called with the result of an arrow key; consecutive steps become one undo step. */
  readonly commitStep?: (text: string) => void
  readonly multiline?: boolean
  readonly rows?: number
  /** Enter inserts a line break, so that the text is committed only on blur. */
  readonly enterBreaks?: boolean
  readonly inputMode?: 'url' | 'numeric' | 'text'
  /** CSS property whose computed value is shown in the empty field. */
  readonly computed?: string
  readonly selectsAll?: boolean
  readonly list?: string
}

/**
 * Uncommitted text over a value, with the reason if it was refused; void once the value changes from outside.
 */
interface Typing {
  readonly over: string
  readonly text: string
  readonly refusal: string | null
}

/** A field that commits its text on blur or Enter; Escape reverts it. */
export const CommitInput = (props: CommitInputProps) => {
  const { value, commit, check, step, commitStep = commit } = props
  const errorId = useId()
  const [typing, setTyping] = useState<Typing | null>(null)
  const present = typing?.over === value ? typing : null
  const text = present?.text ?? value
  const refusal = present?.refusal ?? null

  const type = (next: string) => setTyping({ over: value, text: next, refusal: null })
  const settle = (next: string, done = commit) => {
    if (next === value) return setTyping(null)
    const sentence = check?.(next) ?? null
    setTyping(sentence === null ? null : { over: value, text: next, refusal: sentence })
    if (sentence === null) done(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const newLine = props.enterBreaks || (props.multiline && event.shiftKey)
    if (event.key === 'Enter' && !newLine && !event.nativeEvent.isComposing) {
      event.preventDefault()
      settle(text)
    }
    if (event.key === 'Escape' && present !== null) {
      // handled, so that the key does not also close the sheet around the field
      event.stopPropagation()
      setTyping(null)
    }
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (!step || by === 0) return
    const next = step(text || event.currentTarget.placeholder, by * (event.shiftKey ? 10 : 1))
    if (next === null) return
    event.preventDefault()
    settle(next, commitStep)
  }
  const shared = {
    id: props.id,
    className: controls.field,
    'aria-label': props.label,
    'aria-invalid': refusal !== null,
    'aria-describedby': refusal === null ? undefined : errorId,
    'data-computed': props.computed,
    value: text,
    placeholder: props.placeholder,
    spellCheck: props.multiline === true,
    onKeyDown,
    onBlur: () => settle(text),
  }
  return (
    <>
      {props.multiline ? (
        <textarea {...shared} rows={props.rows ?? 4} onChange={(event) => type(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          autoComplete="off"
          list={props.list}
          inputMode={props.inputMode}
          onFocus={props.selectsAll ? (event) => event.currentTarget.select() : undefined}
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

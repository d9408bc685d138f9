import { useId, useState, type KeyboardEvent } from 'react'
import styles from './fields.module.css'

export interface CommitInputProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  /** Checks what was typed when the field is left; a sentence refuses it. */
  readonly check?: (typed: string) => string | null
  readonly commit: (typed: string) => void
  /** Answers what an arrow key makes of the text; null when it is no number. */
  readonly step?: (text: string, by: number) => string | null
  /** Called with what an arrow key made; steps in a row are one step of the history. */
  readonly commitStep?: (text: string) => void
  readonly multiline?: boolean
  readonly rows?: number
  /** Enter is a new line, so that the text counts only when the field is left. */
  readonly enterBreaks?: boolean
  readonly inputMode?: 'url' | 'numeric' | 'text'
  /** The CSS property whose computed value stands in the empty field. */
  readonly computed?: string
  readonly selectsAll?: boolean
  readonly list?: string
}

/** What is typed over a value, and why it was refused; a new value from outside makes it void. */
interface Typing {
  readonly over: string
  readonly text: string
  readonly refusal: string | null
}

/** A field whose text counts when it is left or Enter is pressed; Escape takes the typing back. */
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
      // the key has done its work: it must not close the sheet around the field too
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
    className: styles.input,
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

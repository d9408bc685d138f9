import { useDebouncedCallback } from '@mantine/hooks'
import { checkCustomCss, customCssLimit, type CustomCssProblem } from '@web2/builder'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { counted } from '../../../../lib/text/counted.ts'
import styles from './custom-css.module.css'

export interface CssEditorProps {
  readonly id?: string
  readonly label: string
  /** The stored text, with what is not published of it. */
  readonly value: string
  /** Stores the text; called shortly after the last key, and when the field is left. */
  readonly commit: (css: string) => void
  readonly placeholder: string
}

/** Time without a key after which the text is stored, in ms. */
const pause = 400
const mostShown = 20

/** Typed text that is not stored yet; void once another one is stored. */
interface Typing {
  readonly over: string
  readonly text: string
}

const Gutter = ({ lines, wrong }: { readonly lines: number; readonly wrong: ReadonlySet<number> }) => (
  <div className={styles.gutter} aria-hidden="true">
    {Array.from({ length: lines }, (_, at) => at + 1).join('\n')}
    {[...wrong].map((line) => (
      <span
        key={line}
        className={styles.mark}
        style={{ top: `calc(6px + ${line - 1} * var(--line-height))` }}
      >
        {line}
      </span>
    ))}
  </div>
)

interface ProblemsProps {
  readonly id: string
  readonly problems: readonly CustomCssProblem[]
  readonly show: (problem: CustomCssProblem) => void
}

const Problems = ({ id, problems, show }: ProblemsProps) => (
  <div id={id} className={styles.problems} aria-live="polite">
    {problems.length > 0 && (
      <>
        <p>
          {counted(problems.length, 'part')} {problems.length === 1 ? 'is' : 'are'} not published, but kept in
          this field:
        </p>
        <ul>
          {problems.slice(0, mostShown).map((problem) => (
            <li key={problem.at}>
              <button type="button" onClick={() => show(problem)}>
                Line {problem.line}, column {problem.column}
              </button>
              {': '}
              {problem.sentence}
            </li>
          ))}
        </ul>
        {problems.length > mostShown && <p>And {counted(problems.length - mostShown, 'more part')}.</p>}
      </>
    )}
  </div>
)

/** Field for the CSS of a page or site, with line numbers, and the reasons why parts of it are not published. */
export const CssEditor = ({ id, label, value, commit, placeholder }: CssEditorProps) => {
  const problemsId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [typing, setTyping] = useState<Typing | null>(null)
  const text = typing?.over === value ? typing.text : value
  const checked = useDeferredValue(text)
  const problems = useMemo(() => checkCustomCss(checked).problems, [checked])
  const wrong = useMemo(() => new Set(problems.map(({ line }) => line)), [problems])
  const lines = useMemo(() => checked.slice(0, customCssLimit).split('\n').length, [checked])
  const store = useDebouncedCallback(
    (typed: string) => {
      // a longer text stays in the field, with its reason
      if (typed.length > customCssLimit) return
      commit(typed)
      // an undo must show the text before, although it was typed over
      setTyping(null)
    },
    { delay: pause, flushOnUnmount: true },
  )

  const show = ({ at }: CustomCssProblem) => {
    area.current?.focus()
    area.current?.setSelectionRange(at, at + 1)
  }
  return (
    <div className={styles.editor}>
      <div className={styles.code} data-wrong={problems.length > 0 || undefined}>
        <div className={styles.lines}>
          <Gutter lines={lines} wrong={wrong} />
          <textarea
            ref={area}
            id={id}
            aria-label={label}
            aria-invalid={problems.length > 0}
            aria-describedby={problems.length > 0 ? problemsId : undefined}
            value={text}
            placeholder={placeholder}
            rows={Math.max(8, lines + 1)}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            onChange={({ currentTarget }) => {
              setTyping({ over: value, text: currentTarget.value })
              store(currentTarget.value)
            }}
            onBlur={() => store.flush()}
          />
        </div>
      </div>
      <Problems id={problemsId} problems={problems} show={show} />
    </div>
  )
}

import type { PointerEvent, ReactNode } from 'react'
import styles from './fields.module.css'

/** Source of a field's value, with a sentence for the label's tooltip. */
export type Origin =
  { readonly kind: 'here' | 'mixed' | 'inherited'; readonly sentence: string } | { readonly kind: 'none' }

export interface RowProps {
  readonly label: string
  readonly htmlFor?: string
  readonly origin?: Origin
  /** Clears the value that is set here. */
  readonly clear?: () => void
  /** Starts changing the number by dragging the label sideways. */
  readonly scrub?: (event: PointerEvent<HTMLElement>) => void
  readonly children: ReactNode
}

const none: Origin = { kind: 'none' }

/**
 * A label, its control, and a button that clears the value. Plain elements, because the panel has dozens of
 * them.
 */
export const Row = ({ label, htmlFor, origin = none, clear, scrub, children }: RowProps) => (
  <div className={styles.row}>
    <div className={styles.head}>
      <label
        className={styles.label}
        data-origin={origin.kind}
        data-scrub={scrub !== undefined}
        htmlFor={htmlFor}
        title={origin.kind === 'none' ? undefined : origin.sentence}
        onPointerDown={scrub}
      >
        {label}
      </label>
      {(origin.kind === 'here' || origin.kind === 'mixed') && clear && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`Clear ${label}`}
          title={`${origin.sentence} Click to clear.`}
          onClick={clear}
        >
          ×
        </button>
      )}
    </div>
    {children}
  </div>
)

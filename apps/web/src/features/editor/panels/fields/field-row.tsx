import { createContext, useContext, type PointerEvent, type ReactNode } from 'react'
import styles from './fields.module.css'

/** Source of a field's value, with a sentence for the label's tooltip. */
export type Origin =
  | {
      readonly kind: 'here' | 'mixed' | 'inherited'
      readonly sentence: string
      /** Named style or default that the value comes from. */
      readonly style?: { readonly id: string; readonly name: string }
    }
  | { readonly kind: 'none' }

/** Leads to the style that a value comes from; null where none can be edited. */
export const OpenStyleContext = createContext<((id: string) => void) | null>(null)

const FromStyle = ({ style }: { readonly style: { readonly id: string; readonly name: string } }) => {
  const open = useContext(OpenStyleContext)
  if (!open) return null
  return (
    <button
      type="button"
      className={styles.from}
      aria-label={`Edit ${style.name}`}
      title={`From “${style.name}”. Click to edit it.`}
      onClick={() => open(style.id)}
    >
      {style.name}
    </button>
  )
}

export interface RowProps {
  readonly label: string
  readonly htmlFor?: string
  readonly origin?: Origin
  /** Clears the value that is set here. */
  readonly clear?: () => void
  /** Starts changing the number by dragging the label sideways. */
  readonly scrub?: (event: PointerEvent<HTMLElement>) => void
  /** Button that offers tokens of the theme. */
  readonly token?: ReactNode
  readonly children: ReactNode
}

const none: Origin = { kind: 'none' }

/**
 * A label, its control, and a button that clears the value. Plain elements, because the panel has dozens of
 * them.
 */
export const Row = ({ label, htmlFor, origin = none, clear, scrub, token, children }: RowProps) => (
  <div className={styles.row}>
    <div className={styles.head}>
      <label
        className={styles.label}
        data-origin={origin.kind}
        data-scrub={scrub !== undefined}
        htmlFor={htmlFor}
        title={origin.kind === 'none' ? undefined : `${label}. ${origin.sentence}`}
        onPointerDown={scrub}
      >
        {label}
      </label>
      {origin.kind === 'inherited' && origin.style && <FromStyle style={origin.style} />}
      {token}
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

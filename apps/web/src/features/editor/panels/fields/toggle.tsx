import controls from './controls.module.css'
import styles from './fields.module.css'

export interface ToggleProps {
  readonly label: string
  readonly checked: boolean
  /** Only some of the selected blocks have it. */
  readonly mixed?: boolean
  readonly commit: (checked: boolean) => void
}

export const Toggle = ({ label, checked, mixed = false, commit }: ToggleProps) => (
  <label className={styles.toggle}>
    <input
      ref={(input) => {
        if (input) input.indeterminate = mixed
      }}
      type="checkbox"
      className={controls.checkbox}
      checked={checked && !mixed}
      onChange={(event) => commit(event.currentTarget.checked)}
    />
    <span>
      {label}
      {mixed && <span className={styles.mixed}> (mixed)</span>}
    </span>
  </label>
)

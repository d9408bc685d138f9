import styles from './bulk.module.css'

export interface BulkRow {
  readonly key: string
  readonly name: string
  readonly text: string
}

interface BulkRowsProps {
  readonly rows: readonly BulkRow[]
  readonly label: string
}

/** List of pages or places, each with a text next to its name. */
export const BulkRows = ({ rows, label }: BulkRowsProps) => (
  <ul className={styles.list} aria-label={label}>
    {rows.map(({ key, name, text }) => (
      <li key={key} className={styles.row}>
        <span className={styles.name}>{name}</span>
        <span className={styles.reason}>{text}</span>
      </li>
    ))}
  </ul>
)

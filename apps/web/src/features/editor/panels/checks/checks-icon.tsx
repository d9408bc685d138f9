import { IconChecklist } from '@tabler/icons-react'
import styles from './checks.module.css'
import { useChecked } from './use-checked.ts'

const most = 99

/** The icon of the tool, with the count of what should be mended. */
export const ChecksIcon = () => {
  const findings = useChecked()?.findings ?? []
  const count = findings.filter(({ severity }) => severity !== 'hint').length
  const isBad = findings.some(({ severity }) => severity === 'error')
  return (
    <span className={styles.icon}>
      <IconChecklist />
      {count > 0 && (
        <span className={styles.badge} data-bad={isBad} aria-hidden>
          {count > most ? `${most}+` : count}
        </span>
      )}
    </span>
  )
}

import { IconChecklist } from '@tabler/icons-react'
import styles from './checks.module.css'
import { useChecked } from './use-checked.ts'

const most = 99

/** Icon of the checks tool with the number of findings except hints. */
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

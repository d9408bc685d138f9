import { Loader, Text, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconBulb, IconCheck, IconCircleX } from '@tabler/icons-react'
import type { Finding, Severity } from '@web2/builder'
import type { ReactNode } from 'react'
import { useBuilder } from '../session/use-editor.ts'
import styles from './checks.module.css'
import { fixLocations } from './fix-locations.ts'
import { RuleFindings } from './rule-findings.tsx'
import { grouped } from './rule-groups.ts'
import { useChecked } from './use-checked.ts'
import { useGoToFix } from './use-fix-location.ts'

const icons: Readonly<Record<Severity, ReactNode>> = {
  error: <IconCircleX size={18} aria-hidden className={styles.error} />,
  warning: <IconAlertTriangle size={18} aria-hidden className={styles.warning} />,
  hint: <IconBulb size={18} aria-hidden className={styles.hint} />,
}

const Clear = () => (
  <div className={styles.clear} role="status">
    <ThemeIcon size={44} radius="xl" variant="light" color="teal" aria-hidden>
      <IconCheck size={24} />
    </ThemeIcon>
    <Text fw={600}>No accessibility or SEO issues found</Text>
    <Text size="sm" c="dimmed" ta="center">
      We checked headings, alt text, contrast, links, forms, placeholders and page size.
    </Text>
  </div>
)

interface ChecksPanelProps {
  /** Called when the page should be visible, so that a sheet over it can close. */
  readonly leave?: () => void
}

/**
 * Panel of the page's problems for visitors, screen readers and search engines, updated while the page is
 * edited.
 */
export const ChecksPanel = ({ leave }: ChecksPanelProps) => {
  const { editor, canvas } = useBuilder()
  const checked = useChecked()

  const leadOf = useGoToFix(leave)

  const go = (finding: Finding) => {
    const { nodes, rule } = finding
    canvas.get()?.machine.rest()
    if (fixLocations[rule].to === 'settings') return leadOf(finding).go()
    const uuid = nodes[0] ?? editor.store.document.root
    if (!editor.store.get(uuid)) return
    editor.select([uuid])
    canvas.get()?.reveal(uuid)
    leave?.()
  }

  if (!checked)
    return (
      <div className={styles.clear} role="status" aria-label="Checking the page">
        <Loader type="dots" size="sm" />
      </div>
    )
  if (checked.findings.length === 0) return <Clear />
  return (
    <div className={styles.panel}>
      {grouped(checked.findings).map(({ severity, title, count, rules }) => (
        <section key={severity} aria-label={`${title}: ${count}`}>
          <h2 className={styles.severity}>
            {icons[severity]}
            {title}
            <span className={styles.count}>{count}</span>
          </h2>
          <ul className={styles.rules}>
            {rules.map((group) => (
              <RuleFindings
                key={group.rule}
                group={group}
                options={checked.options}
                onGo={go}
                leadOf={leadOf}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

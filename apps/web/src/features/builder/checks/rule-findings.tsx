import { Button } from '@mantine/core'
import { labelOf, type CheckOptions, type Finding } from '@web2/builder'
import { useState } from 'react'
import { useBuilder } from '../hooks/use-builder.ts'
import { applyAllFixes, applyFix } from './apply-fix.ts'
import styles from './checks.module.css'
import type { RuleGroup } from './rule-groups.ts'

/** Findings of a kind that are listed at first. */
const atFirst = 8

interface RuleFindingsProps {
  readonly group: RuleGroup
  /** What the findings were found by. */
  readonly options: CheckOptions
  readonly onGo: (finding: Finding) => void
}

/** The findings of one kind; choosing one leads to its element. */
export const RuleFindings = ({ group: { rule, title, findings }, options, onGo }: RuleFindingsProps) => {
  const { editor } = useBuilder()
  const [all, setAll] = useState(false)
  const shown = all ? findings : findings.slice(0, atFirst)
  const fixable = findings.filter(({ fix }) => fix).length
  const labelFor = ({ nodes: [uuid] }: Finding) => {
    const record = uuid === undefined ? undefined : editor.store.get(uuid)
    return record ? labelOf(record) : 'The page'
  }
  return (
    <li className={styles.rule}>
      <div className={styles.ruleHead}>
        <h3 className={styles.ruleTitle}>
          {title}
          {findings.length > 1 && <span className={styles.count}> {findings.length}</span>}
        </h3>
        {fixable > 1 && (
          <Button
            size="compact-xs"
            variant="light"
            aria-label={`Fix all: ${title}`}
            onClick={() => applyAllFixes(editor, rule, title, options)}
          >
            Fix all
          </Button>
        )}
      </div>
      <ul className={styles.findings}>
        {shown.map((finding) => (
          <li key={finding.id} className={styles.finding}>
            <button type="button" className={styles.go} onClick={() => onGo(finding)}>
              <span className={styles.label}>{labelFor(finding)}</span>
              <span className={styles.message}>{finding.message}</span>
            </button>
            {finding.fix && (
              <Button
                size="compact-xs"
                variant="default"
                className={styles.fix}
                onClick={() => applyFix(editor, finding)}
              >
                {finding.fix.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < findings.length && (
        <Button size="compact-xs" variant="subtle" onClick={() => setAll(true)}>
          Show {findings.length - shown.length} more
        </Button>
      )}
    </li>
  )
}

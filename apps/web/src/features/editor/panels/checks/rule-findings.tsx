import { Button } from '@mantine/core'
import { labelOf, type CheckOptions, type Finding } from '@web2/builder'
import { useState } from 'react'
import { useBuilder } from '../session/use-editor.ts'
import { applyAllFixes, applyFix } from '../../document/apply-fix.ts'
import styles from './checks.module.css'
import type { RuleGroup } from './rule-groups.ts'
import type { LeadTo } from './use-fix-location.ts'

const way = { root: styles.way ?? '', label: styles.wayLabel ?? '' }

/** Findings of a rule that are listed at first. */
const atFirst = 8

interface RuleFindingsProps {
  readonly group: RuleGroup
  /** Options of the check that produced the findings. */
  readonly options: CheckOptions
  readonly onGo: (finding: Finding) => void
  /** Returns the link to the field in which a finding is fixed manually. */
  readonly leadOf: (finding: Finding) => LeadTo
}

interface WaysProps {
  readonly finding: Finding
  readonly lead: LeadTo
}

/** Buttons that fix a finding at once, or lead to the field in which it is fixed. */
const Ways = ({ finding, lead }: WaysProps) => {
  const { editor } = useBuilder()
  const { fix } = finding
  // a heading that can become the main one needs no new one
  const leads = !fix || finding.rule !== 'h1-missing'
  return (
    <div className={styles.ways}>
      {fix && (
        <Button
          size="compact-xs"
          variant="default"
          classNames={way}
          onClick={() => applyFix(editor, finding)}
        >
          {fix.label}
        </Button>
      )}
      {leads && (
        <Button size="compact-xs" variant={fix ? 'subtle' : 'default'} classNames={way} onClick={lead.go}>
          {lead.label}
        </Button>
      )}
    </div>
  )
}

/** Findings of one rule; selecting one leads to its element. */
export const RuleFindings = ({
  group: { rule, title, findings },
  options,
  onGo,
  leadOf,
}: RuleFindingsProps) => {
  const { editor } = useBuilder()
  const [all, setAll] = useState(false)
  const shown = all ? findings : findings.slice(0, atFirst)
  // keeping samples changes what visitors read, so the button says it
  const fixLabel = rule === 'sample-text' ? 'Keep all sample text' : 'Fix all'
  const fixable = findings.filter(({ fix }) => fix).length
  const labelFor = ({ nodes: [uuid] }: Finding) => {
    const record = uuid === undefined ? undefined : editor.store.get(uuid)
    return record ? labelOf(record) : 'Page'
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
            aria-label={rule === 'sample-text' ? fixLabel : `${fixLabel}: ${title}`}
            onClick={() => applyAllFixes(editor, rule, title, options)}
          >
            {fixLabel}
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
            <Ways finding={finding} lead={leadOf(finding)} />
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

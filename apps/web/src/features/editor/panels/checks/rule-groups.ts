import { checkRules, type CheckRule, type Finding, type Severity } from '@web2/builder'

export interface RuleGroup {
  readonly rule: CheckRule
  readonly title: string
  readonly findings: readonly Finding[]
}

export interface SeverityGroup {
  readonly severity: Severity
  readonly title: string
  readonly count: number
  readonly rules: readonly RuleGroup[]
}

const titles: readonly (readonly [Severity, string])[] = [
  ['error', 'Problems'],
  ['warning', 'Warnings'],
  ['hint', 'Hints'],
]

const byRule = (findings: readonly Finding[]): RuleGroup[] =>
  [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, each]) => ({
    rule,
    title: checkRules[rule],
    findings: each,
  }))

/** Groups findings by severity, then by rule, in their original order. */
export const grouped = (findings: readonly Finding[]): SeverityGroup[] =>
  titles.flatMap(([severity, title]) => {
    const found = findings.filter((finding) => finding.severity === severity)
    return found.length === 0 ? [] : [{ severity, title, count: found.length, rules: byRule(found) }]
  })

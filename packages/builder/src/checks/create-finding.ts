import type { CheckRule, Finding, Fix, Severity } from './finding.ts'

/** Creates a finding about one node, or about the page if none is given. */
export const createFinding = (
  rule: CheckRule,
  severity: Severity,
  uuid: string | null,
  message: string,
  fix?: Fix,
): Finding => ({
  id: `${rule}:${uuid ?? 'page'}`,
  severity,
  rule,
  message,
  nodes: uuid === null ? [] : [uuid],
  ...(fix && { fix }),
})

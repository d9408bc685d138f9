/** The advisory's id at the end of its address, as in https://github.com/advisories/GHSA-xxxx-xxxx-xxxx. */
const idOf = ({ url = '', source }) => /GHSA(?:-[a-z0-9]{4}){3}/i.exec(url)?.[0] ?? `${source}`

/**
 * Returns the findings of `npm audit --json`, each advisory of a package once. Returns undefined if there are
 * none because the registry did not respond.
 */
export function findingsIn(output) {
  let report
  try {
    report = JSON.parse(output)
  } catch {
    return undefined
  }
  if (typeof report?.vulnerabilities !== 'object' || report.vulnerabilities === null) return undefined
  const found = new Map()
  for (const { via = [] } of Object.values(report.vulnerabilities))
    for (const advisory of via) {
      // a name alone leads to a package that stands in the report by itself
      if (typeof advisory === 'string') continue
      const { name, severity, title } = advisory
      found.set(`${idOf(advisory)} ${name}`, { id: idOf(advisory), name, severity, title })
    }
  return [...found.values()]
}

/** The rows of the table in docs/advisories.md: advisory, package, date, answer. */
export function answersIn(document) {
  return document
    .split('\n')
    .filter((line) => /^\|\s*(?:GHSA|\d)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, id, name, date, answer = '']) => ({ id, name, date, answer }))
}

const same = (finding) => (answer) => answer.id === finding.id && answer.name === finding.name

/** A complaint for each finding without a written answer, and for each answer without a finding. */
export function compareAdvisories(findings, answers) {
  return [
    ...findings
      .filter((finding) => !answers.some(same(finding)))
      .map(
        ({ id, name, severity, title }) =>
          `${name} has an advisory (${severity}, ${id}: ${title}). Update the package, or add a row to ` +
          'docs/advisories.md that says why it does not concern us.',
      ),
    ...answers
      .filter((answer) => !findings.some(same(answer)))
      .map(
        ({ id, name }) =>
          `docs/advisories.md answers ${id} of ${name}, which is not found any more: remove it.`,
      ),
    ...answers
      .filter(({ date, answer }) => !/^\d{4}-\d{2}-\d{2}$/.test(date) || answer === '')
      .map(({ id }) => `The row of ${id} in docs/advisories.md needs a date (YYYY-MM-DD) and an answer.`),
  ]
}

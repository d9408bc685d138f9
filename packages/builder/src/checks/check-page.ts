import type { BuilderDocument } from '../tree/document.ts'
import type { CheckOptions, CheckRule, Finding, Severity } from './finding.ts'
import { factsOf } from './node-facts.ts'
import { checkContrast } from './rules/contrast.ts'
import { checkControls } from './rules/controls.ts'
import { checkHeadings } from './rules/headings.ts'
import { checkIds } from './rules/ids.ts'
import { checkLinks } from './rules/links.ts'
import { checkWholePage } from './rules/page.ts'
import { checkPictures } from './rules/pictures.ts'
import { checkPublishing } from './rules/publishing.ts'
import { quoted, scanPage, type Scan } from './scan.ts'
import { sectionAround } from './section-around.ts'

const rules = [
  checkWholePage,
  checkHeadings,
  checkPictures,
  checkLinks,
  checkControls,
  checkIds,
  checkContrast,
  checkPublishing,
]

/** Records checked per step. */
const atOnce = 500

const order: readonly Severity[] = ['error', 'warning', 'hint']

/** Rules about content that a user has yet to enter, which are not errors on an untouched page. */
const askedBeforePublishing: ReadonlySet<CheckRule> = new Set([
  'title-missing',
  'description-missing',
  'language-missing',
  'h1-missing',
  'picture-placeholder',
])

const asHint = (finding: Finding): Finding =>
  askedBeforePublishing.has(finding.rule) ? { ...finding, severity: 'hint' } : finding

/**
 * Moves a finding inside a section to the place where the section is used; its fix applies to the section.
 */
const atItsPlace = (document: BuilderDocument, { modules }: CheckOptions, finding: Finding): Finding => {
  const [uuid] = finding.nodes
  if (uuid === undefined || document.nodes.has(uuid)) return finding
  const { fix: _fix, ...told } = finding
  const section = sectionAround(document, modules, uuid)
  if (!section) return { ...told, nodes: [] }
  const { place, moduleId, name } = section
  const where = name ? `In section ${quoted(name)}` : 'In this section'
  return { ...told, nodes: [place], section: moduleId, message: `${where}: ${finding.message}` }
}

/** Sorts by severity, worst first, then in page order. */
const inOrder = (findings: readonly Finding[], { seen }: Scan): Finding[] => {
  const places = new Map(seen.map(({ record }, at) => [record.uuid, at]))
  const placeOf = ({ nodes: [uuid] }: Finding) => (uuid === undefined ? -1 : (places.get(uuid) ?? -1))
  return findings
    .map((finding) => ({ finding, rank: order.indexOf(finding.severity), place: placeOf(finding) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ finding }) => finding)
}

/**
 * Generator version of `checkPage` with steps of some ms, for callers that must not block. The document must
 * not change before the last step.
 */
export function* checkPageInSteps(
  document: BuilderDocument,
  options: CheckOptions = {},
): Generator<void, Finding[]> {
  let looked = 0
  for (const record of document.nodes.values()) {
    factsOf(record)
    looked += 1
    if (looked % atOnce === 0) yield
  }
  const scan = scanPage(document, options.modules)
  const findings: Finding[] = []
  for (const rule of rules) {
    yield
    findings.push(...rule(scan, options))
  }
  yield
  const weighed = options.untouched ? findings.map(asHint) : findings
  return inOrder(weighed, scan).map((finding) => atItsPlace(document, options, finding))
}

/**
 * Returns problems for visitors, screen readers and search engines, worst first, then in page order. Pure,
 * and fast after an edit, because results that depend on one record are cached per record.
 */
export const checkPage = (document: BuilderDocument, options: CheckOptions = {}): Finding[] => {
  const steps = checkPageInSteps(document, options)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

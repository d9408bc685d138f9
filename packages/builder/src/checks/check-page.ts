import type { BuilderDocument } from '../tree/document.ts'
import type { CheckOptions, Finding, Severity } from './finding.ts'
import { checkContrast } from './rules/contrast.ts'
import { checkControls } from './rules/controls.ts'
import { checkHeadings } from './rules/headings.ts'
import { checkIds } from './rules/ids.ts'
import { checkLinks } from './rules/links.ts'
import { checkWholePage } from './rules/page.ts'
import { checkPictures } from './rules/pictures.ts'
import { scanPage } from './scan.ts'

const rules = [
  checkWholePage,
  checkHeadings,
  checkPictures,
  checkLinks,
  checkControls,
  checkIds,
  checkContrast,
]

const order: readonly Severity[] = ['error', 'warning', 'hint']

/** What is found in a section is told where the section stands; it is mended in the section itself. */
const atItsPlace = (document: BuilderDocument, finding: Finding): Finding => {
  const [uuid] = finding.nodes
  if (uuid === undefined || document.nodes.has(uuid)) return finding
  const { fix: _fix, ...told } = finding
  const place = uuid.slice(0, uuid.indexOf('/'))
  return { ...told, nodes: [place], message: `In this section: ${finding.message}` }
}

/**
 * What a visitor, a screen reader or a search engine would stumble over, the worst first, then in the order of the
 * page. Pure, and quick again after an edit: what a record alone decides is worked out once for each record.
 */
export const checkPage = (document: BuilderDocument, options: CheckOptions = {}): Finding[] => {
  const scan = scanPage(document, options.modules)
  const places = new Map(scan.seen.map(({ record }, at) => [record.uuid, at]))
  const placeOf = ({ nodes: [uuid] }: Finding) => (uuid === undefined ? -1 : (places.get(uuid) ?? -1))
  return rules
    .flatMap((rule) => rule(scan, options))
    .map((finding) => ({ finding, rank: order.indexOf(finding.severity), place: placeOf(finding) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ finding }) => atItsPlace(document, finding))
}

import { blockType } from '../../blocks/registry.ts'
import { setAddition } from '../../commands/set-addition.ts'
import { setProps } from '../../commands/set-props.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { Finding, Fix } from '../finding.ts'
import { createFinding } from '../create-finding.ts'
import { nodeOf, subtree } from '../../tree/walk.ts'
import { placesInside, type Scan, type VisibleNode } from '../scan.ts'

const controls = new Set(['input', 'textarea', 'select'])
/** Types whose text is their value, or that show none. */
const speaking = new Set(['submit', 'reset', 'button', 'hidden', 'image'])

const withAttribute =
  ({ record: { uuid } }: VisibleNode, name: string, value: string): Fix['command'] =>
  (document) => {
    const { attributes } = document.nodes.get(uuid)?.addition ?? {}
    return setAddition(document, { ids: [uuid], addition: { attributes: { ...attributes, [name]: value } } })
  }

const isNamed = ({ attributes }: VisibleNode['facts']): boolean =>
  Boolean(attributes['aria-label']?.trim() || attributes['aria-labelledby'] || attributes.title?.trim())

const checkControl = (one: VisibleNode, labelled: ReadonlySet<string>): Finding[] => {
  const { tag, attributes } = one.facts
  if (tag === 'input' && speaking.has(attributes.type ?? '')) return []
  if (isNamed(one.facts) || (attributes.id && labelled.has(attributes.id))) return []
  const hint = attributes.placeholder?.trim()
  return [
    createFinding(
      'control-label',
      'error',
      one.record.uuid,
      'This field has no label. A placeholder disappears as soon as visitors type.',
      hint
        ? { label: 'Use placeholder as label', command: withAttribute(one, 'aria-label', hint) }
        : undefined,
    ),
  ]
}

const checkFrame = (one: VisibleNode): Finding[] => {
  if (one.facts.attributes.title?.trim() || one.record.componentName.startsWith('Business')) return []
  const { uuid, componentName } = one.record
  const isVideo = componentName === 'YouTube'
  const title = isVideo ? 'YouTube video' : 'Embedded page'
  return [
    createFinding(
      'frame-title',
      'warning',
      uuid,
      `This ${isVideo ? 'video' : 'embedded page'} has no title for screen readers.`,
      {
        label: `Use “${title}”`,
        command:
          isVideo || componentName === 'Embed'
            ? (document) => setProps(document, { ids: [uuid], props: { title } })
            : withAttribute(one, 'title', title),
      },
    ),
  ]
}

/** Returns the first row in each node below a table. Computed at once, because tables can be nested. */
const firstRows = (document: BuilderDocument, table: string): ReadonlyMap<string, string> => {
  const rows = new Map<string, string>()
  // children come before their parents, and the first child last
  for (const { uuid, parent, addition } of subtree(document, table).reverse()) {
    const row = addition.tag === 'tr' ? uuid : rows.get(uuid)
    if (row === undefined) continue
    rows.set(uuid, row)
    if (parent !== null) rows.set(parent, row)
  }
  return rows
}

/** Returns the plain cells of a table's first row. */
const firstCells = (document: BuilderDocument, row: string | undefined): string[] =>
  row === undefined
    ? []
    : nodeOf(document, row).children.filter((id) => nodeOf(document, id).addition.tag === 'td')

const firstRowAsHeadings = (table: string): Fix => ({
  label: 'Use first row as header',
  command: (document) =>
    setAddition(document, {
      ids: firstCells(document, firstRows(document, table).get(table)),
      addition: { tag: 'th' },
    }),
})

const checkTables = ({ document, seen }: Scan): Finding[] => {
  const tables = new Map<number, boolean>()
  /** Enclosing table of each node by index, -1 for none. */
  const around: number[] = []
  seen.forEach(({ record, facts: { tag, attributes }, parent }, at) => {
    const table = tables.has(parent) ? parent : (around[parent] ?? -1)
    around.push(table)
    // cells of a business block are not the user's
    const isAuthored = !blockType(record.componentName).bound
    if (tag === 'table' && isAuthored && attributes.role !== 'presentation') tables.set(at, false)
    if (tag === 'th' && table >= 0) tables.set(table, true)
  })
  const rows = tables.size > 0 ? firstRows(document, document.root) : new Map<string, string>()
  return [...tables].flatMap(([at, hasHeadings]) => {
    if (hasHeadings) return []
    const { uuid } = seen[at]!.record
    return createFinding(
      'table-headings',
      'hint',
      uuid,
      'This table has no header cells (th), so screen readers can’t name its columns.',
      firstCells(document, rows.get(uuid)).length > 0 ? firstRowAsHeadings(uuid) : undefined,
    )
  })
}

/** Finds fields, buttons, embedded pages and tables without an accessible name or headings. */
export const checkControls = (scan: Scan): Finding[] => {
  const { seen, names } = scan
  const labelled = new Set(
    seen.flatMap(({ facts }) => (facts.tag === 'label' ? (facts.attributes.for ?? []) : [])),
  )
  const inLabel = placesInside(scan, ({ tag }) => tag === 'label')
  const findings = seen.flatMap((one, at) => {
    const { tag } = one.facts
    if (controls.has(tag)) return inLabel[at] ? [] : checkControl(one, labelled)
    if (tag === 'iframe') return checkFrame(one)
    if (tag === 'button' && names[at] === '' && !isNamed(one.facts))
      return createFinding(
        'button-name',
        'error',
        one.record.uuid,
        'This button has no text. Add text that says what it does.',
      )
    return []
  })
  return [...findings, ...checkTables(scan)]
}

import type { BuilderDocument, HeadElement, Nodes, PageLevel } from '../tree/document.ts'
import { freezeRecord, type Attributes, type NodeRecord } from '../tree/record.ts'
import { nodeOf } from '../tree/walk.ts'
import { withBoundValues } from './component/bindings.ts'
import {
  componentAttribute,
  componentOf,
  valuesAttribute,
  valuesInEffect,
  variantAttribute,
} from './component/component.ts'
import { mergedStyles } from './merged-styles.ts'
import { filledBlocks, ownContents, withOwnContent } from './slots/slots.ts'

/** Returns the addition of a section's root, without what belongs to the page it was made on. */
const rootAddition = ({ addition }: NodeRecord): NodeRecord['addition'] => {
  const { tag: _tag, locked: _locked, name: _name, hidden: _hidden, ...rest } = addition
  return rest
}

const ofSections = [componentAttribute, valuesAttribute, variantAttribute]

/** Returns attributes without the properties of a section and their values, which have been applied. */
const withoutValues = (attributes: Attributes): Attributes =>
  ofSections.some((name) => attributes[name] !== undefined)
    ? Object.fromEntries(Object.entries(attributes).filter(([name]) => !ofSections.includes(name)))
    : attributes

export interface Instance {
  /** The box that replaces the reference, with its descendants; parents before children. */
  readonly records: readonly NodeRecord[]
  /** Own content of the place that a block of the section shows; its record is among `records`. */
  readonly placed: ReadonlySet<string>
}

/**
 * Returns ordinary blocks for a section in one place: a box with the styles of the section's root, and copies
 * of its content. `uuidOf` names the copies; nested sections stay references. A block that the place fills becomes
 * the record of its own content, found in `document`, whose blocks stay as they are.
 */
export const instanceOf = (
  place: NodeRecord,
  module: BuilderDocument,
  uuidOf: (uuid: string) => string,
  document: Nodes,
): Instance => {
  const filled = filledBlocks(module, ownContents(document, place))
  const idOf = (uuid: string): string => filled.get(uuid)?.uuid ?? uuidOf(uuid)
  const main = nodeOf(module, module.root)
  const component = componentOf(main)
  const values = valuesInEffect(component, place)
  const root = withBoundValues(main, values)
  const own = place.addition.attributes
  const { attributes: _all, ...addition } = { ...rootAddition(root), ...place.addition }
  const attributes = withoutValues({ ...root.addition.attributes, ...own })
  const box = freezeRecord({
    uuid: place.uuid,
    componentName: 'Container',
    props: mergedStyles(root.props, place.props),
    parent: place.parent,
    children: root.children.map(idOf),
    addition: {
      ...addition,
      ...(Object.keys(attributes).length > 0 && { attributes }),
    },
  })
  const records = [box]
  const placed = new Set<string>()
  const waiting = [...root.children].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const record = withBoundValues(nodeOf(module, next), values)
    const parent = record.parent === module.root ? place.uuid : uuidOf(record.parent!)
    const content = filled.get(next)
    if (content) {
      placed.add(content.uuid)
      records.push(freezeRecord({ ...withOwnContent(record, nodeOf(document, content.uuid)), parent }))
      continue
    }
    for (let at = record.children.length - 1; at >= 0; at -= 1) waiting.push(record.children[at]!)
    records.push(
      freezeRecord({ ...record, uuid: uuidOf(record.uuid), parent, children: record.children.map(idOf) }),
    )
  }
  return { records, placed }
}

/** Returns true for style sheets, inline or linked. */
export const isStyle = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'style' || (tag === 'link' && /\bstylesheet\b/i.test(attributes.rel ?? ''))

/** Returns the page with the style sheets of a section on it; the same object if it has them all. */
export const withStylesOf = (page: PageLevel, module: PageLevel): PageLevel => {
  const present = new Set(page.head.map((element) => JSON.stringify(element)))
  const missing = module.head.filter((element) => isStyle(element) && !present.has(JSON.stringify(element)))
  if (missing.length === 0 && (page.importedStyles || !module.importedStyles)) return page
  return {
    ...page,
    head: [...page.head, ...missing],
    importedStyles: page.importedStyles || module.importedStyles,
  }
}

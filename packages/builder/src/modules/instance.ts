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
  variantOf,
} from './component/component.ts'
import { mergedStyles } from './merged-styles.ts'
import { filledBlocks, mainBlocks, ownContents, withOwnContent } from './slots/slots.ts'

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
 * the record of its own content, found in `document`, whose blocks stay as they are. A block that the place's variant
 * fills gets copies of the variant's content.
 */
export const instanceOf = (
  place: NodeRecord,
  module: BuilderDocument,
  uuidOf: (uuid: string) => string,
  document: Nodes,
): Instance => {
  const main = nodeOf(module, module.root)
  const component = componentOf(main)
  const filled = filledBlocks(module, ownContents(document, place), variantOf(component, place)?.id)
  const idOf = (uuid: string): string => {
    const filling = filled.get(uuid)
    return filling?.from === 'place' ? filling.content.uuid : uuidOf(uuid)
  }
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
    children: mainBlocks(module).map(idOf),
    addition: {
      ...addition,
      ...(Object.keys(attributes).length > 0 && { attributes }),
    },
  })
  const records = [box]
  const placed = new Set<string>()
  const waiting: { readonly uuid: string; readonly parent: string }[] = []
  const wait = (ids: readonly string[], parent: string) => {
    for (let at = ids.length - 1; at >= 0; at -= 1) waiting.push({ uuid: ids[at]!, parent })
  }
  wait(mainBlocks(module), place.uuid)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { parent } = next
    const block = withBoundValues(nodeOf(module, next.uuid), values)
    const filling = filled.get(next.uuid)
    if (filling?.from === 'place') {
      const { uuid } = filling.content
      placed.add(uuid)
      records.push(freezeRecord({ ...withOwnContent(block, nodeOf(document, uuid)), parent }))
      continue
    }
    const record = filling ? withOwnContent(block, nodeOf(module, filling.content.uuid)) : block
    const uuid = uuidOf(next.uuid)
    wait(record.children, uuid)
    records.push(freezeRecord({ ...record, uuid, parent, children: record.children.map(idOf) }))
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

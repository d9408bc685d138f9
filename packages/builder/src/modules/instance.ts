import type { BuilderDocument, HeadElement, PageLevel } from '../tree/document.ts'
import { freezeRecord, type NodeRecord, type Props } from '../tree/record.ts'
import { nodeOf } from '../tree/walk.ts'

const styleNames = ['elementStyle', 'hover'] as const

const isObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const over = (below: unknown, above: unknown): Props | undefined => {
  if (!isObject(above)) return isObject(below) ? below : undefined
  return isObject(below) ? { ...below, ...above } : above
}

/** Merges the styles of the section's root with those of its place, which take precedence. */
const styles = (root: Props, place: Props): Props => {
  const merged: Record<string, Props[string]> = {}
  for (const name of styleNames) {
    const style = over(root[name], place[name])
    if (style && Object.keys(style).length > 0) merged[name] = style
  }
  const [below, above] = [root.breakpoints, place.breakpoints]
  const breakpoints: Record<string, Props> = {}
  for (const width of ['tablet', 'mobile']) {
    const style = over(isObject(below) ? below[width] : undefined, isObject(above) ? above[width] : undefined)
    if (style && Object.keys(style).length > 0) breakpoints[width] = style
  }
  if (Object.keys(breakpoints).length > 0) merged.breakpoints = breakpoints
  return merged
}

/** Returns the addition of a section's root, without what belongs to the page it was made on. */
const rootAddition = ({ addition }: NodeRecord): NodeRecord['addition'] => {
  const { tag: _tag, locked: _locked, name: _name, hidden: _hidden, ...rest } = addition
  return rest
}

export interface Instance {
  /** The box that replaces the reference, with its descendants; parents before children. */
  readonly records: readonly NodeRecord[]
}

/**
 * Returns ordinary blocks for a section in one place: a box with the styles of the section's root, and copies
 * of its content. `uuidOf` names the copies; nested sections stay references.
 */
export const instanceOf = (
  place: NodeRecord,
  module: BuilderDocument,
  uuidOf: (uuid: string) => string,
): Instance => {
  const root = nodeOf(module, module.root)
  const own = place.addition.attributes
  const attributes = { ...root.addition.attributes, ...own }
  const box = freezeRecord({
    uuid: place.uuid,
    componentName: 'Container',
    props: styles(root.props, place.props),
    parent: place.parent,
    children: root.children.map(uuidOf),
    addition: {
      ...rootAddition(root),
      ...place.addition,
      ...(Object.keys(attributes).length > 0 && { attributes }),
    },
  })
  const records = [box]
  const waiting = [...root.children].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const record = nodeOf(module, next)
    for (let at = record.children.length - 1; at >= 0; at -= 1) waiting.push(record.children[at]!)
    records.push(
      freezeRecord({
        ...record,
        uuid: uuidOf(record.uuid),
        parent: record.parent === module.root ? place.uuid : uuidOf(record.parent!),
        children: record.children.map(uuidOf),
      }),
    )
  }
  return { records }
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

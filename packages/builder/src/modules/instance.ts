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

/** The styles of the section's own root, with those of the place where it stands over them. */
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

/** Returns the addition of a section's root without what belongs to the page it was created on. */
const rootAddition = ({ addition }: NodeRecord): NodeRecord['addition'] => {
  const { tag: _tag, locked: _locked, name: _name, hidden: _hidden, ...rest } = addition
  return rest
}

export interface Instance {
  /** The box in the place of the reference, and all below it; parents before children. */
  readonly records: readonly NodeRecord[]
}

/**
 * The ordinary blocks that a section is in one place: a box with the looks of the section's root, and copies of what
 * is in it. `uuidOf` names the copies; sections inside of the section stay references.
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

/** True for what dresses a page: style sheets, written there or linked. */
export const isStyle = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'style' || (tag === 'link' && /\bstylesheet\b/i.test(attributes.rel ?? ''))

/** The page with the style sheets that a section on it brings along; the same object when it has them all. */
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

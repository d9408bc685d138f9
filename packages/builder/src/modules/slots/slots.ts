import type { BuilderDocument, Nodes } from '../../tree/document.ts'
import type { NodeRecord, Props } from '../../tree/record.ts'
import { nodeOf } from '../../tree/walk.ts'
import { bindingsOf, withAttributes } from '../component/bindings.ts'
import { bindAttribute, componentOf, type ComponentProperty } from '../component/component.ts'
import { mergedStyles } from '../merged-styles.ts'

/** Own content of a place: the blocks or the formatted text that it has instead of the section's. */
export interface OwnContent {
  readonly uuid: string
  readonly kind: 'slot' | 'richText'
  /** Id of the property that it fills. */
  readonly property: string
  /** Name of the property when it was filled. */
  readonly name: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns what a record fills; null for any record that is no own content of a place. */
export const ownContentOf = ({
  uuid,
  componentName,
  props,
}: Pick<NodeRecord, 'uuid' | 'componentName' | 'props'>): OwnContent | null =>
  componentName === 'Slot' || componentName === 'OwnText'
    ? {
        uuid,
        kind: componentName === 'Slot' ? 'slot' : 'richText',
        property: text(props.slot),
        name: text(props.name),
      }
    : null

/** Returns the own content of a place, in order. */
export const ownContents = (document: Nodes, place: NodeRecord): readonly OwnContent[] =>
  place.children.flatMap((uuid) => {
    const record = document.nodes.get(uuid)
    return (record && ownContentOf(record)) ?? []
  })

const targets = { slot: 'content', richText: 'rich-text' } as const

/** Returns the properties whose content a place can replace in a block of a section. */
const opensFor = (record: NodeRecord, properties: readonly ComponentProperty[]) => {
  const bindings = bindingsOf(record)
  return bindings.length === 0
    ? []
    : properties.filter(
        ({ id, kind }) =>
          (kind === 'slot' || kind === 'richText') &&
          bindings.some(({ target, property }) => property === id && target === targets[kind]),
      )
}

/** Visits the blocks of a section in order; `visit` returns true to pass over what is in a block. */
const walk = (module: BuilderDocument, visit: (record: NodeRecord) => boolean): void => {
  const waiting = [...nodeOf(module, module.root).children].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const record = nodeOf(module, next)
    if (visit(record)) continue
    for (let at = record.children.length - 1; at >= 0; at -= 1) waiting.push(record.children[at]!)
  }
}

/**
 * Returns the own content that fills each block of a section, by the block's UUID in the section. Content fills
 * the first block of its property alone, so that it is never on a page twice.
 */
export const filledBlocks = (
  module: BuilderDocument,
  own: readonly OwnContent[],
): ReadonlyMap<string, OwnContent> => {
  const filled = new Map<string, OwnContent>()
  if (own.length === 0) return filled
  const { properties } = componentOf(nodeOf(module, module.root))
  const left = new Set(own)
  walk(module, (record) => {
    for (const { id, kind } of opensFor(record, properties)) {
      const content = own.find((each) => each.property === id && each.kind === kind && left.has(each))
      if (!content) continue
      for (const each of own) if (each.property === id && each.kind === kind) left.delete(each)
      filled.set(record.uuid, content)
      return true
    }
    return false
  })
  return filled
}

/** Returns the block of a section that a property opens for own content; undefined if none is left. */
export const blockOfSlot = (module: BuilderDocument, propertyId: string): NodeRecord | undefined => {
  const { properties } = componentOf(nodeOf(module, module.root))
  let found: NodeRecord | undefined
  walk(module, (record) => {
    if (!found && opensFor(record, properties).some(({ id }) => id === propertyId)) found = record
    return found !== undefined
  })
  return found
}

/** Returns the properties of a section that places fill with content of their own. */
export const slotsOf = (module: BuilderDocument): readonly ComponentProperty[] =>
  componentOf(nodeOf(module, module.root)).properties.filter(
    ({ kind }) => kind === 'slot' || kind === 'richText',
  )

/**
 * Returns a block of a section with a place's own content: it looks as in the section, but for styles and
 * attributes that the content adds, and it is the record of the content itself, so that the blocks inside stay
 * those of the page.
 */
export const withOwnContent = (block: NodeRecord, own: NodeRecord): NodeRecord => {
  const { content: _default, ...props } = block.props
  const { content } = own.props
  const { attributes, name: _name, tag: _tag, ...addition } = own.addition
  const looks: Props = { ...props, ...mergedStyles(props, own.props) }
  return withAttributes(
    {
      ...block,
      uuid: own.uuid,
      children: own.children,
      props: content === undefined ? looks : { ...looks, content },
      addition: { ...block.addition, ...addition },
    },
    { ...attributes, [bindAttribute]: undefined },
  )
}

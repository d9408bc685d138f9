import type { BuilderDocument, Nodes } from '../../tree/document.ts'
import { freezeRecord, type NodeRecord, type Props } from '../../tree/record.ts'
import { nodeOf, subtree } from '../../tree/walk.ts'
import { bindingsOf, withAttributes } from '../component/bindings.ts'
import { bindAttribute, componentOf, type ComponentProperty } from '../component/component.ts'
import { mergedStyles } from '../merged-styles.ts'

/**
 * Blocks or formatted text that replace the section's: those of one place, which are children of the place, or those
 * of a variant, which are children of the section's root.
 */
export interface OwnContent {
  readonly uuid: string
  readonly kind: 'slot' | 'richText'
  /** Id of the property that it fills. */
  readonly property: string
  /** Name of the property when it was filled. */
  readonly name: string
  /** Id of the variant that it belongs to; absent for content of a place. */
  readonly variant?: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns what a record fills; null for any record that is no own content of a place or a variant. */
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
        ...(typeof props.variant === 'string' && { variant: props.variant }),
      }
    : null

/** Returns the own content of a place, in order. */
export const ownContents = (document: Nodes, place: NodeRecord): readonly OwnContent[] =>
  place.children.flatMap((uuid) => {
    const record = document.nodes.get(uuid)
    return (record && ownContentOf(record)) ?? []
  })

const known = new WeakMap<BuilderDocument, readonly OwnContent[]>()

/** Returns the contents that a section has for its variants, in order. */
export const variantContents = (module: BuilderDocument): readonly OwnContent[] => {
  const found = known.get(module)
  if (found) return found
  const contents = ownContents(module, nodeOf(module, module.root)).filter(
    ({ variant }) => variant !== undefined,
  )
  known.set(module, contents)
  return contents
}

/** Returns the blocks of a section that every place shows, without the contents of variants. */
export const mainBlocks = (module: BuilderDocument): readonly string[] => {
  const { children } = nodeOf(module, module.root)
  const contents = new Set(variantContents(module).map(({ uuid }) => uuid))
  return contents.size === 0 ? children : children.filter((uuid) => !contents.has(uuid))
}

/** Returns a document without the contents of variants; the same one if it has none. */
export const withoutVariantContents = (document: BuilderDocument): BuilderDocument => {
  const contents = variantContents(document)
  if (contents.length === 0) return document
  const nodes = new Map(document.nodes)
  for (const { uuid } of contents) for (const each of subtree(document, uuid)) nodes.delete(each.uuid)
  const root = nodeOf(document, document.root)
  nodes.set(root.uuid, freezeRecord({ ...root, children: mainBlocks(document) }))
  return { ...document, nodes }
}

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

/** Visits the blocks of a section in order; `visit` returns the blocks inside that follow. */
const walk = (module: BuilderDocument, visit: (record: NodeRecord) => readonly string[]): void => {
  const waiting = [...mainBlocks(module)].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const inside = visit(nodeOf(module, next))
    for (let at = inside.length - 1; at >= 0; at -= 1) waiting.push(inside[at]!)
  }
}

/** Content that a block of a section shows instead of its own. */
export interface Filling {
  readonly content: OwnContent
  /** A place's content is in the document of the place, a variant's in that of the section. */
  readonly from: 'place' | 'variant'
}

/**
 * Returns the content that fills each block of a section, by the block's UUID in the section: that of the place, else
 * that of its variant. Content fills the first block of its property alone, so that it is never on a page twice.
 */
export const filledBlocks = (
  module: BuilderDocument,
  own: readonly OwnContent[],
  variant?: string,
): ReadonlyMap<string, Filling> => {
  const filled = new Map<string, Filling>()
  const below =
    variant === undefined ? [] : variantContents(module).filter((each) => each.variant === variant)
  const left = new Map<OwnContent, Filling['from']>()
  for (const each of own) left.set(each, 'place')
  for (const each of below) left.set(each, 'variant')
  if (left.size === 0) return filled
  const { properties } = componentOf(nodeOf(module, module.root))
  walk(module, (record) => {
    for (const { id, kind } of opensFor(record, properties)) {
      const fitting = [...left].filter(([each]) => each.property === id && each.kind === kind)
      const [first] = fitting
      if (!first) continue
      for (const [each] of fitting) left.delete(each)
      const [content, from] = first
      filled.set(record.uuid, { content, from })
      return from === 'place' ? [] : nodeOf(module, content.uuid).children
    }
    return record.children
  })
  return filled
}

/**
 * Returns the block of a section that a property opens for own content, as places with the variant show the section;
 * undefined if none is left.
 */
export const blockOfSlot = (
  module: BuilderDocument,
  propertyId: string,
  variant?: string,
): NodeRecord | undefined => {
  const { properties } = componentOf(nodeOf(module, module.root))
  const filled = filledBlocks(module, [], variant)
  let found: NodeRecord | undefined
  walk(module, (record) => {
    if (!found && opensFor(record, properties).some(({ id }) => id === propertyId)) found = record
    if (found) return []
    const content = filled.get(record.uuid)?.content
    return content ? nodeOf(module, content.uuid).children : record.children
  })
  return found
}

/** Returns the properties of a section that places fill with content of their own. */
export const slotsOf = (module: BuilderDocument): readonly ComponentProperty[] =>
  componentOf(nodeOf(module, module.root)).properties.filter(
    ({ kind }) => kind === 'slot' || kind === 'richText',
  )

/**
 * Returns a block of a section with own content: it looks as in the section, but for styles and attributes that the
 * content adds, and it is the record of the content itself, so that the blocks inside stay those of the page.
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

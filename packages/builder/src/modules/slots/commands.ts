import { draftOf } from '../../changes/draft.ts'
import type { CommandResult } from '../../commands/command.ts'
import { freshKeys } from '../../commands/fresh-keys.ts'
import { attach, detach } from '../../commands/place-children.ts'
import { removeNodes } from '../../commands/remove-nodes.ts'
import { canSetValues } from '../../commands/set-values.ts'
import { canInsertAt } from '../../rules/can-place.ts'
import { invalidValue, notFound } from '../../rules/refusals.ts'
import { textNode } from '../../text/inline-nodes.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { fromWire, unusedUuids } from '../../tree/from-wire.ts'
import { toWire } from '../../tree/to-wire.ts'
import type { NewUuid } from '../../tree/uuid.ts'
import { nodeOf } from '../../tree/walk.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import {
  componentOf,
  variantOf,
  type ComponentProperty,
  type ComponentVariant,
} from '../component/component.ts'
import { instanceOf } from '../instance.ts'
import { blockOfSlot, ownContentOf, ownContents, variantContents } from './slots.ts'

const alreadyFilled = ({ name }: ComponentProperty, where: string) =>
  invalidValue(`“${name}” already has content of its own ${where}.`)

/** Content that a block shows now. */
type Shown = Pick<WireNode, 'children'> & { readonly content?: string }

const nothing: Shown = { children: [] }

/** Returns the content of a block, as own content for a property. */
const contentOf = ({ children, props: { content } }: WireNode, { kind }: ComponentProperty): Shown => {
  if (typeof content !== 'string' || content === '' || children.length > 0) return { children }
  return kind === 'slot' ? { children: [textNode(content)] } : { content, children: [] }
}

/** Adds own content for a property to a place, or to the root of a section. */
const addContent = (
  document: BuilderDocument,
  into: string,
  property: ComponentProperty,
  { content, children }: Shown,
  names: Readonly<Record<string, string>>,
  newUuid: NewUuid,
): CommandResult => {
  const node: WireNode = {
    componentName: property.kind === 'slot' ? 'Slot' : 'OwnText',
    props: {
      slot: property.id,
      ...names,
      ...(property.accepts && { accepts: property.accepts.join(' ') }),
      ...(property.kind === 'richText' && children.length === 0 && { content: content ?? '' }),
    },
    children,
    addition: {},
  }
  const next = unusedUuids(newUuid, (uuid) => document.nodes.has(uuid))
  const { roots, records } = fromWire([node], into, () => next(), freshKeys(document, [node], newUuid))
  const draft = draftOf(document)
  const record = nodeOf(document, into)
  draft.put({ ...record, children: [...record.children, ...roots] })
  for (const each of records) draft.put(each)
  return { ok: true, change: draft.change(), select: roots }
}

export interface FillSlot {
  /** Place that uses the section. */
  readonly id: string
  /** Slot, or formatted text, of the section. */
  readonly property: ComponentProperty
  /** Current document of the section. */
  readonly module: BuilderDocument
  /** Starts without content instead of a copy of the section's. */
  readonly empty?: boolean
  readonly newUuid: NewUuid
}

/** Returns what the place shows in a block of the section now, to start from. */
const shownContent = (document: BuilderDocument, { id, property, module }: FillSlot, block: string) => {
  const { uuid, componentName, props, addition } = nodeOf(document, id)
  const alone = { uuid, componentName, props, addition, parent: null, children: [] }
  // ids of the section may be those of the page
  const uuidOf = (each: string) => `${id}/${each}`
  const { records } = instanceOf(alone, module, uuidOf, { nodes: new Map() })
  const nodes = new Map(records.map((record) => [record.uuid, record]))
  const shown = toWire({ nodes }, uuidOf(block))
  return contentOf(shown, property)
}

/** Gives a place content of its own for a slot or a formatted text: a copy of what it shows, or nothing. */
export const fillSlot = (document: BuilderDocument, options: FillSlot): CommandResult => {
  const { id, property, module, empty = false, newUuid } = options
  const verdict = canSetValues(document, [id])
  if (!verdict.ok) return verdict
  const place = nodeOf(document, id)
  const variant = variantOf(componentOf(nodeOf(module, module.root)), place)
  const block = blockOfSlot(module, property.id, variant?.id)
  if (place.componentName !== 'Module' || !block) return notFound()
  if (ownContents(document, place).some((each) => each.property === property.id))
    return alreadyFilled(property, 'here')
  const shown = empty ? nothing : shownContent(document, options, block.uuid)
  return addContent(document, id, property, shown, { name: property.name }, newUuid)
}

export interface FillVariant {
  readonly property: ComponentProperty
  readonly variant: ComponentVariant
  /** Starts without content instead of a copy of the section's. */
  readonly empty?: boolean
  readonly newUuid: NewUuid
}

/** Gives a variant of the section that is edited content of its own for a slot or a formatted text. */
export const fillVariant = (
  document: BuilderDocument,
  { property, variant, empty = false, newUuid }: FillVariant,
): CommandResult => {
  const verdict = canSetValues(document, [document.root])
  if (!verdict.ok) return verdict
  const block = blockOfSlot(document, property.id)
  if (!block) return notFound()
  if (variantContents(document).some((each) => each.property === property.id && each.variant === variant.id))
    return alreadyFilled(property, `in “${variant.name}”`)
  const shown = empty ? nothing : contentOf(toWire(document, block.uuid), property)
  const names = { name: `${property.name}, ${variant.name}`, variant: variant.id }
  return addContent(document, document.root, property, shown, names, newUuid)
}

/** Removes own content of a place, which shows the section's or its variant's again, or that of a variant. */
export const resetSlot = (document: BuilderDocument, id: string): CommandResult => {
  const record = document.nodes.get(id)
  if (!record || !ownContentOf(record)) return notFound()
  const result = removeNodes(document, { ids: [id] })
  return result.ok ? { ...result, select: [record.parent!] } : result
}

/** Moves own content out of a place, behind it, as when its section has no slot for it any more. */
export const moveSlotOut = (document: BuilderDocument, id: string): CommandResult => {
  const verdict = canSetValues(document, [id])
  if (!verdict.ok) return verdict
  const record = nodeOf(document, id)
  const own = ownContentOf(record)
  const place = record.parent === null ? undefined : nodeOf(document, record.parent)
  if (!own || !place || place.parent === null) return notFound()
  const { children, props, ...node } = toWire(document, id)
  const { slot: _slot, name: _name, accepts: _accepts, ...others } = props
  const moved: readonly WireNode[] =
    own.kind === 'slot' ? children : [{ ...node, componentName: 'Paragraph', props: others, children }]
  const index = nodeOf(document, place.parent).children.indexOf(place.uuid) + 1
  if (moved.length > 0) {
    const fits = canInsertAt(document, moved, { into: place.parent, at: index })
    if (!fits.ok) return fits
  }
  const draft = draftOf(document)
  detach(draft, [id])
  draft.remove(id)
  const out =
    own.kind === 'slot'
      ? record.children.map((child) => nodeOf(document, child))
      : [{ ...record, componentName: 'Paragraph', props: others }]
  attach(draft, place.parent, index, out)
  return { ok: true, change: draft.change(), select: out.map(({ uuid }) => uuid) }
}

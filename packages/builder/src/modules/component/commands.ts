import { applyChange, composeChanges } from '../../changes/change.ts'
import { setAddition } from '../../commands/set-addition.ts'
import { removeNodes } from '../../commands/remove-nodes.ts'
import { canSetValues, editNodes } from '../../commands/set-values.ts'
import type { CommandResult } from '../../commands/command.ts'
import { slotKinds, type SlotKind } from '../../rules/slot-kinds.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { nodeOf } from '../../tree/walk.ts'
import { variantContents, type OwnContent } from '../slots/slots.ts'
import { bindingsOf, bindingsText, withAttributes, type BindTarget } from './bindings.ts'
import {
  bindAttribute,
  componentAttribute,
  componentOf,
  encodedJson,
  placeValues,
  valuesAttribute,
  variantAttribute,
  type Component,
  type ComponentProperty,
  type PropertyValue,
} from './component.ts'

const setAttributes = (
  document: BuilderDocument,
  id: string,
  change: Readonly<Record<string, string | undefined>>,
): CommandResult => {
  const { attributes } = withAttributes(nodeOf(document, id), change).addition
  return setAddition(document, { ids: [id], addition: { attributes } })
}

const chained = (first: CommandResult, second: CommandResult): CommandResult => {
  if (!first.ok) return first
  if (!second.ok) return second
  return { ok: true, change: composeChanges(first.change, second.change), select: second.select }
}

/** Returns a change of a section that removes contents of its variants too. */
const withoutContents = (
  document: BuilderDocument,
  first: CommandResult,
  contents: readonly OwnContent[],
): CommandResult => {
  if (!first.ok || contents.length === 0) return first
  const ids = contents.map(({ uuid }) => uuid)
  return chained(first, removeNodes(applyChange(document, first.change), { ids }))
}

/** Sets the properties and variants of the section that is edited. */
export const setComponent = (document: BuilderDocument, component: Component): CommandResult => {
  const isEmpty = component.properties.length + component.variants.length === 0
  return setAttributes(document, document.root, {
    [componentAttribute]: isEmpty ? undefined : encodedJson(component),
  })
}

/**
 * Restricts a slot of the section to kinds of blocks; none of them for anything. It counts for the contents of
 * variants at once, and for a place that fills the slot from then on. Blocks that are there already stay.
 */
export const setSlotKinds = (
  document: BuilderDocument,
  propertyId: string,
  kinds: readonly SlotKind[],
): CommandResult => {
  const component = componentOf(nodeOf(document, document.root))
  const properties = component.properties.map((property): ComponentProperty => {
    if (property.id !== propertyId || property.kind !== 'slot') return property
    const { accepts: _before, ...others } = property
    return kinds.length > 0
      ? { ...others, accepts: slotKinds.filter((kind) => kinds.includes(kind)) }
      : others
  })
  const accepts = properties.find(({ id }) => id === propertyId)?.accepts?.join(' ')
  const contents = variantContents(document).filter(({ property }) => property === propertyId)
  const first = setComponent(document, { ...component, properties })
  if (!first.ok || contents.length === 0) return first
  return chained(
    first,
    editNodes(
      applyChange(document, first.change),
      contents.map(({ uuid }) => uuid),
      (record) => {
        const { accepts: _before, ...props } = record.props
        return { ...record, props: accepts ? { ...props, accepts } : props }
      },
    ),
  )
}

export interface BindProperty {
  readonly id: string
  readonly target: BindTarget
  /** null ends the binding. */
  readonly property: string | null
}

/** Lets a property of the section drive a part of a block. */
export const bindProperty = (
  document: BuilderDocument,
  { id, target, property }: BindProperty,
): CommandResult => {
  const others = bindingsOf(nodeOf(document, id)).filter((each) => each.target !== target)
  const bindings = property === null ? others : [...others, { target, property }]
  return setAttributes(document, id, { [bindAttribute]: bindingsText(bindings) })
}

/** Adds a property to the section, which drives a part of a block. */
export const addProperty = (
  document: BuilderDocument,
  property: ComponentProperty,
  { id, target }: Pick<BindProperty, 'id' | 'target'>,
): CommandResult => {
  const component = componentOf(nodeOf(document, document.root))
  const added = setComponent(document, { ...component, properties: [...component.properties, property] })
  // the root may be the block itself
  if (id !== document.root)
    return chained(added, bindProperty(document, { id, target, property: property.id }))
  const others = bindingsOf(nodeOf(document, id)).filter((each) => each.target !== target)
  return setAttributes(document, id, {
    [componentAttribute]: encodedJson({ ...component, properties: [...component.properties, property] }),
    [bindAttribute]: bindingsText([...others, { target, property: property.id }]),
  })
}

/**
 * Deletes a property of the section with its bindings and the contents of variants; values that places set for it have
 * no effect any more.
 */
export const removeProperty = (document: BuilderDocument, propertyId: string): CommandResult => {
  const component = componentOf(nodeOf(document, document.root))
  const left: Component = {
    properties: component.properties.filter(({ id }) => id !== propertyId),
    variants: component.variants.map((variant) => {
      const { [propertyId]: _gone, ...values } = variant.values
      return { ...variant, values }
    }),
  }
  const gone = variantContents(document).filter(({ property }) => property === propertyId)
  const ids = [...document.nodes.values()]
    .filter((record) => bindingsOf(record).some(({ property }) => property === propertyId))
    .map(({ uuid }) => uuid)
  const isEmpty = left.properties.length + left.variants.length === 0
  const edited = editNodes(document, [...new Set([...ids, document.root])], (record) => {
    const bindings = bindingsText(bindingsOf(record).filter(({ property }) => property !== propertyId))
    const isRoot = record.uuid === document.root
    return withAttributes(record, {
      [bindAttribute]: bindings,
      ...(isRoot && { [componentAttribute]: isEmpty ? undefined : encodedJson(left) }),
    })
  })
  return withoutContents(document, edited, gone)
}

/** Deletes a variant of the section with its contents. Places that show it show the section as it is. */
export const removeVariant = (document: BuilderDocument, variantId: string): CommandResult => {
  const { properties, variants } = componentOf(nodeOf(document, document.root))
  const gone = variantContents(document).filter(({ variant }) => variant === variantId)
  const left = { properties, variants: variants.filter(({ id }) => id !== variantId) }
  return withoutContents(document, setComponent(document, left), gone)
}

/** Returns how many blocks of a section each of its properties drives. */
export const propertyUses = (document: BuilderDocument): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>()
  for (const record of document.nodes.values())
    for (const property of new Set(bindingsOf(record).map((each) => each.property)))
      uses.set(property, (uses.get(property) ?? 0) + 1)
  return uses
}

export interface SetPlaceValue {
  /** Place that uses the section. */
  readonly id: string
  readonly property: string
  /** null resets it to the variant's value, or the section's own. */
  readonly value: PropertyValue | null
}

/** Sets the value of a section's property at one place. */
export const setPlaceValue = (
  document: BuilderDocument,
  { id, property, value }: SetPlaceValue,
): CommandResult => {
  const verdict = canSetValues(document, [id])
  if (!verdict.ok) return verdict
  const { [property]: _before, ...others } = placeValues(nodeOf(document, id)).values
  const values = value === null ? others : { ...others, [property]: value }
  return setAttributes(document, id, {
    [valuesAttribute]: Object.keys(values).length > 0 ? encodedJson(values) : undefined,
  })
}

/** Chooses the variant of a section at one place; null for the section as it is. Own values of the place stay. */
export const setPlaceVariant = (
  document: BuilderDocument,
  { id, variant }: { readonly id: string; readonly variant: string | null },
): CommandResult => {
  const verdict = canSetValues(document, [id])
  return verdict.ok ? setAttributes(document, id, { [variantAttribute]: variant ?? undefined }) : verdict
}

/** Resets all values that one place sets. */
export const resetPlaceValues = (document: BuilderDocument, id: string): CommandResult => {
  const verdict = canSetValues(document, [id])
  return verdict.ok ? setAttributes(document, id, { [valuesAttribute]: undefined }) : verdict
}

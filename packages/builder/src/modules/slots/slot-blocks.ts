import type { BlockType } from '../../blocks/block-type.ts'
import { childrenOrText, definedAttributes, elementOf, textProp } from '../../blocks/element.ts'
import type { NodeRecord } from '../../tree/record.ts'

/** Attributes of the own content of a place in HTML: the property that it fills, and that property's name. */
export const slotAttribute = 'data-w2m-slot'
export const ownTextAttribute = 'data-w2m-own-text'
export const slotNameAttribute = 'data-w2m-slot-name'
/** Attribute of own content in the HTML of a section: the variant that it belongs to. */
export const slotVariantAttribute = 'data-w2m-slot-variant'
/** Attribute of own content in HTML: the kinds of blocks that can be put into it. */
export const slotAcceptsAttribute = 'data-w2m-slot-accepts'

const viewOf = (record: NodeRecord, attribute: string) =>
  elementOf(
    record,
    'div',
    {
      [attribute]: textProp(record.props.slot),
      ...definedAttributes({
        [slotNameAttribute]: textProp(record.props.name),
        [slotVariantAttribute]: textProp(record.props.variant),
        [slotAcceptsAttribute]: textProp(record.props.accepts),
      }),
    },
    childrenOrText(record),
  )

const shared = {
  group: 'layout',
  inPalette: false,
  defaults: {},
  tag: () => 'div',
} as const

/** Own blocks of a place or a variant for a slot; `expandModules` puts them into the section's block. */
export const slotBlock: BlockType = {
  ...shared,
  name: 'Slot',
  label: 'Slot',
  rules: { canvas: true, canDrag: () => false },
  editableText: [],
  view: (record) => viewOf(record, slotAttribute),
}

/** Own formatted text of a place or a variant for a text block of the section. */
export const ownTextBlock: BlockType = {
  ...shared,
  name: 'OwnText',
  label: 'Own text',
  rules: { canDrag: () => false },
  editableText: ['content'],
  view: (record) => viewOf(record, ownTextAttribute),
}

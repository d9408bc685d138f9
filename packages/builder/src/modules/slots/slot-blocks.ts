import type { BlockType } from '../../blocks/block-type.ts'
import { childrenOrText, definedAttributes, elementOf, textProp } from '../../blocks/element.ts'
import type { NodeRecord } from '../../tree/record.ts'

/** Attributes of the own content of a place in HTML: the property that it fills, and that property's name. */
export const slotAttribute = 'data-w2m-slot'
export const ownTextAttribute = 'data-w2m-own-text'
export const slotNameAttribute = 'data-w2m-slot-name'

const viewOf = (record: NodeRecord, attribute: string) =>
  elementOf(
    record,
    'div',
    {
      [attribute]: textProp(record.props.slot),
      ...definedAttributes({ [slotNameAttribute]: textProp(record.props.name) }),
    },
    childrenOrText(record),
  )

const shared = {
  group: 'layout',
  inPalette: false,
  defaults: {},
  tag: () => 'div',
} as const

/** A place's own blocks for a slot of its section; `expandModules` puts them into the section's block. */
export const slotBlock: BlockType = {
  ...shared,
  name: 'Slot',
  label: 'Slot',
  rules: { canvas: true },
  editableText: [],
  view: (record) => viewOf(record, slotAttribute),
}

/** A place's own formatted text for a text block of its section. */
export const ownTextBlock: BlockType = {
  ...shared,
  name: 'OwnText',
  label: 'Own text',
  rules: {},
  editableText: ['content'],
  view: (record) => viewOf(record, ownTextAttribute),
}

import type { BlockType } from '../blocks/block-type.ts'
import { elementOf, textProp } from '../blocks/element.ts'

/** Attributes of a section reference in HTML. */
export const moduleIdAttribute = 'data-w2m-section'
export const moduleNameAttribute = 'data-w2m-section-name'

/**
 * Reference to a section of the account by id; `expandModules` replaces it by the section's content. HTML
 * that contains the reference restores it on import, with the own content of the place inside it.
 */
export const moduleBlock: BlockType = {
  name: 'Module',
  label: 'Section',
  group: 'layout',
  inPalette: false,
  defaults: {},
  rules: {},
  editableText: [],
  tag: () => 'div',
  view: (record) =>
    elementOf(
      record,
      'div',
      {
        [moduleIdAttribute]: textProp(record.props.moduleId),
        [moduleNameAttribute]: textProp(record.props.name),
      },
      record.children.length > 0 ? 'children' : [],
    ),
}

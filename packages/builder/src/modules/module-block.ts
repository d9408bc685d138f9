import type { BlockType } from '../blocks/block-type.ts'
import { elementOf, textProp } from '../blocks/element.ts'

/** Attributes under which a reference to a section travels in html. */
export const moduleIdAttribute = 'data-w2m-section'
export const moduleNameAttribute = 'data-w2m-section-name'

/**
 * Refers to a section of the account by its id; `expandModules` replaces it with the section's content. HTML
 * that still contains the reference restores it on import.
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
      [],
    ),
}

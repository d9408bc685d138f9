import type { BlockType } from '../block-type.ts'
import { classesOf, definedAttributes, elementOf, textProp } from '../element.ts'
import { markOf, takenFlag } from '../mark.ts'

/** Part of an accordion or of tabs: a title, and the content that it opens. Open while it is edited. */
export const fold: BlockType = {
  name: 'Fold',
  label: 'Accordion item',
  group: 'interactive',
  inPalette: false,
  defaults: { open: false },
  rules: {
    canvas: true,
    canMoveIn: (_parent, { componentName }) => componentName !== 'FoldTitle' && componentName !== 'Fold',
  },
  editableText: [],
  mark: markOf('w2-fold', { open: takenFlag('open') }, ['name']),
  readsParent: true,
  tag: () => 'details',
  view: (record, { mode, parent }) => {
    const own = {
      class: classesOf(record, 'w2-fold'),
      ...(record.props.open === true && { open: '' }),
    }
    if (mode === 'edit') return elementOf(record, 'div', own, 'children')
    const key = textProp(parent?.props.key)
    const name = definedAttributes({ name: key && `w2-${key}` })
    return elementOf(record, 'details', { ...own, ...name }, 'children')
  },
}

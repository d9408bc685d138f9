import type { BlockType } from '../block-type.ts'
import { childrenOrText, classesOf, elementOf } from '../element.ts'
import { markOf } from '../mark.ts'

/** Title of an accordion item or a tab. It stays in its item, because an item without a title can't open. */
export const foldTitle: BlockType = {
  name: 'FoldTitle',
  label: 'Title',
  group: 'interactive',
  inPalette: false,
  defaults: {},
  rules: { canDrag: () => false },
  editableText: ['content'],
  mark: markOf('w2-fold-title'),
  tag: () => 'summary',
  view: (record, { mode }) =>
    elementOf(
      record,
      // a space typed into a summary would close it
      mode === 'edit' ? 'div' : 'summary',
      { class: classesOf(record, 'w2-fold-title') },
      childrenOrText(record),
    ),
}

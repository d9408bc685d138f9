import type { BlockType } from '../block-type.ts'
import { childrenOrText, classesOf, elementOf, textProp } from '../element.ts'
import { markOf, taken } from '../mark.ts'
import { popoverId } from './popover.ts'

/** Actions of a click on the button. */
export const popoverActions = ['toggle', 'show', 'hide'] as const

const css =
  '.w2-opener{padding:10px 18px;font:inherit;font-weight:600;color:inherit;background:none;' +
  'border:1px solid currentColor;border-radius:var(--r-s,6px);cursor:pointer}'

/** Button that opens or closes a popover of the same key. */
export const popoverButton: BlockType = {
  name: 'PopoverButton',
  label: 'Popover button',
  group: 'interactive',
  inPalette: false,
  defaults: { key: '', action: 'toggle', content: 'Open', elementStyle: {} },
  rules: {},
  editableText: ['content'],
  css,
  mark: markOf(
    'w2-opener',
    {
      key: (rest) => String(taken('popovertarget')(rest) ?? '').replace(/^w2-/, ''),
      action: taken('popovertargetaction'),
    },
    ['type'],
  ),
  keys: ['key'],
  tag: () => 'button',
  view: (record) => {
    const action = popoverActions.find((each) => each === record.props.action) ?? 'toggle'
    return elementOf(
      record,
      'button',
      {
        type: 'button',
        class: classesOf(record, 'w2-opener'),
        popovertarget: popoverId(textProp(record.props.key)),
        popovertargetaction: action,
      },
      childrenOrText(record),
    )
  },
}

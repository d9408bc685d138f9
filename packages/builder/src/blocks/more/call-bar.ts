import type { BlockType } from '../block-type.ts'
import { classesOf, elementOf } from '../element.ts'
import { markOf, withoutClass } from '../mark.ts'

/** The page ends above the bar, so that it covers nothing. */
const css =
  '.w2-callbar{box-sizing:border-box;display:flex;gap:8px;padding:8px 12px;color:var(--c-ink,#1b1f24);' +
  'background:var(--c-paper,#fff);border-top:1px solid var(--c-line,rgba(27,31,36,.18))}' +
  '.w2-callbar>*{flex:1;box-sizing:border-box;min-height:48px}' +
  '@media (min-width:768px){.w2-callbar-fixed{display:none}}' +
  '@media (max-width:767px){.w2-callbar-fixed{position:fixed;z-index:20;inset:auto 0 0 0;' +
  'padding-bottom:calc(8px + env(safe-area-inset-bottom))}body:has(.w2-callbar-fixed){padding-bottom:80px}}'

const takenFixed = (rest: Record<string, string>): undefined => {
  rest.class = withoutClass(rest.class ?? '', 'w2-callbar-fixed')
  return undefined
}

/** Bar with buttons that stays at the bottom of phones, and is left out on wider screens. */
export const callBar: BlockType = {
  name: 'CallBar',
  label: 'Call bar',
  group: 'more',
  inPalette: false,
  defaults: { elementStyle: {} },
  rules: { canvas: true },
  editableText: [],
  css,
  mark: markOf('w2-callbar', { fixed: takenFixed }),
  tag: () => 'div',
  view: (record, { mode }) =>
    elementOf(
      record,
      'div',
      { class: classesOf(record, 'w2-callbar', mode === 'export' && 'w2-callbar-fixed') },
      'children',
    ),
}

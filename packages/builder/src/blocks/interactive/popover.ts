import type { BlockType } from '../block-type.ts'
import { classesOf, definedAttributes, elementOf, textProp } from '../element.ts'
import { markOf, taken, takenClass } from '../mark.ts'

/** Places where a popover opens. */
export const popoverKinds = ['popover', 'dialog', 'sheet'] as const

const kindOf = (value: unknown): string => popoverKinds.find((kind) => kind === value) ?? 'popover'

/** Id that a key becomes on the page. */
export const popoverId = (key: string): string => `w2-${key}`

const css =
  '.w2-popover{box-sizing:border-box;max-width:calc(100vw - 32px);padding:20px;overflow:auto;' +
  'color:var(--c-ink,#1b1f24);background:var(--c-paper,#fff);border:1px solid var(--c-line,rgba(27,31,36,.18));' +
  'border-radius:var(--r-m,8px)}' +
  '.w2-popover[popover]{box-shadow:0 12px 40px rgba(0,0,0,.22)}' +
  '.w2-popover-dialog[popover]{width:560px;max-height:calc(100dvh - 32px)}' +
  '.w2-popover-sheet[popover]{inset:0 0 0 auto;width:min(360px,100vw);max-width:none;height:100dvh;max-height:none;' +
  'margin:0;border-radius:0}' +
  '.w2-popover:is(.w2-popover-dialog,.w2-popover-sheet)::backdrop{background:rgba(0,0,0,.5)}' +
  '@supports (position-area:bottom){.w2-popover-popover[popover]{position-area:block-end span-inline-end;margin:8px 0;' +
  'position-try-fallbacks:flip-block,flip-inline,flip-block flip-inline}}' +
  '@media (prefers-reduced-motion:no-preference){.w2-popover[popover]{opacity:0;transition:opacity .2s,' +
  'display .2s allow-discrete,overlay .2s allow-discrete}.w2-popover:popover-open{opacity:1}' +
  '@starting-style{.w2-popover:popover-open{opacity:0}}}'

/**
 * Content that a button opens above the page: beside the button, in the middle as a dialog, or at the edge.
 * Escape and a click beside it close it. In its place on the page while it is edited.
 */
export const popover: BlockType = {
  name: 'Popover',
  label: 'Popover',
  group: 'interactive',
  inPalette: false,
  defaults: { key: '', kind: 'popover', label: '', elementStyle: {} },
  rules: { canvas: true },
  editableText: [],
  css,
  mark: markOf(
    'w2-popover',
    {
      key: (rest) => String(taken('id')(rest) ?? '').replace(/^w2-/, ''),
      kind: takenClass('w2-popover-'),
      label: taken('aria-label'),
    },
    ['popover', 'role'],
  ),
  keys: ['key'],
  tag: () => 'div',
  view: (record, { mode }) => {
    const kind = kindOf(record.props.kind)
    const own = { class: classesOf(record, 'w2-popover', `w2-popover-${kind}`) }
    const label = textProp(record.props.label)
    return elementOf(
      record,
      'div',
      mode === 'edit'
        ? own
        : {
            ...own,
            ...definedAttributes({ id: popoverId(textProp(record.props.key)) }),
            popover: 'auto',
            ...(kind !== 'popover' && { role: 'dialog' }),
            ...definedAttributes({ 'aria-label': label }),
          },
      'children',
    )
  },
}

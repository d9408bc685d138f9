import type { BlockType } from '../block-type.ts'
import { classesOf, elementOf } from '../element.ts'
import { markOf, takenClass } from '../mark.ts'

export const stepLooks = ['numbers', 'timeline'] as const

const line = 'var(--c-line,color-mix(in srgb,currentColor 22%,transparent))'

const css =
  '.w2-steps{margin:0;padding:0;list-style:none;counter-reset:w2-step}' +
  '.w2-steps>li{position:relative;box-sizing:border-box;min-height:48px;padding-block:0 28px;padding-inline:60px 0;counter-increment:w2-step}' +
  '.w2-steps>li>:first-child{margin-top:0}' +
  `.w2-steps>li:not(:last-child)::after{content:"";position:absolute;top:0;bottom:0;inset-inline-start:19px;width:2px;background:${line}}` +
  '.w2-steps>li::before{content:counter(w2-step);position:absolute;z-index:1;top:0;inset-inline-start:0;box-sizing:border-box;' +
  'width:40px;height:40px;font-weight:700;line-height:36px;text-align:center;color:var(--c-ink,#1b1f24);' +
  'background:var(--c-paper,#fff);border:2px solid var(--c-action,currentColor);border-radius:50%}' +
  '.w2-steps-timeline>li{padding-inline-start:40px}.w2-steps-timeline>li:not(:last-child)::after{inset-inline-start:7px;top:6px}' +
  '.w2-steps-timeline>li::before{content:"";top:6px;width:16px;height:16px;background:var(--c-action,currentColor)}'

/** Numbered steps, or the points of a timeline: an ordered list. */
export const steps: BlockType = {
  name: 'Steps',
  label: 'Steps',
  group: 'more',
  inPalette: false,
  defaults: { look: 'numbers', elementStyle: { width: '100%' } },
  rules: { canvas: true },
  editableText: [],
  css,
  mark: markOf('w2-steps', { look: takenClass('w2-steps-') }),
  tag: () => 'ol',
  view: (record) => {
    const look = stepLooks.find((each) => each === record.props.look) ?? 'numbers'
    return elementOf(record, 'ol', { class: classesOf(record, 'w2-steps', `w2-steps-${look}`) }, 'children')
  },
}

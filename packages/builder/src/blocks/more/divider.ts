import type { BlockType } from '../block-type.ts'
import { classesOf, elementOf } from '../element.ts'
import { markOf, takenClass } from '../mark.ts'

export const dividerShapes = ['line', 'dashed', 'dotted', 'wave', 'zigzag', 'slant', 'curve'] as const

const wave =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 20' " +
  "preserveAspectRatio='none'%3E%3Cpath d='M0 10Q20 0 40 10T80 10V20H0Z'/%3E%3C/svg%3E\")"

/** Shapes are areas of the text's color, so that they can continue the color of the next section. */
const css =
  '.w2-divider{box-sizing:border-box;width:100%;height:0;margin:24px 0;color:inherit;border:0;' +
  'border-top:1px solid var(--c-line,color-mix(in srgb,currentColor 22%,transparent))}' +
  '.w2-divider-dashed{border-top-style:dashed;border-top-width:2px}' +
  '.w2-divider-dotted{border-top-style:dotted;border-top-width:3px}' +
  '.w2-divider:is(.w2-divider-wave,.w2-divider-zigzag,.w2-divider-slant,.w2-divider-curve){height:40px;margin:0;' +
  'background:currentColor;border:0}' +
  `.w2-divider-wave{-webkit-mask:${wave} 0 0/120px 100%;mask:${wave} 0 0/120px 100%}` +
  '.w2-divider-zigzag{-webkit-mask:conic-gradient(from 135deg at top,#000 90deg,#0000 0) 0 0/40px 100%;' +
  'mask:conic-gradient(from 135deg at top,#000 90deg,#0000 0) 0 0/40px 100%}' +
  '.w2-divider-slant{clip-path:polygon(0 100%,100% 0,100% 100%)}' +
  '.w2-divider-curve{border-radius:50% 50% 0 0/100% 100% 0 0}'

/** Line or shape between two parts of a page. */
export const divider: BlockType = {
  name: 'Divider',
  label: 'Divider',
  group: 'more',
  inPalette: true,
  defaults: { shape: 'line', elementStyle: {} },
  rules: {},
  editableText: [],
  css,
  mark: markOf('w2-divider', { shape: takenClass('w2-divider-') }, ['role', 'aria-hidden']),
  tag: () => 'hr',
  view: (record) => {
    const shape = dividerShapes.find((each) => each === record.props.shape) ?? 'line'
    const isLine = ['line', 'dashed', 'dotted'].includes(shape)
    const own = { class: classesOf(record, 'w2-divider', `w2-divider-${shape}`) }
    return elementOf(record, 'hr', isLine ? own : { ...own, 'aria-hidden': 'true' }, [])
  },
}

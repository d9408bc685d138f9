import type { BlockType } from '../block-type.ts'
import { classesOf, elementOf } from '../element.ts'
import type { ElementView } from '../view.ts'
import { shapeNames, shapePaths, type ShapeName } from './shape-paths.ts'

const css =
  '.w2-shape{display:block;box-sizing:border-box;width:100%;height:80px;margin:0;overflow:hidden;line-height:0}' +
  '.w2-shape>svg{display:block;width:100%;height:calc(100% + 1px);fill:currentColor;' +
  'scale:var(--w2-shape-x,1) var(--w2-shape-y,1)}' +
  '.w2-shape-x{--w2-shape-x:-1}.w2-shape-y{--w2-shape-y:-1}'

const svg = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly ElementView[],
): ElementView => ({
  kind: 'element',
  tag,
  namespace: 'svg',
  attributes,
  content,
})

/** Areas behind others are fainter. */
const drawing = (shape: ShapeName): ElementView => {
  const paths = shapePaths[shape]
  const areas = paths.map((d, at) => {
    const share = (at + 1) / paths.length
    return svg('path', { d, ...(share < 1 && { opacity: String(Math.round(share * 100) / 100) }) }, [])
  })
  return svg('svg', { viewBox: '0 0 1200 120', preserveAspectRatio: 'none', focusable: 'false' }, areas)
}

/** Shape between two sections: drawn in the text color, above its own background. */
export const shapeDivider: BlockType = {
  name: 'ShapeDivider',
  label: 'Shape divider',
  group: 'more',
  inPalette: true,
  defaults: {
    shape: 'wave',
    flipX: false,
    flipY: false,
    elementStyle: { height: '80px', color: 'var(--c-tint, #dfe8ea)' },
  },
  rules: {},
  editableText: [],
  css,
  isRestored: true,
  tag: () => 'div',
  view: (record) => {
    const { shape: chosen, flipX, flipY } = record.props
    const shape = shapeNames.find((each) => each === chosen) ?? 'wave'
    const own = {
      class: classesOf(record, 'w2-shape', flipX === true && 'w2-shape-x', flipY === true && 'w2-shape-y'),
      'data-shape': shape,
      'aria-hidden': 'true',
    }
    return elementOf(record, 'div', own, [drawing(shape)])
  },
}

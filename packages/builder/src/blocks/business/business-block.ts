import type { NapData } from '../../bindings/data.ts'
import type { NodeRecord, Props } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { nothing } from '../element.ts'
import type { View } from '../view.ts'
import { sampleNap } from './sample.ts'

interface BusinessBlock extends Partial<Pick<BlockType, 'keys' | 'optionCss' | 'pageCss'>> {
  readonly name: string
  readonly label: string
  readonly tag: string | BlockType['tag']
  readonly elementStyle?: Props
  readonly css?: string
  /** Returns the view for a listing; null if the listing lacks the data. */
  readonly show: (record: NodeRecord, nap: NapData) => View | null
}

/**
 * Creates a block that shows fields of the business listing. Without data, published pages omit it and the
 * editor shows a sample.
 */
export const businessBlock = ({
  name,
  label,
  tag,
  elementStyle,
  css,
  show,
  ...option
}: BusinessBlock): BlockType => ({
  name,
  label,
  group: 'business',
  inPalette: true,
  defaults: { elementStyle: elementStyle ?? {} },
  rules: {},
  editableText: [],
  ...(css && { css }),
  ...option,
  bound: true,
  tag: (node) => (typeof tag === 'string' ? (node.addition.tag ?? tag) : tag(node)),
  view: (record, { mode, data }) => {
    const shown = data.nap ? show(record, data.nap) : null
    if (shown) return shown
    return (mode === 'edit' ? show(record, sampleNap) : null) ?? nothing
  },
})

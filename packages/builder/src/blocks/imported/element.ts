import type { BlockType } from '../block-type.ts'
import { childrenOrText, elementOf } from '../element.ts'
import { takesChildren } from '../layout/takes-children.ts'

const containers = new Set(
  (
    'main article aside header footer nav section div figure figcaption form fieldset blockquote details ' +
    'dialog address hgroup search center ul ol menu li dl dt dd table thead tbody tfoot tr td th caption'
  ).split(' '),
)

const tagOf: BlockType['tag'] = ({ addition }) => addition.tag ?? 'div'

/** Imported element without a block type of its own. */
export const anyElement: BlockType = {
  name: 'Element',
  label: 'Element',
  group: 'layout',
  inPalette: false,
  defaults: {},
  rules: {
    canvas: (node) => containers.has(tagOf(node)) && !node.addition.namespace && takesChildren(node),
  },
  editableText: ['content'],
  tag: tagOf,
  view: (record) => elementOf(record, tagOf(record), {}, childrenOrText(record)),
}

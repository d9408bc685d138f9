import type { BlockType } from '../block-type.ts'
import { childrenOrText, elementOf } from '../element.ts'
import { breaksLongWords } from './long-words.ts'

const types = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

const tagOf: BlockType['tag'] = ({ props }) => {
  const type = props.headingType
  return typeof type === 'string' && types.has(type) ? type : 'h1'
}

export const heading: BlockType = {
  name: 'Heading',
  label: 'Heading',
  group: 'text',
  inPalette: true,
  defaults: {
    headingType: 'h1',
    content: 'Heading Example',
    elementStyle: { 'font-size': '24px', ...breaksLongWords },
  },
  rules: {},
  editableText: ['content'],
  tag: tagOf,
  view: (record) => elementOf(record, tagOf(record), {}, childrenOrText(record)),
}

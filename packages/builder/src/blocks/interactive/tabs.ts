import type { BlockType } from '../block-type.ts'
import { classesOf, definedAttributes, elementOf, textProp } from '../element.ts'
import { markOf, taken, withoutClass } from '../mark.ts'
import { foldCss } from './accordion.ts'

const line = 'var(--c-line,color-mix(in srgb,currentColor 22%,transparent))'

/** Where a browser can't lay out the content of `details` apart, tabs stay titles that open their content. */
const css =
  `.w2-tabs>*{border-bottom:1px solid ${line}}` +
  '@supports selector(::details-content){' +
  '.w2-tabs:has(>details){display:flex;flex-wrap:wrap;column-gap:24px}.w2-tabs>details{display:contents}' +
  '.w2-tabs>details::details-content{order:1;flex:0 0 100%;box-sizing:border-box}' +
  `.w2-tabs>details[open]::details-content{border-top:1px solid ${line};padding-top:16px}` +
  '.w2-tabs>details[open]>.w2-fold-title{pointer-events:none;box-shadow:inset 0 -3px var(--c-action,currentColor)}}'

const isEmpty = '.w2-tabs-kept:not(:has(>[open]))>details:first-of-type'

/** Reads from the class whether one tab is always open. */
const takenKept = (rest: Record<string, string>): true | undefined => {
  const classes = rest.class ?? ''
  rest.class = withoutClass(classes, 'w2-tabs-kept')
  return rest.class === classes ? undefined : true
}

/** A browser lets any tab be closed by the keyboard; then the first one is shown. */
export const keptTabsCss =
  `@supports selector(::details-content){${isEmpty}::details-content{content-visibility:visible;` +
  `border-top:1px solid ${line};padding-top:16px}` +
  `${isEmpty}>.w2-fold-title{box-shadow:inset 0 -3px var(--c-action,currentColor)}}`

/** Titles in a row, of which one shows its content. Without styles they are titles that open their content. */
export const tabs: BlockType = {
  name: 'Tabs',
  label: 'Tabs',
  group: 'interactive',
  inPalette: false,
  defaults: { key: '', elementStyle: { width: '100%' } },
  rules: { canvas: true, canMoveIn: (_parent, { componentName }) => componentName === 'Fold' },
  editableText: [],
  css: foldCss + css,
  optionCss: keptTabsCss,
  pageCss: ({ props }) => (props.alwaysOpen === true ? keptTabsCss : ''),
  mark: markOf('w2-tabs', { key: taken('data-group'), alwaysOpen: takenKept }),
  keys: ['key'],
  tag: () => 'div',
  view: (record) =>
    elementOf(
      record,
      'div',
      {
        class: classesOf(record, 'w2-tabs', record.props.alwaysOpen === true && 'w2-tabs-kept'),
        ...definedAttributes({ 'data-group': textProp(record.props.key) }),
      },
      'children',
    ),
}

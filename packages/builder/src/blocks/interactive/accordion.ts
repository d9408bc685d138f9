import type { BlockType } from '../block-type.ts'
import { classesOf, definedAttributes, elementOf, textProp } from '../element.ts'
import { markOf, taken } from '../mark.ts'

const line = 'var(--c-line,color-mix(in srgb,currentColor 22%,transparent))'

/** Rules of the parts that accordions and tabs share; the parts are `details`, and open without scripts. */
export const foldCss =
  '.w2-fold-title{padding:14px 0;font-weight:600;cursor:pointer;list-style:none}' +
  '.w2-fold-title::-webkit-details-marker{display:none}' +
  '.w2-fold-title>:is(h2,h3,h4,h5,h6,p){margin:0;font:inherit}' +
  '.w2-fold-title:focus-visible{outline:2px solid currentColor;outline-offset:2px}'

const css =
  `.w2-accordion>*{border-bottom:1px solid ${line}}` +
  '.w2-accordion>*>.w2-fold-title{display:flex;gap:16px;align-items:center;justify-content:space-between}' +
  '.w2-accordion>*>.w2-fold-title::after{content:"";flex:none;box-sizing:border-box;width:9px;height:9px;' +
  'margin:0 4px 4px;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(45deg)}' +
  '.w2-accordion>[open]>.w2-fold-title::after{margin:4px 4px 0;transform:rotate(225deg)}' +
  '.w2-accordion>*>:last-child:not(.w2-fold-title){margin-bottom:16px}' +
  '@media (prefers-reduced-motion:no-preference){@supports (interpolate-size:allow-keywords) and ' +
  'selector(::details-content){.w2-accordion>details{interpolate-size:allow-keywords}' +
  '.w2-accordion>details::details-content{block-size:0;overflow:clip;' +
  'transition:block-size .25s,content-visibility .25s allow-discrete}' +
  '.w2-accordion>details[open]::details-content{block-size:auto}}}'

/**
 * Titles that open their content, by `details` alone. With a key, opening one closes the others of the same
 * accordion.
 */
export const accordion: BlockType = {
  name: 'Accordion',
  label: 'Accordion',
  group: 'interactive',
  inPalette: false,
  defaults: { key: '', elementStyle: { width: '100%' } },
  rules: { canvas: true, canMoveIn: (_parent, { componentName }) => componentName === 'Fold' },
  editableText: [],
  css: foldCss + css,
  mark: markOf('w2-accordion', { key: taken('data-group') }),
  keys: ['key'],
  tag: () => 'div',
  view: (record) =>
    elementOf(
      record,
      'div',
      {
        class: classesOf(record, 'w2-accordion'),
        ...definedAttributes({ 'data-group': textProp(record.props.key) }),
      },
      'children',
    ),
}

import {
  blockTypes,
  canvasView,
  checkPage,
  exportHtml,
  importHtml,
  importJsonValue,
  type BuilderDocument,
} from '@web2/builder'
import { expect, test } from 'vitest'
import { drawPage } from '../picture/draw-page.ts'

// without a prototype's functions, an object has no text and no number
const textless = { toString: 1, valueOf: 1 }
const style = Object.fromEntries(
  (
    'color display flex-direction margin-left width height padding margin flex flex-grow gap font-size font-weight font-family aspect-ratio ' +
    'background-image background-color grid-template-columns object-fit max-width'
  )
    .split(' ')
    .map((property) => [property, textless]),
)
const shadows = { 'box-shadow': { x: textless, color: textless }, 'text-shadow': { color: textless } }

const values: readonly unknown[] = [
  ...[null, true, -1, 1e308, 'constructor', '__proto__', '/a.constructor', '{constructor}'],
  ...[[], [[]], [null], {}, [{}], textless, [textless], [{ url: '/a.png', alt: textless }]],
  ...[style, shadows, { tablet: style, 'max-500': textless, constructor: [] }],
  [{ tag: 'path', attributes: { d: 1 } }, { tag: textless }, textless],
]

const more =
  'content href url poster otherUrl captions later motion elementStyle breakpoints hover shapes paint viewBox'

const pageWith = (componentName: string, props: object): BuilderDocument => {
  const child = { componentName, props, children: [], addition: {} }
  const row = { componentName: 'Container', props: { elementStyle: { display: 'flex' } }, children: [child] }
  const addition = { tag: 'body', version: 1 }
  const read = importJsonValue({ componentName: 'Canvas', props: {}, children: [row], addition })
  if (!read.ok) throw new Error(read.detail)
  return read.document
}

const isRight = (componentName: string, props: object): void => {
  const document = pageWith(componentName, props)
  const html = exportHtml(document, { pictures: () => undefined })
  expect(html).toContain('</html>')
  for (const record of document.nodes.values()) canvasView(record, {})
  checkPage(document)
  drawPage(document)
  importHtml(html)
}

/** Values that broke a block in one prop, which others may hide if all have them. */
const alone = [textless, '/a.constructor', style]

test.each(blockTypes.map((type) => [type.name, type] as const))(
  'a %s with any JSON in its props is shown, checked and published',
  (name, { defaults }) => {
    const props = [...new Set([...Object.keys(defaults), ...more.split(' ')])]
    for (const prop of props) for (const value of alone) isRight(name, { ...defaults, [prop]: value })
    for (const value of values) isRight(name, Object.fromEntries(props.map((prop) => [prop, value])))
  },
)

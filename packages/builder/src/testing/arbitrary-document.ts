import fc from 'fast-check'
import { createNode } from '../blocks/create-node.ts'
import { blockTypes } from '../blocks/registry.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Addition, Props } from '../tree/record.ts'
import type { WireNode } from '../tree/wire-node.ts'

const textWith = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom(
    'a < b & "c"',
    '{nap.phone}',
    '{unknown}',
    '\\{nap.phone}',
    '</style>',
    '  spaced  ',
    '\n\nlines',
    'é✓',
  ),
)

const words = fc
  .constantFrom('wide', 'hero', 'x-1', 'box')
  .chain((first) => fc.constantFrom('', ' dark', ' w2').map((more) => first + more))

const style = fc.dictionary(
  fc.constantFrom(
    'color',
    'padding-top',
    'margin-left',
    'display',
    'font-size',
    'background-image',
    'box-shadow',
  ),
  fc.oneof(
    fc.constantFrom(
      'red',
      '12px',
      'flex',
      'url("a.png")',
      'photo.jpg',
      '0 1px 2px #000',
      'red;}body{display:none',
    ),
    fc.integer({ min: -5, max: 400 }),
  ),
  { maxKeys: 4 },
)

const props: fc.Arbitrary<Props> = fc.record(
  {
    elementStyle: style,
    hover: style,
    breakpoints: fc.record({ tablet: style, mobile: style }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
)

const addition: fc.Arbitrary<Addition> = fc.record(
  {
    attributes: fc.dictionary(
      fc.constantFrom('class', 'id', 'data-x', 'title', 'aria-label'),
      fc.oneof(words, textWith),
      {
        maxKeys: 3,
      },
    ),
    name: fc.string({ maxLength: 8 }),
  },
  { requiredKeys: [] },
)

const leaves = blockTypes
  .filter(
    ({ name }) => !['Canvas', 'Container', 'ContainerFill', 'Element', 'Text', 'Comment'].includes(name),
  )
  .map(({ name }) => name)

const leaf: fc.Arbitrary<WireNode> = fc
  .record({ name: fc.constantFrom(...leaves), props, addition, content: textWith, keep: fc.boolean() })
  .map((drawn) => {
    const own = drawn.keep ? drawn.props : { ...drawn.props, content: drawn.content }
    return createNode(drawn.name, own, [], drawn.addition)
  })

const bare: fc.Arbitrary<WireNode> = fc
  .record({ name: fc.constantFrom('Text', 'Comment'), content: textWith })
  .map(({ name, content }) => createNode(name, { content }))

const containerNames = fc.constantFrom('Canvas', 'Container', 'ContainerFill')

/** Trees of blocks as a person can build them from the palette. */
export const arbitraryNode: fc.Arbitrary<WireNode> = fc.letrec<{ node: WireNode; box: WireNode }>((tie) => ({
  node: fc.oneof({ maxDepth: 5, withCrossShrink: true }, leaf, bare, tie('box')),
  box: fc
    .record({
      name: containerNames,
      props,
      addition,
      section: fc.boolean(),
      children: fc.array(tie('node'), { maxLength: 4 }),
    })
    .map((drawn) =>
      createNode(
        drawn.name,
        drawn.props,
        drawn.children,
        drawn.section ? { ...drawn.addition, tag: 'section' } : drawn.addition,
      ),
    ),
})).node

/** Pages as a person can build them, with awkward texts, styles and attributes. */
export const arbitraryDocument: fc.Arbitrary<BuilderDocument> = fc
  .array(arbitraryNode, { maxLength: 6 })
  .map((nodes) => createDocument(nodes))

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
    'grid-template-columns',
    '--own',
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

const address = fc.constantFrom(
  '/about',
  'https://a.test/?a=1&b=2',
  'tel:{nap.phone}',
  '{nap.website}',
  '#top',
  '',
)

/** Values of the blocks' own props; each block reads those it knows. */
const ownProps: fc.Arbitrary<Props> = fc.record(
  {
    href: address,
    imageUrl: address,
    url: fc.constantFrom(
      'https://youtu.be/aqz-KE-bpKQ',
      'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0',
      'x',
    ),
    alt: textWith,
    title: textWith,
    newTab: fc.boolean(),
    nofollow: fc.boolean(),
    headingType: fc.constantFrom('h2', 'h6', 'h9'),
    type: fc.constantFrom('radio', 'checkbox', 'email', 'submit'),
    placeholder: textWith,
    width: fc.oneof(fc.nat({ max: 2_000 }), fc.constant('50%')),
    loading: fc.constantFrom('auto', 'lazy', 'eager'),
    interval: fc.nat({ max: 9_000 }),
    slides: fc.array(fc.record({ background: address, title: textWith, subtitle: textWith }), {
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
)

/** Rich text as the text panel creates it: words with marks, links and breaks. */
const richText: fc.Arbitrary<WireNode> = fc
  .record({
    name: fc.constantFrom('Paragraph', 'Heading', 'Span', 'Button'),
    parts: fc.array(
      fc.record({ kind: fc.constantFrom('Text', 'strong', 'em', 'u', 'Br'), content: textWith }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ name, parts }) =>
    createNode(
      name,
      {},
      parts.map(({ kind, content }) =>
        kind === 'Text' || kind === 'Br'
          ? createNode(kind, kind === 'Text' ? { content } : {})
          : createNode('Element', { content }, [], { tag: kind }),
      ),
    ),
  )

/** List or table with the structure HTML requires. */
const structured: fc.Arbitrary<WireNode> = fc
  .record({ isTable: fc.boolean(), texts: fc.array(textWith, { minLength: 1, maxLength: 3 }) })
  .map(({ isTable, texts }) => {
    const element = (tag: string, children: WireNode[], content?: string) =>
      createNode('Element', content === undefined ? {} : { content }, children, { tag })
    const leaves = texts.map((content) => element(isTable ? 'td' : 'li', [], content))
    return isTable ? element('table', [element('tbody', [element('tr', leaves)])]) : element('ul', leaves)
  })

const leaf: fc.Arbitrary<WireNode> = fc
  .record({
    name: fc.constantFrom(...leaves),
    ownProps,
    props,
    addition,
    content: textWith,
    keep: fc.boolean(),
  })
  .map((drawn) => {
    const own = drawn.keep ? drawn.props : { ...drawn.ownProps, ...drawn.props, content: drawn.content }
    return createNode(drawn.name, own, [], drawn.addition)
  })

const bare: fc.Arbitrary<WireNode> = fc
  .record({ name: fc.constantFrom('Text', 'Comment'), content: textWith })
  .map(({ name, content }) => createNode(name, { content }))

const containerNames = fc.constantFrom('Canvas', 'Container', 'ContainerFill')

/** Trees of blocks that a user can build from the palette. */
export const arbitraryNode: fc.Arbitrary<WireNode> = fc.letrec<{ node: WireNode; box: WireNode }>((tie) => ({
  node: fc.oneof({ maxDepth: 5, withCrossShrink: true }, leaf, bare, richText, structured, tie('box')),
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

const pageLevel = fc.record(
  {
    htmlAttributes: fc.record({ lang: fc.constantFrom('en', 'de'), class: words }, { requiredKeys: [] }),
    importedStyles: fc.boolean(),
    title: textWith,
  },
  { requiredKeys: [] },
)

/** Pages that a user can build, with awkward texts, styles and attributes. */
export const arbitraryDocument: fc.Arbitrary<BuilderDocument> = fc
  .tuple(fc.array(arbitraryNode, { maxLength: 6 }), pageLevel)
  .map(([nodes, { title, ...level }]) => {
    const document = createDocument(nodes)
    const head = title === undefined ? [] : [{ tag: 'title', attributes: {}, text: title }]
    return { ...document, page: { ...document.page, ...level, head: [...head, ...document.page.head] } }
  })

import fc from 'fast-check'
import { createNode } from '../blocks/create-node.ts'
import { palette } from '../blocks/palette/palette.ts'
import { blockTypes } from '../blocks/registry.ts'
import { withTheme } from '../html/theme/with-theme.ts'
import { createDocument } from '../tree/create-document.ts'
import { breakpointsWith } from '../styles/breakpoints.ts'
import { styleStates, type NamedStyle } from '../theme/named/named-style.ts'
import { tidyCustomCss } from '../custom-css/custom-css.ts'
import { checkStyleValue } from '../styles/declarations.ts'
import type { Theme } from '../theme/theme.ts'
import { arbitraryCss } from './arbitrary-css.ts'
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
  .constantFrom('wide', 's-hero', 'hero', 'x-1', 'box')
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
    'clip-path',
    '-webkit-mask-image',
    'mask-image',
    'backdrop-filter',
    'mix-blend-mode',
  ),
  fc.oneof(
    fc.constantFrom(
      'red',
      '12px',
      'flex',
      'url("a.png")',
      'photo.jpg',
      '0 1px 2px #000',
      'polygon(0 0, 100% 0, 100% calc(100% - 2rem), 0 100%)',
      'linear-gradient(color-mix(in srgb, navy 54%, transparent), transparent), url("/media/a.jpg")',
      'blur(12px) saturate(1.2)',
      'multiply',
      'var(--c-a)',
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
    motion: fc.constantFrom('rise-view-32-60-0', 'fade-load-0-600-0', 'drift-view-32-100-0', 'rise-view-9'),
    breakpoints: fc.record(
      { tablet: style, mobile: style, 'max-1200': style, 'max-480': style },
      { requiredKeys: [] },
    ),
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

const boxes = ['Canvas', 'Container', 'ContainerFill', 'Element', 'Text', 'Comment']

/** The title of a fold is a `summary`, which HTML allows only in its fold. */
const leaves = blockTypes
  .filter(({ name }) => !boxes.includes(name) && name !== 'FoldTitle')
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
    later: fc.constantFrom('k1', 'k2'),
    poster: address,
    laterNote: textWith,
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

/** Blocks of the palette that consist of several. */
const composed: fc.Arbitrary<WireNode> = fc.constantFrom(
  ...palette
    .filter(({ group }) => group === 'interactive' || group === 'more')
    .flatMap(({ items }) => items.flatMap(({ nodes }) => nodes)),
)

const bare: fc.Arbitrary<WireNode> = fc
  .record({ name: fc.constantFrom('Text', 'Comment'), content: textWith })
  .map(({ name, content }) => createNode(name, { content }))

const containerNames = fc.constantFrom('Canvas', 'Container', 'ContainerFill')

/** Trees of blocks that a user can build from the palette. */
export const arbitraryNode: fc.Arbitrary<WireNode> = fc.letrec<{
  node: WireNode
  box: WireNode
  place: WireNode
}>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    leaf,
    bare,
    richText,
    structured,
    composed,
    tie('box'),
    tie('place'),
  ),
  /** A section's place with content of its own. */
  place: fc
    .record({
      slots: fc.array(
        fc.record({
          slot: fc.constantFrom('body', 'side'),
          children: fc.array(tie('node'), { maxLength: 3 }),
        }),
        { maxLength: 2 },
      ),
      words: fc.option(richText),
    })
    .map(({ slots, words }) =>
      createNode('Module', { moduleId: 'm', name: 'Card' }, [
        ...slots.map(({ slot, children }) => createNode('Slot', { slot, name: 'Body' }, children)),
        ...(words ? [createNode('OwnText', { slot: 'intro', name: 'Intro' }, words.children)] : []),
      ]),
    ),
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

const tokenValue = fc.constantFrom('#1d4ed8', 'var(--c-a)', 'Georgia, "Times New Roman", serif', '12px')

const namedStyleLayers = [...breakpointsWith(['max-900']), ...styleStates] as const

const namedStyles: fc.Arbitrary<readonly NamedStyle[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('s-hero', 's-x-1', 's-box', 'h2', 'p', 'a'),
    name: textWith.map((name) => name.trim().slice(0, 60).trim() || 'Style'),
    layers: fc
      .dictionary(fc.constantFrom(...namedStyleLayers), style, { maxKeys: 3 })
      .map((layers) => layers as NamedStyle['layers']),
  }),
  { selector: ({ id }) => id, maxLength: 3 },
)

/** Styles as a stored theme has them: without values that would be refused, and without empty layers. */
const withoutRefused = (styles: readonly NamedStyle[]): Pick<Theme, 'styles'> => {
  const kept = styles.map((each) => ({
    ...each,
    layers: Object.fromEntries(
      namedStyleLayers.flatMap((layer) => {
        const values = Object.entries(each.layers[layer] ?? {}).filter(
          ([property, value]) => value !== undefined && checkStyleValue(property, value) === null,
        )
        return values.length > 0 ? [[layer, Object.fromEntries(values)]] : []
      }),
    ),
  }))
  return kept.length > 0 ? { styles: kept } : {}
}

const customCss = fc.oneof(
  fc.constantFrom('', '.hero { color: red }', 'a { color: red }\n/* a note */\n', 'a { top: 0'),
  arbitraryCss.map(tidyCustomCss),
)

/** Themes without circles: only the later tokens may refer to the first. */
const theme: fc.Arbitrary<Theme> = fc
  .record({
    name: textWith,
    values: fc.array(tokenValue, { maxLength: 3 }),
    hasDark: fc.boolean(),
    label: fc.constantFrom('', 'Our “leaf” </style>', 'Ä'),
    isRetired: fc.boolean(),
    styles: namedStyles,
    wide: fc.boolean(),
    keepsBase: fc.boolean(),
    css: customCss,
  })
  .map(({ name, values, hasDark, label, isRetired, styles, wide, css, keepsBase }) => ({
    name: name.trim() || 'Theme',
    hasDark,
    ...withoutRefused(styles),
    ...(keepsBase && ({ keepsBase } as const)),
    ...(wide && { breakpoints: [{ name: 'Wide', width: 1200 }] }),
    ...(css && { css }),
    tokens: [
      {
        ...({ name: 'c-a', group: 'color', value: '#0b6e4f' } as const),
        ...(hasDark && { dark: '#bbf7d0' }),
        ...(label.trim() && { label: label.trim() }),
        ...(isRetired && ({ isRetired } as const)),
      },
      ...values.map((value, at) => ({ name: `s${at}`, group: 'space', value }) as const),
    ],
  }))

const pageLevel = fc.record(
  {
    theme,
    htmlAttributes: fc.record({ lang: fc.constantFrom('en', 'de'), class: words }, { requiredKeys: [] }),
    importedStyles: fc.boolean(),
    title: textWith,
    css: customCss.filter((css) => css !== ''),
  },
  { requiredKeys: [] },
)

/** Contents that a section has for its variants. */
const variantContents: fc.Arbitrary<readonly WireNode[]> = fc
  .array(
    fc.record({
      variant: fc.constantFrom('dark', 'wide'),
      children: fc.array(arbitraryNode, { maxLength: 2 }),
    }),
    { maxLength: 2 },
  )
  .map((contents) =>
    contents.map(({ variant, children }) =>
      createNode('Slot', { slot: 'body', name: 'Body', variant }, children),
    ),
  )

/** Pages and sections that a user can build, with awkward texts, styles and attributes. */
export const arbitraryDocument: fc.Arbitrary<BuilderDocument> = fc
  .tuple(fc.array(arbitraryNode, { maxLength: 6 }), pageLevel, variantContents)
  .map(([nodes, { title, theme: own, ...level }, contents]) => {
    const document = createDocument([...nodes, ...contents])
    const head = title === undefined ? [] : [{ tag: 'title', attributes: {}, text: title }]
    const page = { ...document.page, ...level, head: [...head, ...document.page.head] }
    return { ...document, page: withTheme(page, own) }
  })

import {
  applyChange,
  createDocument,
  exportHtml,
  nodeOf,
  removeNodes,
  sequentialUuids,
  subtree,
  type BuilderDocument,
  type Json,
  type WireNode,
} from '@web2/builder'
import { expect, it } from 'vitest'
import { changeTemplate } from '../templates/changing/change-template.ts'
import { findTemplate } from '../templates/templates.ts'
import type { LibrarySection } from './library-section.ts'
import { newSection } from './new-section.ts'
import { replaceSection } from './replace-section.ts'
import { librarySections } from './sections.ts'

const newUuid = sequentialUuids()
const sections = librarySections.map((section) => [section.id, section] as const)

/** Returns another section of the same kind, or the same one if it is the only one. */
const anotherOf = (section: LibrarySection): LibrarySection =>
  librarySections.find((each) => each.kind === section.kind && each !== section) ?? section

/** Returns the HTML of a page after its only section was replaced. */
const replaced = (document: BuilderDocument, section: LibrarySection): string => {
  const [root = ''] = nodeOf(document, document.root).children
  const result = replaceSection(document, root, section, newUuid)
  if (!result.ok) throw new Error('It was not replaced.')
  return exportHtml(applyChange(document, result.change))
}

/** Returns the section with other props in every block, as a file or the API may have them. */
const changed = (node: WireNode, props: (node: WireNode) => object): WireNode => ({
  ...node,
  props: { ...node.props, ...props(node) },
  children: node.children.map((child) => changed(child, props)),
})

// without a prototype's functions, an object has no text and no number
const textless = { toString: 1, valueOf: 1 }
const script = { tag: 'script', attributes: { onload: 'alert(1)', href: textless }, shapes: [null, 'M0 0'] }
const picture = {
  words: 'x',
  alt: '"><script>alert(1)</script>',
  image: { url: 'javascript:alert(1)', alt: textless, width: textless },
  drawing: { width: 1, height: 1, shapes: [script, textless] },
}
const kept: readonly unknown[] = [
  { items: [] },
  { items: [null, [], 1], actions: [null, 1], pictures: [null, 1, {}], shades: [null], form: 1, ground: 1 },
  {
    title: textless,
    lead: textless,
    items: [{ name: textless, text: 1, href: textless, lines: [1, textless], picture: 1, label: 5 }],
    actions: textless,
    pictures: textless,
    shades: textless,
    form: { what: textless, sheets: 5 },
    ground: 'constructor',
  },
  {
    title: '<script>alert(1)</script>',
    items: [
      { name: '<img src=x onerror=alert(1)>', href: 'javascript:alert(1)', lines: ['</style>'], picture },
    ],
    actions: [{ label: '<script>alert(1)</script>', href: ' java\tscript:alert(1)' }],
    pictures: [picture],
    shades: [{ name: 'x', color: 'red;}</style><script>alert(1)</script>' }],
    form: { what: '"><script>alert(1)</script>', sheets: ['</legend><script>alert(1)</script>'] },
  },
]

it.each(sections)(
  'any JSON as the content that %s kept lets it be replaced, and runs nothing',
  (_id, section) => {
    for (const content of kept) {
      const node = newSection(section)
      const props = { ...node.props, kept: content as Json }
      const html = replaced(createDocument([{ ...node, props }], newUuid), anotherOf(section))
      expect(html).toContain('</html>')
      expect(html).not.toMatch(/<script|<img src=x|(?:href|src|action)="\s*java\s*script:/i)
    }
  },
)

const parts = [
  ...['__proto__.0.x', 'toString.0.x', 'constructor', 'items', 'items.0', 'items.x.name', 'items.-1.name'],
  ...['items.1e9.name', 'items.0.lines', 'items.0.lines.999999999', 'items.0.__proto__', 'items.0.picture'],
  ...['actions.0.constructor', 'pictures.0', 'pictures.x', 'pictures.0.words'],
]

it.each(sections)('any names of parts let %s be replaced', (_id, section) => {
  let at = 0
  const node = changed(newSection(section), ({ props }) =>
    typeof props.content === 'string' ? { part: parts[(at += 1) % parts.length] } : {},
  )
  expect(replaced(createDocument([node], newUuid), anotherOf(section))).toContain('</html>')
})

it.each(sections)('any JSON in the blocks of %s lets it be replaced', (_id, section) => {
  const wrong = { content: textless, href: textless, viewBox: textless, shapes: textless, imageUrl: '/a.png' }
  const node = changed(newSection(section), () => ({ ...wrong, width: textless, height: [textless], alt: 1 }))
  expect(replaced(createDocument([node], newUuid), anotherOf(section))).toContain('</html>')
})

it.each(sections)('%s is replaced also after all of its texts and pictures were deleted', (_id, section) => {
  const document = createDocument([newSection(section)], newUuid)
  const [root = ''] = nodeOf(document, document.root).children
  const ids = subtree(document, root).flatMap(({ uuid, props }) =>
    props.part !== undefined && uuid !== root ? [uuid] : [],
  )
  const result = ids.length > 0 && removeNodes(document, { ids })
  const emptied = result && result.ok ? applyChange(document, result.change) : document
  expect(replaced(emptied, anotherOf(section))).toContain('</html>')
})

it('a page of such sections changes its template', () => {
  const nodes = librarySections.map((section, at) => {
    const node = newSection(section)
    return { ...node, props: { ...node.props, kept: kept[at % kept.length] as Json } }
  })
  const document = createDocument(nodes, newUuid)
  for (const id of ['dentist', 'restaurant']) {
    const { change } = changeTemplate(document, findTemplate(id)!, { slug: '', isHome: true }, newUuid)
    expect(exportHtml(applyChange(document, change))).toContain('</html>')
  }
})

import {
  createDocument,
  createNode,
  exportHtml,
  modulesUsed,
  nodeOf,
  sequentialUuids,
  type WireNode,
} from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { withSharedPart, type SharedPart } from './shared-section.ts'

const text = (content: string): WireNode => createNode('Paragraph', { content })
const box = (tag: string, ...children: WireNode[]) => createNode('Container', {}, children, { tag })
const page = (...nodes: WireNode[]) => createDocument(nodes, sequentialUuids('p'))
const section = { id: 's1', name: 'Head' }
const header = (change: Partial<SharedPart> = {}): SharedPart => ({
  kind: 'header',
  section,
  before: null,
  ...change,
})
const shapeOf = (document: ReturnType<typeof page>) =>
  nodeOf(document, document.root).children.map((id) => {
    const { componentName, props, addition } = nodeOf(document, id)
    return componentName === 'Module'
      ? `${String(props.moduleId)}<${addition.tag}>`
      : String(props.content ?? addition.tag)
  })

describe('a shared header', () => {
  it.each([
    ['comes first', page(text('one')), header(), ['s1<header>', 'one']],
    [
      'takes the place of the page’s own',
      page(text('note'), box('header', text('x')), text('one')),
      header(),
      ['note', 's1<header>', 'one'],
    ],
    [
      'is there once',
      page(createNode('Module', { moduleId: 's1' }), text('one')),
      header(),
      ['s1<undefined>', 'one'],
    ],
    [
      'is taken off again',
      page(createNode('Module', { moduleId: 's1' }), text('one')),
      header({ section: null, before: 's1' }),
      ['one'],
    ],
    [
      'follows another one',
      page(createNode('Module', { moduleId: 's0' }), text('one')),
      header({ before: 's0' }),
      ['s1<header>', 'one'],
    ],
    ['leaves footers alone', page(text('one'), box('footer')), header(), ['s1<header>', 'one', 'footer']],
    ['a footer comes last', page(text('one')), header({ kind: 'footer' }), ['one', 's1<footer>']],
  ])('%s', (_what, document, part, shape) => {
    const changed = withSharedPart(document, part, sequentialUuids('n'))
    expect(shapeOf(changed)).toEqual(shape)
    expect(withSharedPart(changed, { ...part, before: null }, sequentialUuids('m'))).toBe(changed)
  })

  it('leaves a page with a locked header unchanged', () => {
    const locked = page(createNode('Container', {}, [], { tag: 'header', locked: true }))
    expect(withSharedPart(locked, header(), sequentialUuids('n'))).toBe(locked)
  })

  it('resolves a section reference in HTML', () => {
    const changed = withSharedPart(page(), header(), sequentialUuids('n'))
    expect(modulesUsed(changed)).toMatchObject([{ moduleId: 's1', name: 'Head' }])
    expect(exportHtml(changed)).toContain('data-w2m-section="s1"')
  })
})

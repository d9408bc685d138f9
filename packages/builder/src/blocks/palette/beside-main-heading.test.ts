import { expect, it } from 'vitest'
import { createDocument } from '../../tree/create-document.ts'
import { createNode } from '../create-node.ts'
import { withHeadingLevelForPage } from './beside-main-heading.ts'

const heading = createNode('Heading')
const page = (...nodes: Parameters<typeof createDocument>[0] & object) => createDocument([...nodes])
const levelOn = (...shown: ReturnType<typeof page>[]) =>
  withHeadingLevelForPage([heading], shown)[0]?.props.headingType

it.each([
  ['an empty page', 'h1', [page()]],
  ['a page with an h2 alone', 'h1', [page(createNode('Heading', { headingType: 'h2' }))]],
  ['a page with a hidden h1', 'h1', [page(createNode('Heading', {}, [], { hidden: true }))]],
  ['a page with an h1', 'h2', [page(createNode('Container', {}, [createNode('Heading')]))]],
  ['a page whose section has one', 'h2', [page(), page(createNode('Heading'))]],
] as const)('a new heading on %s is an %s', (_page, level, shown) => {
  expect(levelOn(...shown)).toBe(level)
})

it('leaves other blocks unchanged', () => {
  const nodes = [createNode('Paragraph')]
  expect(withHeadingLevelForPage(nodes, [page(createNode('Heading'))])).toBe(nodes)
})

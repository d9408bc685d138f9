import { createDocument, createNode, expandModules, moduleNode, type BuilderDocument } from '@web2/builder'
import { expect, it } from 'vitest'
import { placeInSection } from './place-in-section.ts'

const text = (content: string) => createNode('Paragraph', { content })
const inner = createDocument([createNode('Container', {}, [text('inner')])])
const outer = createDocument([createNode('Container', {}, [text('outer'), moduleNode('inner', 'Inner')])])
const page = createDocument([text('page'), moduleNode('outer', 'Outer')])
const modules: ReadonlyMap<string, BuilderDocument> = new Map([
  ['outer', outer],
  ['inner', inner],
])
const shown = expandModules(page, modules).document
const idOf = (document: BuilderDocument, content: string) =>
  [...document.nodes.values()].find(({ props }) => props.content === content)?.uuid

it.each([
  ['page', page, undefined],
  ['outer', outer, 'outer'],
  ['inner', inner, 'inner'],
])('a block of %s is edited at its source', (content, document, sectionId) => {
  expect(placeInSection(idOf(shown, content), page, modules)).toEqual({
    nodeId: idOf(document, content),
    ...(sectionId && { sectionId }),
  })
})

it('an issue of the page itself has no block', () => {
  expect(placeInSection(undefined, page, modules)).toEqual({})
})

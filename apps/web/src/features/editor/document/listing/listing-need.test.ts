import {
  createDocument,
  createNode,
  insertTree,
  moduleNode,
  removeNodes,
  sequentialUuids,
} from '@web2/builder'
import { expect, it } from 'vitest'
import { createEditor } from '../editor.ts'
import { listingNeed } from './listing-need.ts'

it('follows the blocks and linked sections that need a listing', () => {
  const { store, run, modules, undo } = createEditor({
    document: createDocument([createNode('Heading')]),
    data: {},
    tell: () => {},
  })
  const need = listingNeed(store, modules)
  let told = 0
  need.subscribe(() => (told += 1))
  const add = (...nodes: ReturnType<typeof createNode>[]) => {
    const place = { into: store.document.root, at: 'end' } as const
    run('Add', insertTree(store.document, { nodes, place, newUuid: sequentialUuids() }))
  }
  expect(need.get()).toBeNull()
  add(createNode('Paragraph', { content: 'Call {nap.phone}' }))
  expect([need.get(), told]).toEqual(['placeholders', 1])
  add(createNode('Container', {}, [createNode('BusinessPhone')]))
  expect(need.get()).toBe('blocks')
  const added = store.get(store.document.root)?.children.at(-1) ?? ''
  run('Delete', removeNodes(store.document, { ids: [added] }))
  expect(need.get()).toBe('placeholders')
  undo()
  expect(need.get()).toBe('blocks')
  undo()
  undo()
  expect(need.get()).toBeNull()

  add(moduleNode('footer', 'Footer'))
  modules.documents.set(new Map([['footer', createDocument([createNode('BusinessHours')])]]))
  expect(need.get()).toBe('blocks')
})

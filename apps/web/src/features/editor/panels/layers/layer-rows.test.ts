import { createDocument, createNode, createStore } from '@web2/builder'
import { treeOf } from '@web2/builder/testing'
import { expect, it } from 'vitest'
import { filteredRows, layerName, layerRows } from './layer-rows.ts'

const store = createStore(
  treeOf(`
    Container #a
      Paragraph #b "One"
      Text #blank " "
      Paragraph #c "Two"
    Container #d
  `),
)

const read = (...expanded: string[]) =>
  layerRows(store, new Set([store.document.root, ...expanded])).map(
    ({ uuid, level, position, siblings, hasChildren, expanded: open }) =>
      `${level} ${uuid === store.document.root ? 'page' : uuid} ${position}/${siblings}${hasChildren ? (open ? ' -' : ' +') : ''}`,
  )

it('lists expanded nodes without white space', () => {
  expect(read()).toEqual(['1 page 1/1 -', '2 a 1/2 +', '2 d 2/2'])
  expect(read('a')).toEqual(['1 page 1/1 -', '2 a 1/2 -', '3 b 1/2', '3 c 2/2', '2 d 2/2'])
})

it('distinguishes containers by their ids', () => {
  const heading = () => createNode('Heading', { content: 'What we do' }, [], { attributes: { id: 'what' } })
  const section = (name?: string) =>
    createNode('Container', {}, [heading()], { attributes: { id: 'services' }, ...(name && { name }) })
  const page = createStore(createDocument([section(), section('Our work')]))
  expect([...page.document.nodes.values()].map((record) => layerName(page, record))).toEqual([
    'Page',
    'Container · services',
    'Heading: What we do',
    'Our work',
    'Heading: What we do',
  ])
})

it('names repeated containers by the heading inside, as the canvas shows it', () => {
  const tile = (content: string) =>
    createNode('Container', {}, [createNode('Picture'), createNode('Heading', { content })])
  const page = createStore(createDocument([tile('Planting'), tile('[[{nap.businessName}||We]] mow')]))
  const names = [...page.document.nodes.values()].map((record) =>
    layerName(page, record, { nap: { businessName: 'Elm' } }),
  )
  expect(names).toEqual([
    'Page',
    'Container: Planting',
    'Picture',
    'Heading: Planting',
    'Container: Elm mow',
    'Picture',
    'Heading: Elm mow',
  ])
})

it('finds layers by name and shows their ancestors', () => {
  const rows = (search: string) =>
    filteredRows(store, search).map(
      ({ uuid, level }) => `${level} ${uuid === store.document.root ? 'page' : uuid}`,
    )
  expect(rows('two')).toEqual(['1 page', '2 a', '3 c'])
  expect(rows('container')).toEqual(['1 page', '2 a', '2 d'])
  expect(rows('three')).toEqual([])
})

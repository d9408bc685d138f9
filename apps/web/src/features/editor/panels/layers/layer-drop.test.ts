import { createStore, moveNodes } from '@web2/builder'
import { changeOf, shapeOf, treeOf } from '@web2/builder/testing'
import { expect, it } from 'vitest'
import { layerDrop } from './layer-drop.ts'
import { layerRows } from './layer-rows.ts'

const store = createStore(
  treeOf(`
    Container #a
      Paragraph #p "One"
      Container #b
        Paragraph #q "Two"
    Container #c
    Paragraph #r "Three"
  `),
)
const { document } = store
// page, a, p, b, q, c, r: rows of 10 px with 10 px of indent per level
const rows = layerRows(store, new Set([document.root, 'a', 'b']))
const metrics = { height: 10, indent: 10 }

const drop = (id: string, x: number, y: number): string => {
  const answer = layerDrop(document, { ids: [id], rows, x, y }, metrics)
  if (!answer) return 'nowhere'
  if (answer.reason) return answer.reason.message
  const after = createStore(document)
  after.apply(changeOf(moveNodes(document, { ids: [id], place: answer.place })))
  return shapeOf(after.document)
}

it.each([
  ['into the middle of a container', 'r', 0, 55, 'root(a(p b(q)) c(r))'],
  ['between two rows', 'r', 20, 29, 'root(a(p r b(q)) c)'],
  ['before the first child of an open container', 'r', 20, 19, 'root(a(r p b(q)) c)'],
  ['at the end of a container, at the level of x', 'r', 30, 50, 'root(a(p b(q r)) c)'],
  ['one level up', 'r', 20, 50, 'root(a(p b(q) r) c)'],
  ['two levels up', 'r', 0, 50, 'root(a(p b(q)) r c)'],
  ['over the page row: to its end', 'p', 0, 5, 'root(a(b(q)) c r p)'],
  ['onto a paragraph, which has no children: beside it', 'c', 20, 26, 'root(a(p c b(q)) r)'],
  ['onto itself', 'r', 0, 65, 'Parent node is not droppable.'],
  ['into its own child', 'a', 0, 35, 'Parent node is not droppable.'],
  ['right below itself', 'c', 10, 60, 'Parent node is not droppable.'],
])('drops a layer %s', (_name, id, x, y, expected) => expect(drop(id, x, y)).toBe(expected))

import { createNode, equalColumns } from '@web2/builder'
import { treeOf } from '@web2/builder/testing'
import { expect, it } from 'vitest'
import { createEditor } from './editor.ts'
import { insertNextToSelection } from './insertion.ts'

/** Adds to a selected row of two columns above a paragraph. Returns the resulting blocks by place. */
const afterAdding = (label: string, node: ReturnType<typeof createNode>) => {
  const document = treeOf(`
    Container #row
      Canvas #one
      Canvas #two
    Paragraph #below "Below"`)
  const editor = createEditor({ document, data: {}, tell: () => {} })
  editor.select(['row'])
  insertNextToSelection(editor, label, [node])
  const names = (id: string) =>
    (editor.store.get(id)?.children ?? []).map((child) => editor.store.get(child)?.componentName)
  return {
    page: names(editor.store.document.root),
    one: names('one'),
    said: editor.session.announcement.get().text,
  }
}

it('puts content into the first empty column of a row and announces its position', () => {
  expect(afterAdding('Heading', createNode('Heading'))).toEqual({
    page: ['Container', 'Paragraph'],
    one: ['Heading'],
    said: 'Heading added, position 1 of 1 in Canvas',
  })
})

it.each([
  ['a container', createNode('Container')],
  ['another row', equalColumns('2 columns', 2)],
])('puts %s below the row', (_what, node) => {
  const { page, one } = afterAdding('Container', node)
  expect(page).toEqual(['Container', 'Container', 'Paragraph'])
  expect(one).toEqual([])
})

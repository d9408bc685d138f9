import { createNode, equalColumns } from '@web2/builder'
import { treeOf } from '@web2/builder/testing'
import { expect, it } from 'vitest'
import { createEditor } from './editor.ts'
import { insertNextToSelection } from './insertion.ts'

/** A row of two columns, selected, and a paragraph below it; answers the names of what then stands where. */
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

it('content fills the first empty column of a row, and it is said where it stands', () => {
  expect(afterAdding('Heading', createNode('Heading'))).toEqual({
    page: ['Container', 'Paragraph'],
    one: ['Heading'],
    said: 'Heading added, position 1 of 1 in Canvas',
  })
})

it.each([
  ['a container', createNode('Container')],
  ['another row', equalColumns('2 columns', 2)],
])('%s goes below the row', (_what, node) => {
  const { page, one } = afterAdding('Container', node)
  expect(page).toEqual(['Container', 'Container', 'Paragraph'])
  expect(one).toEqual([])
})

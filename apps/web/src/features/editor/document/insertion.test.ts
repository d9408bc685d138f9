import { createDocument, createNode, equalColumns, palette } from '@web2/builder'
import { treeOf } from '@web2/builder/testing'
import { expect, it } from 'vitest'
import { createEditor } from './editor.ts'
import { insertNextToSelection } from './insertion.ts'

const sectionBand = palette.flatMap((group) => group.items).find(({ id }) => id === 'SectionBand')!.nodes[0]!

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

/** Adds two palette blocks one after the other. Returns the components on the page, indented by their depth. */
const addedInTurn = (...ids: string[]): string[] => {
  const editor = createEditor({ document: treeOf('Paragraph #first "First"'), data: {}, tell: () => {} })
  const items = palette.flatMap((group) => group.items)
  for (const id of ids) insertNextToSelection(editor, id, items.find((item) => item.id === id)?.nodes ?? [])
  const lines = (id: string, depth: string): string[] =>
    (editor.store.get(id)?.children ?? []).flatMap((child) => [
      `${depth}${editor.store.get(child)?.componentName}`,
      ...lines(child, `${depth} `),
    ])
  return lines(editor.store.document.root, '')
}

it('puts content into a new band, and the next band below it', () => {
  expect(addedInTurn('SectionBand', 'Heading', 'SectionBand', 'Paragraph')).toEqual([
    ...['Paragraph', 'Container', ' Container', '  Heading', 'Container', ' Container', '  Paragraph'],
  ])
})

it.each([
  ['Quote', 'Heading'],
  ['CallBar', 'Heading'],
  ['Form', 'Picture'],
])('puts content next to a %s, which is complete', (id, next) => {
  expect(addedInTurn(id, next).at(-1)).toBe(next)
})

it.each(['Quote', 'Form', 'LogoStrip'])('puts a %s into the first empty column of a row', (id) => {
  const item = palette.flatMap((group) => group.items).find((each) => each.id === id)!
  const { page, one } = afterAdding(id, item.nodes[0]!)
  expect(page).toEqual(['Container', 'Paragraph'])
  expect(one).toEqual(['Container'])
})

/** Adds a band with a block of a page selected, and returns the tags on the page. */
const tagsAfterBand = (selected: string): (string | undefined)[] => {
  const document = treeOf(`
    Container #top <header>
      Paragraph #logo "Logo"
    Container #foot <footer>
      Paragraph #note "Note"`)
  const editor = createEditor({ document, data: {}, tell: () => {} })
  editor.select([selected])
  insertNextToSelection(editor, 'Section band', [sectionBand])
  return editor.store.get(document.root)!.children.map((id) => editor.store.get(id)?.addition.tag)
}

it.each([
  ['a header', 'logo'],
  ['a footer', 'note'],
])('puts a band next to %s and not into it', (_what, selected) => {
  expect(tagsAfterBand(selected)).toEqual(['header', 'section', 'footer'])
})

it('puts a block for a selected band into its content, after what is there', () => {
  const editor = createEditor({ document: treeOf('Paragraph #first "First"'), data: {}, tell: () => {} })
  insertNextToSelection(editor, 'Section band', [sectionBand])
  const [band = ''] = editor.session.selection.get()
  const [content = ''] = editor.store.get(band)!.children
  for (const name of ['Heading', 'Paragraph']) {
    editor.select([band])
    insertNextToSelection(editor, name, [createNode(name)])
  }
  expect(editor.store.get(band)?.children).toEqual([content])
  expect(editor.store.get(content)?.children).toHaveLength(2)
})

it.each(['Input', 'Dropdown'])('puts a %s into a form, above its button', (id) => {
  const before = addedInTurn('Form')
  const button = before.lastIndexOf(' Button')
  const after = addedInTurn('Form', id)
  expect(button).toBeGreaterThan(0)
  expect(after.lastIndexOf(' Button')).toBe(after.length - 1)
  expect(after.slice(0, button)).toEqual(before.slice(0, button))
  expect(after.length).toBeGreaterThan(before.length)
})

it('puts a text below the button of a form', () => {
  expect(addedInTurn('Form', 'Paragraph').slice(-2)).toEqual([' Button', ' Paragraph'])
})

it('puts a field at the end of a form without a button', () => {
  const document = treeOf(`
    Container #form <form>
      Input #one`)
  const editor = createEditor({ document, data: {}, tell: () => {} })
  editor.select(['form'])
  insertNextToSelection(editor, 'Input', [createNode('Input')])
  expect(editor.store.get('form')?.children.indexOf('one')).toBe(0)
})

it('gives a field the label placement of the form that it is added to', () => {
  const labelled = palette.flatMap((group) => group.items).find(({ id }) => id === 'PhoneField')!.nodes[0]!
  const atLeft = { display: 'grid', 'grid-template-columns': '1fr 2fr' }
  const own = { ...labelled, props: { elementStyle: atLeft }, uuid: 'own' }
  const form = createNode('Container', {}, [own], { tag: 'form' })
  const editor = createEditor({ document: createDocument([form]), data: {}, tell: () => {} })
  editor.select(['own'])
  insertNextToSelection(editor, 'Phone field', [labelled])
  const [added = ''] = editor.session.selection.get()
  expect(added).not.toBe('own')
  expect(editor.store.get(added)?.props.elementStyle).toEqual(atLeft)
})

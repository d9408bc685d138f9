import { createDocument, createNode, exportHtml, importHtml, nodeOf } from '@web2/builder'
import { describe, expect, test } from 'vitest'
import { createEditor } from '../../../document/editor.ts'
import { insertIntoSelection, leftInHead, replacePage } from './put-document.ts'

const openEditor = () => {
  const document = createDocument([
    createNode('Container', {}, [createNode('Paragraph', { content: 'old' })]),
  ])
  return createEditor({ document, data: {}, tell: () => {} })
}

const page = importHtml(
  '<!DOCTYPE html><html lang="fr"><head><title>T</title><style>p{color:red}</style></head><body class="b"><p>new</p></body></html>',
).document

const html = (editor: ReturnType<typeof openEditor>) => exportHtml(editor.store.document)

describe('an import', () => {
  test('replaces the whole page, and one undo restores the old one', () => {
    const editor = openEditor()
    const before = html(editor)
    editor.run('Import', replacePage(editor, page))
    expect(html(editor)).toBe(exportHtml(page))
    expect(editor.history.entries).toHaveLength(1)
    editor.undo()
    expect(html(editor)).toBe(before)
  })

  test('goes into the selection with its style sheets, and one undo removes it', () => {
    const editor = openEditor()
    const before = html(editor)
    const container = nodeOf(editor.store.document, editor.store.document.root).children[0]!
    editor.select([container])
    editor.run('Import into the page', insertIntoSelection(editor, page))
    expect(html(editor)).toMatch(/old<\/p><style>p\{color:red\}<\/style><p>new<\/p><\/div>/)
    expect(editor.store.document.page.importedStyles).toBe(true)
    editor.undo()
    expect(html(editor)).toBe(before)
    expect(editor.store.document.page.importedStyles).toBe(false)
  })

  test('lists the head elements that an insertion drops', () => expect(leftInHead(page)).toEqual(['title']))

  test('is refused where it is not allowed', () => {
    const editor = openEditor()
    const row = importHtml('<!DOCTYPE html>').document
    expect(insertIntoSelection(editor, row)).toMatchObject({ ok: false })
  })
})

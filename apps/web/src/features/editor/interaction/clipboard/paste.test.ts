import { createDocument, createNode, exportHtmlFragment, setAddition, sequentialUuids } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { createEditor } from '../../document/editor.ts'
import { blocksInHtml, clipboardTexts } from './clipboard-formats.ts'
import { paste, type Pasted } from './paste.ts'

const open = () => {
  const told: string[] = []
  const document = createDocument([createNode('Paragraph', { content: 'First' })], sequentialUuids())
  const editor = createEditor({ document, data: {}, tell: (sentence) => told.push(sentence) })
  const blocks = () =>
    (editor.store.get(document.root)?.children ?? []).map((id) => {
      const record = editor.store.get(id)
      return `${record?.componentName} ${String(record?.props.content ?? '')}`.trim()
    })
  const pasted = (given: Partial<Pasted>) => paste(editor, { blocks: '', html: '', plain: '', ...given })
  return { editor, told, blocks, pasted, first: editor.store.get(document.root)?.children[0] ?? '' }
}

describe('copied content', () => {
  it('is blocks for other pages, HTML and text for other programs', () => {
    const { editor, first } = open()
    const { blocks, html, plain } = clipboardTexts(editor.store.document, [first])
    expect(plain).toBe('First')
    expect(html).toContain('>First</p>')
    expect(blocksInHtml(html)).toBe(blocks)
    expect(blocksInHtml('<p>From elsewhere</p>')).toBeNull()
  })

  it.each(['blocks', 'html', 'plain'] as const)('pastes unchanged from its %s', (way) => {
    const from = open()
    const done = setAddition(from.editor.store.document, { ids: [from.first], addition: { name: 'Tülin ✓' } })
    from.editor.run('Name', done)
    const texts = clipboardTexts(from.editor.store.document, [from.first])
    const to = open()
    to.pasted(way === 'plain' ? { plain: texts.blocks } : { [way]: texts[way] })
    const added = to.editor.store.get(to.editor.session.selection.get()[0] ?? '')
    expect(added).toMatchObject({ props: { content: 'First' }, addition: { name: 'Tülin ✓' } })
    expect(to.editor.history.entries).toHaveLength(1)
  })
})

describe('content copied in other programs', () => {
  it('becomes blocks without scripts and reports what was dropped', () => {
    const { blocks, pasted, told } = open()
    pasted({ html: '<h2 onclick="x()">Title</h2><script>run()</script> and <b>more</b>', plain: 'Title' })
    expect(blocks()).toEqual(['Paragraph First', 'Heading Title', 'Paragraph'])
    expect(told).toEqual(['Pasted without 1 script, 1 event handler. Pages can’t run code.'])
  })

  it.each([
    [
      'a document in a non-bold b element',
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><h1 dir="ltr">Title</h1><p>One</p></b>',
      '<h1 dir="ltr">Title</h1><p>One</p>',
    ],
    [
      'word processor markup',
      '<p class="MsoNormal lead"><b>One<o:p></o:p></b></p><p class=MsoListParagraph><!--[if !supportLists]-->Two</p>',
      '<p class="lead"><b>One</b></p><p>Two</p>',
    ],
    ['a link around blocks', '<a href="/x"><h2>Card</h2></a>', '<a href="/x"><h2>Card</h2></a>'],
  ])('keeps the intended content of %s', (_what, html, meant) => {
    const { editor, pasted } = open()
    pasted({ html })
    const { root, nodes } = editor.store.document
    const added = nodes.get(root)?.children.slice(1) ?? []
    expect(exportHtmlFragment(editor.store.document, added)).toBe(meant)
  })

  it('becomes a paragraph per line if it is text', () => {
    const { blocks, pasted } = open()
    pasted({ plain: 'One\r\n\r\n{email} two\n' })
    expect(blocks()).toEqual(['Paragraph First', 'Paragraph One', 'Paragraph {email} two'])
  })

  it('is refused with a reason if it is empty', () => {
    const { told, pasted, editor } = open()
    expect(pasted({})).toBe(false)
    expect(told).toEqual(['Nothing on the clipboard can be pasted here.'])
    expect(editor.history.entries).toHaveLength(0)
  })
})

it('drops a pasted id that the page already uses', () => {
  const { editor, first } = open()
  const attributes = { id: 'top', class: 'x' }
  editor.run('Id', setAddition(editor.store.document, { ids: [first], addition: { attributes } }))
  paste(editor, { ...clipboardTexts(editor.store.document, [first]) })
  const added = editor.store.get(editor.session.selection.get()[0] ?? '')
  expect(added?.addition.attributes).toEqual({ class: 'x' })
})

import { createDocument, createNode, storedJson, sequentialUuids, setProps } from '@web2/builder'
import { expect, it } from 'vitest'
import { documentJson } from './document-json.ts'
import { createEditor } from './editor.ts'

it('follows the present document', () => {
  const document = createDocument([createNode('Paragraph', { content: 'Start' })], sequentialUuids())
  const editor = createEditor({ document, data: {}, tell: () => {} })
  const ids = editor.store.get(document.root)?.children ?? []
  const isPresent = () => documentJson(editor) === storedJson(editor.store.document)

  expect(isPresent()).toBe(true)
  editor.run('Type', setProps(editor.store.document, { ids, props: { content: 'One' } }))
  expect(isPresent()).toBe(true)
  editor.undo()
  expect(isPresent()).toBe(true)
  expect(documentJson(editor)).toContain('Start')
})

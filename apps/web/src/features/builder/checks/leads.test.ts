import { checkRules, createDocument, createNode } from '@web2/builder'
import { expect, test } from 'vitest'
import { createEditor } from '../editor/editor.ts'
import { fieldOf } from './field-of.ts'
import { leads } from './leads.ts'

const editorOf = (...nodes: readonly ReturnType<typeof createNode>[]) => {
  const editor = createEditor({ document: createDocument([...nodes]), data: {}, tell: () => {} })
  const named = (name: string) =>
    [...editor.store.document.nodes.values()].find(({ addition }) => addition.name === name)!
  return { editor, named }
}

test('every kind of finding has a button that says where it leads', () => {
  expect(Object.keys(leads).sort()).toEqual(Object.keys(checkRules).sort())
  for (const { label } of Object.values(leads)) expect(label).not.toBe('')
})

test('a text is written where it stands: in the element, in the text in it, else beside its picture', () => {
  const { editor, named } = editorOf(
    createNode('Heading', { content: '' }, [], { name: 'plain' }),
    createNode('Link', { content: '' }, [createNode('Text', { content: 'here' }, [], { name: 'inner' })], {
      name: 'worded',
    }),
    createNode('Link', { content: '' }, [createNode('Picture', {}, [], { name: 'photo' })], {
      name: 'pictured',
    }),
  )
  const lead = leads['link-vague']
  expect(fieldOf(editor, named('plain'), lead)).toMatchObject({ uuid: named('plain').uuid, field: 'Text' })
  expect(fieldOf(editor, named('worded'), lead)).toMatchObject({ uuid: named('inner').uuid, field: 'Text' })
  expect(fieldOf(editor, named('pictured'), lead)).toMatchObject({
    uuid: named('photo').uuid,
    field: 'Alternative text',
  })
})

import { checkRules, createDocument, createNode } from '@web2/builder'
import { expect, test } from 'vitest'
import { createEditor } from '../../document/editor.ts'
import { fieldOf } from './field-of-finding.ts'
import { fixLocations } from './fix-locations.ts'

const editorOf = (...nodes: readonly ReturnType<typeof createNode>[]) => {
  const editor = createEditor({ document: createDocument([...nodes]), data: {}, tell: () => {} })
  const named = (name: string) =>
    [...editor.store.document.nodes.values()].find(({ addition }) => addition.name === name)!
  return { editor, named }
}

test('has a labeled button for every check rule', () => {
  expect(Object.keys(fixLocations).sort()).toEqual(Object.keys(checkRules).sort())
  for (const { label } of Object.values(fixLocations)) expect(label).not.toBe('')
})

test('leads to the text field of the element, of a text inside, or to the alt text', () => {
  const { editor, named } = editorOf(
    createNode('Heading', { content: '' }, [], { name: 'plain' }),
    createNode('Link', { content: '' }, [createNode('Text', { content: 'here' }, [], { name: 'inner' })], {
      name: 'worded',
    }),
    createNode('Link', { content: '' }, [createNode('Picture', {}, [], { name: 'photo' })], {
      name: 'pictured',
    }),
  )
  const lead = fixLocations['link-vague']
  expect(fieldOf(editor, named('plain'), lead)).toMatchObject({ uuid: named('plain').uuid, field: 'Text' })
  expect(fieldOf(editor, named('worded'), lead)).toMatchObject({ uuid: named('inner').uuid, field: 'Text' })
  expect(fieldOf(editor, named('pictured'), lead)).toMatchObject({
    uuid: named('photo').uuid,
    field: 'Alt text',
  })
})

test('leads to the screen reader name for an element made of a drawing', () => {
  const drawing = createNode('Element', {}, [], { tag: 'svg', namespace: 'svg' })
  const { editor, named } = editorOf(createNode('Button', { content: '' }, [drawing], { name: 'icon' }))
  expect(fieldOf(editor, named('icon'), fixLocations['button-name'])).toMatchObject({
    tab: 'advanced',
    field: 'Screen reader label',
  })
})

test.each([
  ['iframe', 'frame-title', 'Title'],
  ['select', 'control-label', 'Screen reader label'],
  ['area', 'alt-missing', 'Alt text'],
  ['form', 'dead-form', 'Where entries go'],
] as const)('leads to the own field of an imported %s', (tag, rule, field) => {
  const { editor, named } = editorOf(createNode('Element', {}, [], { name: 'it', tag }))
  expect(fieldOf(editor, named('it'), fixLocations[rule])).toMatchObject({ tab: 'properties', field })
})

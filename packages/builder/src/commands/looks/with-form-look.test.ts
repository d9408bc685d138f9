import { describe, expect, it } from 'vitest'
import { createNode } from '../../blocks/create-node.ts'
import { formFields } from '../../blocks/palette/form-fields.ts'
import { styleOf } from '../../styles/node-css.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { withFormLook } from './with-form-look.ts'

const row = {
  display: 'grid',
  'grid-template-columns': '1fr 2fr',
  gap: '8px',
  'padding-block': '12px',
  'border-bottom': '1px solid',
}
const frame = { width: '100%', border: '2px solid', 'background-color': 'white' }

/** A field of a form with labels at the left. */
const field = (name: string, tag: 'Input' | 'Textarea', own: Record<string, string> = {}): WireNode =>
  createNode(
    'Element',
    { elementStyle: row, breakpoints: { mobile: { 'grid-template-columns': '1fr' } } },
    [
      createNode('Span', { content: name, elementStyle: { 'font-weight': 'bold', 'font-size': '15px' } }),
      createNode(tag, { elementStyle: { ...frame, ...own } }, [], { attributes: { class: 'field', name } }),
    ],
    { tag: 'label' },
  )

const form = createDocument([
  createNode(
    'Container',
    {},
    [field('name', 'Input'), field('message', 'Textarea', { resize: 'vertical' }), createNode('Button')],
    { tag: 'form' },
  ),
])
const [formId = ''] = form.nodes.get(form.root)!.children

const newField = (id: string): WireNode => formFields.find((item) => item.id === id)!.nodes[0]!
const dropped = (id: string, at: number) =>
  withFormLook(form, { nodes: [newField(id)], place: { into: formId, at } })[0]!
const styleAt = (node: WireNode | undefined) => styleOf(node!.props, 'desktop')

describe('a field that is dropped into a form', () => {
  it.each([0, 1, 2, 3])('has its label where the others have theirs, at position %i', (at) => {
    const node = dropped('PhoneField', at)
    expect(styleAt(node)).toEqual(row)
    expect(styleOf(node.props, 'mobile')).toEqual({ 'grid-template-columns': '1fr' })
    expect(node.children.map(styleAt)).toEqual(field('name', 'Input').children.map(styleAt))
  })

  it('keeps its text, its type and its rules', () => {
    const [text, control] = dropped('PhoneField', 1).children
    expect(text!.props.content).toBe('Phone')
    expect(control!.props.type).toBe('tel')
    expect(control!.addition.attributes).toEqual({ autocomplete: 'tel', required: '', class: 'field' })
  })

  it('has the frame of a field of its kind, else of the nearest without what only fits texts', () => {
    expect(styleAt(dropped('MessageField', 0).children[1])).toMatchObject({ ...frame, resize: 'vertical' })
    const dropdown = dropped('Dropdown', 2)
    expect(styleAt(dropdown.children[1])).toMatchObject(frame)
    expect(styleAt(dropdown.children[1])).not.toHaveProperty('resize')
    expect(dropdown.children[1]!.children.map(({ props }) => props.content)).toContain('Option 1')
  })

  it('is a row like the others if it is a choice, and stays one', () => {
    for (const id of ['Consent', 'Checkbox', 'RadioButtons']) {
      const node = dropped(id, 2)
      const own = styleAt(newField(id))
      expect(styleAt(node)).toEqual({
        ...own,
        'font-size': '15px',
        'padding-block': '12px',
        'border-bottom': '1px solid',
      })
      expect(node.children.map(({ props }) => props.content)).toEqual(
        newField(id).children.map(({ props }) => props.content),
      )
    }
  })
})

it('gives the title of a group of choices the weight of the other labels, within its row', () => {
  expect(styleAt(dropped('RadioButtons', 2).children[0])).toMatchObject({
    'font-size': '15px',
    'font-weight': 'bold',
    float: 'left',
  })
})

it('leaves other blocks, and fields of other places, as they are', () => {
  const nodes = [createNode('Heading'), createNode('Button'), createNode('Input'), field('own', 'Input')]
  expect(withFormLook(form, { nodes: nodes.slice(0, 3), place: { into: formId, at: 'end' } })).toEqual(
    nodes.slice(0, 3),
  )
  const outside = { nodes, place: { into: form.root, at: 'end' } } as const
  expect(withFormLook(form, outside)).toBe(nodes)
  const empty = createDocument([createNode('Container', {}, [], { tag: 'form' })])
  expect(
    withFormLook(empty, { nodes, place: { into: empty.nodes.get(empty.root)!.children[0]!, at: 0 } }),
  ).toBe(nodes)
})

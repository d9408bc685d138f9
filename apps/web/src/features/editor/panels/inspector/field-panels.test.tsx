import { createNode, exportHtml } from '@web2/builder'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../testing/show-beside.tsx'
import { BlockProperties } from './properties/block-properties.tsx'

let panel: Awaited<ReturnType<typeof showBeside>>
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await panel.leave()
  vi.unstubAllGlobals()
})

const showInput = async (type: string, elementStyle = {}) => {
  panel = await showBeside('Input', { type, elementStyle }, (id) => <BlockProperties ids={[id]} />)
}

const option = (content: string, attributes?: Readonly<Record<string, string>>) =>
  createNode('Element', { content }, [], { tag: 'option', ...(attributes && { attributes }) })

const showDropdown = async () => {
  panel = await showBeside('Element', {}, (id) => <BlockProperties ids={[id]} />, {
    children: [option('Choose', { value: '' }), option('Small'), option('Large')],
    addition: { tag: 'select' },
  })
}

const written = () => /<select[^>]*>.*<\/select>/s.exec(exportHtml(panel.editor.store.document))?.[0]
const options = 'Options, one per line'

test.each([
  ['text', ['Placeholder']],
  ['tel', ['Placeholder']],
  ['date', []],
  ['file', []],
  ['radio', ['Value']],
  ['checkbox', ['Value']],
])('a field of the type %s has %j of Placeholder and Value', async (type, expected) => {
  await showInput(type)
  expect(panel.labels().filter((label) => label === 'Placeholder' || label === 'Value')).toEqual(expected)
})

test('a radio button sends the value that was entered', async () => {
  await showInput('radio')
  await panel.type('Value', 'Morning')
  expect(exportHtml(panel.editor.store.document)).toContain('<input type="radio" value="Morning"')
})

const choose = async (type: string) => {
  const select = panel.all<HTMLSelectElement>('select[aria-label=Type]')[0]!
  await act(async () => {
    select.value = type
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test.each([
  ['100%', 'text', '100%'],
  ['100%', 'radio', 'auto'],
  ['240px', 'number', '75px'],
])('a field %s wide that becomes %s is %s wide', async (width, type, expected) => {
  await showInput('email', { width })
  await choose(type)
  expect(panel.props().type).toBe(type)
  expect(panel.style('width')).toBe(expected)
})

test('the options of a dropdown are added, renamed and undone as lines', async () => {
  await showDropdown()
  expect(panel.field(options).value).toBe('Choose\nSmall\nLarge')
  await panel.type(options, 'Choose\nS\n\n Large \nExtra')
  expect(written()).toBe(
    '<select><option value="">Choose</option><option>S</option><option>Large</option><option>Extra</option></select>',
  )
  await act(async () => panel.editor.undo())
  expect(panel.field(options).value).toBe('Choose\nSmall\nLarge')
  await panel.type(options, 'Choose\nS\nLarge')
  await act(async () => panel.editor.undo())
  expect(panel.field(options).value).toBe('Choose\nSmall\nLarge')
})

test('a dropdown keeps at least one option', async () => {
  await showDropdown()
  await panel.type(options, ' \n ')
  expect(panel.host.textContent).toContain('Enter at least one option.')
  expect(written()).toContain('<option>Small</option>')
})

test('a dropdown can be required', async () => {
  await showDropdown()
  const required = panel.all<HTMLInputElement>('input[type=checkbox]')[0]!
  await act(async () => required.click())
  expect(written()).toContain('<select required>')
})

test('the title of a group of choices has a text, and is not called empty', async () => {
  panel = await showBeside('Element', { content: 'Choose one' }, (id) => <BlockProperties ids={[id]} />, {
    addition: { tag: 'legend' },
  })
  expect(panel.field('Text').value).toBe('Choose one')
  expect(panel.host.textContent).not.toContain('empty')
})

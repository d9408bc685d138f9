import { exportHtml, insertTree, palette, removeNodes } from '@web2/builder'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newUuid } from '../../document/actions.ts'
import { showBeside } from '../../testing/show-beside.tsx'
import { useEditor } from '../session/use-editor.ts'
import { BlockProperties } from './properties/block-properties.tsx'

let panel: Awaited<ReturnType<typeof showBeside>>
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await panel.leave()
  vi.unstubAllGlobals()
})

const Panel = () => <BlockProperties ids={useEditor().session.selection.use()} />

const html = () => exportHtml(panel.editor.store.document)

/** Shows the panel right after a field was added, and returns the id of its label. */
const add = async (id: string): Promise<string> => {
  panel = await showBeside('Paragraph', {}, () => <Panel />)
  const { editor } = panel
  const { nodes } = palette.flatMap(({ items }) => items).find((item) => item.id === id)!
  const place = { into: editor.store.document.root, at: 'end' } as const
  await act(async () => void editor.run('Add', insertTree(editor.store.document, { nodes, place, newUuid })))
  return editor.session.selection.get()[0]!
}

test('a new dropdown offers its label, its options and whether it is required, and stays selected', async () => {
  const added = await add('Dropdown')
  await panel.type('Label', 'Which room?')
  await panel.type('Options, one per line', 'Choose\nKitchen\nBath')
  const required = panel.all<HTMLInputElement>('input[type=checkbox]')[0]!
  await act(async () => required.click())
  expect(html()).toContain('>Which room?<')
  expect(html()).toMatch(/<select(?![^>]*required)[^>]*><option value="">Choose<\/option><option>Kitchen</)
  expect(panel.editor.session.selection.get()).toEqual([added])
})

test.each([
  ['EmailField', 'Placeholder'],
  ['MessageField', 'Rows'],
  ['Consent', 'Value'],
])('the label of a new %s offers “%s” of its field', async (id, label) => {
  await add(id)
  expect(panel.labels()).toContain(label)
})

test('a label without a field asks for the ID of one', async () => {
  const added = await add('TextField')
  const { store } = panel.editor
  const field = [...store.document.nodes.values()].find(({ componentName }) => componentName === 'Input')!
  await act(async () => {
    panel.editor.run('Delete', removeNodes(store.document, { ids: [field.uuid] }))
    panel.editor.select([added])
  })
  expect(panel.labels()).toContain('For (field ID)')
})

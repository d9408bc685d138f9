import { expect, it } from 'vitest'
import { applyChange, invertChange } from '../../changes/change.ts'
import { createNode } from '../../blocks/create-node.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { createDocument } from '../../tree/create-document.ts'
import { setTheme } from '../set-theme.ts'
import { setTone } from './set-tone.ts'

const box = () => createNode('Container', {}, [createNode('Paragraph', { content: 'Hi' })])
const start = createDocument([box(), { ...box(), addition: { attributes: { id: 'two' } } }])
const ids = start.nodes.get(start.root)!.children

it('gives blocks a tone beside their other attributes, and takes it away', () => {
  const set = setTone(start, { ids, tone: 'deep' })
  if (!set.ok) throw new Error(set.reason.message)
  const toned = applyChange(start, set.change)
  expect(ids.map((id) => toned.nodes.get(id)?.addition.attributes)).toEqual([
    { 'data-tone': 'deep' },
    { id: 'two', 'data-tone': 'deep' },
  ])
  const cleared = setTone(toned, { ids, tone: null })
  if (!cleared.ok) throw new Error(cleared.reason.message)
  expect(exportHtml(applyChange(toned, cleared.change))).toBe(exportHtml(start))
  expect(exportHtml(applyChange(toned, invertChange(set.change)))).toBe(exportHtml(start))
})

it('writes the rules of the tones that a page takes, and no others', () => {
  const theme = {
    name: 'Plain',
    hasDark: false,
    tokens: [{ name: 'c-deep', group: 'color', value: '#123' }],
  } as const
  const themed = applyChange(start, setTheme(start, { theme }).change)
  const set = setTone(themed, { ids: ids.slice(0, 1), tone: 'deep' })
  if (!set.ok) throw new Error(set.reason.message)
  const html = exportHtml(applyChange(themed, set.change), { data: { nap: null } })
  expect(html).toContain('[data-tone="deep"]{')
  expect(html).not.toContain('[data-tone="brand"]{')
})

it('shows the surface of the tone in place of a transparent one, and keeps a color chosen by hand', () => {
  const colored = createNode('Container', { elementStyle: { 'background-color': '#123456' } })
  const document = createDocument([box(), colored])
  const [plain = '', own = ''] = document.nodes.get(document.root)!.children
  const set = setTone(document, { ids: [plain, own], tone: 'tint' })
  if (!set.ok) throw new Error(set.reason.message)
  const toned = applyChange(document, set.change)
  expect(toned.nodes.get(plain)?.props.elementStyle).toMatchObject({ 'background-color': 'var(--tone-bg)' })
  expect(toned.nodes.get(own)?.props.elementStyle).toMatchObject({ 'background-color': '#123456' })
  expect(applyChange(toned, invertChange(set.change)).nodes).toEqual(document.nodes)
})

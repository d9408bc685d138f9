import { exportHtml, insertTree, palette } from '@web2/builder'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newUuid } from '../../document/actions.ts'
import { showBeside } from '../../testing/show-beside.tsx'
import { BlockProperties } from '../inspector/properties/block-properties.tsx'
import { useEditor } from '../session/use-editor.ts'

const { nodes } = palette.flatMap(({ items }) => items).find(({ id }) => id === 'Table')!

let panel: Awaited<ReturnType<typeof showBeside>>
let html: () => string
let select: (text: string) => void

/** Shows the panel of the selected block of a page with a table. */
const Panel = () => {
  const editor = useEditor()
  const ids = editor.session.selection.use()
  html = () => /<table>.*<\/table>/s.exec(exportHtml(editor.store.document))?.[0] ?? ''
  select = (text) => {
    const found = [...editor.store.document.nodes.values()].find(({ props }) => props.content === text)
    editor.select([found!.uuid])
  }
  const insert = () => {
    const place = { into: editor.store.document.root, at: 'end' } as const
    editor.run('Add', insertTree(editor.store.document, { nodes, place, newUuid }))
  }
  return (
    <>
      <button onClick={insert}>Insert</button>
      <BlockProperties ids={ids} />
    </>
  )
}

const press = (label: string) =>
  act(async () => {
    const found = panel
      .all<HTMLElement>('button, label')
      .find((each) => each.textContent === label || each.getAttribute('aria-label') === label)
    if (!found) throw new Error(`There is no “${label}”.`)
    found.click()
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  panel = await showBeside('Container', {}, () => <Panel />)
  await press('Insert')
})
afterEach(async () => {
  await panel.leave()
  vi.unstubAllGlobals()
})

const count = (part: string) => html().split(part).length - 1

test('adds rows and columns at the end of the selected table', async () => {
  await press('Add row')
  await press('Add row')
  await press('Add column')
  expect(count('<tr>')).toBe(5)
  expect(count('<td')).toBe(16)
  expect(count('scope="col"')).toBe(4)
})

test('changes the row and the column of the selected cell', async () => {
  await act(async () => select('First service'))
  await press('Move row down')
  expect(html().indexOf('First service')).toBeGreaterThan(html().indexOf('Second service'))
  await press('Move column right')
  expect(html().indexOf('Service')).toBeGreaterThan(html().indexOf('Includes'))
  await press('Delete column')
  expect(html()).not.toContain('First service')
})

test('sets headers, caption and alignment', async () => {
  await press('Header column')
  expect(count('scope="row"')).toBe(2)
  await press('Header row')
  expect(html()).not.toContain('<thead>')
  await panel.type('Caption', 'Our prices')
  expect(html()).toContain('<caption>Our prices</caption>')
})

import type { NodeRecord } from '@web2/builder'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showBeside } from '../../../testing/show-beside.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { BlockProperties } from './block-properties.tsx'

let panel: Awaited<ReturnType<typeof showBeside>>
let nodes: () => readonly NodeRecord[]
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await panel.leave()
  vi.unstubAllGlobals()
})

const Panel = ({ id }: { readonly id: string }) => {
  const { store } = useEditor()
  nodes = () => [...store.document.nodes.values()]
  return <BlockProperties ids={[id]} />
}
const show = async (name: string, props = {}) => {
  panel = await showBeside(name, props, (id) => <Panel id={id} />)
}
const press = (text: string) =>
  act(async () => {
    const found = panel
      .all<HTMLElement>('button, label, input')
      .find((each) => each.textContent === text || each.getAttribute('aria-label') === text)
    if (!found) throw new Error(`There is no “${text}”.`)
    found.click()
  })
const ofType = (name: string) => nodes().filter(({ componentName }) => componentName === name)

it.each([
  ['Accordion', 'Add item'],
  ['Tabs', 'Add tab'],
])('adds a title with content to a %s', async (name, button) => {
  await show(name)
  await press(button)
  expect(ofType('Fold')).toHaveLength(1)
  expect(ofType('FoldTitle')).toHaveLength(1)
})

it('links the items of an accordion so that one is open, and unlinks them', async () => {
  await show('Accordion')
  await press('Close an item when another opens')
  expect(ofType('Accordion')[0]?.props.key).toMatch(/^[0-9a-f]{10}$/)
  await press('Close an item when another opens')
  expect(ofType('Accordion')[0]?.props.key).toBe('')
})

it('gives a navigation a menu button of its own', async () => {
  await show('Navigation')
  await press('Menu button on phones')
  expect(ofType('Navigation')[0]?.props.menu).toMatch(/^[0-9a-f]{10}$/)
})

it('adds a step to an ordered list', async () => {
  await show('Steps')
  await press('Add step')
  expect(ofType('Element').map(({ addition }) => addition.tag)).toEqual(['li'])
})

it('adds, moves and deletes images of a gallery', async () => {
  await show('Gallery', { images: [{ url: 'a.jpg', alt: 'a', caption: '' }] })
  const alts = () => (ofType('Gallery')[0]?.props.images as { alt: string }[]).map(({ alt }) => alt)
  await press('Add image')
  expect(alts()).toEqual(['a', 'Image 2'])
  await press('Move image 2 up')
  expect(alts()).toEqual(['Image 2', 'a'])
  await press('Delete image 1')
  expect(alts()).toEqual(['a'])
})

it('offers faster images to an older gallery, and to no other', async () => {
  await show('Gallery', { files: false })
  await press('Use faster images')
  expect(ofType('Gallery')[0]?.props.files).toBe(true)
  await expect(press('Use faster images')).rejects.toThrow()
})

it('refuses a rating that is no number', async () => {
  await show('Rating')
  await panel.type('Rating', 'good')
  expect(ofType('Rating')[0]?.props.value).toBe('4.5')
  await panel.type('Rating', '3.5')
  expect(ofType('Rating')[0]?.props.value).toBe('3.5')
})

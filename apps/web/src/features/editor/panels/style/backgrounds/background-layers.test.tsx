import type { Json } from '@web2/builder'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../../testing/show-beside.tsx'
import { openSections } from '../open-sections.ts'
import { sectionTitles } from '../section-order.ts'
import { StyleTab } from '../style-tab.tsx'

type Tab = Awaited<ReturnType<typeof showBeside>>
let tab: Tab

const show = async (style: Record<string, Json>) => {
  tab = await showBeside('Container', { elementStyle: style }, (id) => <StyleTab ids={[id]} />)
}
const press = (label: string) => act(async () => tab.field(label).click())
const key = (label: string, name: string, more: KeyboardEventInit = {}) =>
  act(
    async () =>
      void tab
        .field(label)
        .dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })),
  )
const choose = async (label: string, value: string) => {
  const field = tab.field(label)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(field, value)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
const lines = () => tab.labels().filter((label) => label?.startsWith('Edit layer'))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const title of sectionTitles) openSections.set('box', title, true)
})
afterEach(async () => {
  await tab.leave()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('adds a gradient in front of an image, whose values stay its own', async () => {
  await show({ 'background-image': 'url("a.png")', 'background-size': 'cover' })
  await press('Add layer: Linear')
  expect(tab.style('background-image')).toBe(
    'linear-gradient(180deg, #2563eb 0%, #7c3aed 100%), url("a.png")',
  )
  expect(tab.style('background-size')).toBe('auto, cover')
  expect(lines()).toEqual(['Edit layer 1, linear gradient', 'Edit layer 2, image'])
})

test('orders layers by the arrow keys, hides and deletes them', async () => {
  await show({ 'background-image': 'url("a.png"), linear-gradient(red, blue)' })
  await key('Move layer 1, image', 'ArrowDown')
  expect(tab.style('background-image')).toBe('linear-gradient(red, blue), url("a.png")')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move layer 2, image')

  await press('Hide layer 2, image')
  expect(tab.style('background-image')).toBe('linear-gradient(red, blue), none')
  await press('Show layer 2, image')
  expect(tab.style('background-image')).toBe('linear-gradient(red, blue), url("a.png")')
  expect(tab.style('--hidden-backgrounds')).toBeUndefined()

  await press('Delete layer 2, image')
  await press('Delete layer 1, linear gradient')
  expect(tab.style('background-image')).toBeUndefined()
})

test('edits the stops of a gradient by keys and exact values', async () => {
  await show({ 'background-image': 'linear-gradient(red, lime, blue)' })
  await press('Edit layer 1, linear gradient')
  await key('Stop 2', 'ArrowRight', { shiftKey: true })
  expect(tab.style('background-image')).toBe('linear-gradient(red, lime 60%, blue)')

  await act(async () => tab.field('Stop 2').focus())
  await tab.type('Stop position', '25')
  await tab.type('Stop color', 'var(--brand)')
  expect(tab.style('background-image')).toBe('linear-gradient(red, var(--brand) 25%, blue)')
  await tab.type('Stop position', '20% 30%')
  expect(tab.style('background-image')).toBe('linear-gradient(red, var(--brand) 20% 30%, blue)')

  await key('Stop 2', 'Delete')
  expect(tab.style('background-image')).toBe('linear-gradient(red, blue)')
  await key('Stop 1', 'Delete')
  expect(tab.style('background-image')).toBe('linear-gradient(red, blue)')
  expect(tab.field('Delete this stop').matches(':disabled')).toBe(true)
})

test('turns a gradient, moves its center and changes its kind', async () => {
  await show({ 'background-image': 'linear-gradient(red, blue)' })
  await press('Edit layer 1, linear gradient')
  await key('Angle dial', 'ArrowRight', { shiftKey: true })
  expect(tab.style('background-image')).toBe('linear-gradient(195deg, red, blue)')
  await tab.type('Angle', '45')
  expect(tab.style('background-image')).toBe('linear-gradient(45deg, red, blue)')

  await choose('Gradient kind', 'radial')
  expect(tab.style('background-image')).toBe('radial-gradient(red, blue)')
  const center = 'Center at 50 % from the left and 50 % from the top. Move it with the arrow keys.'
  await key(center, 'ArrowLeft', { shiftKey: true })
  expect(tab.style('background-image')).toBe('radial-gradient(at 40% 50%, red, blue)')
  await tab.type('Center', '10% 20%')
  await act(async () => tab.all<HTMLInputElement>('[aria-label=Gradient] input[type=checkbox]')[0]!.click())
  expect(tab.style('background-image')).toBe('repeating-radial-gradient(at 10% 20%, red, blue)')
})

test('sets size, position, repeat, attachment and blend mode of one layer', async () => {
  await show({ 'background-image': 'url("a.png"), url("b.png")' })
  await press('Edit layer 2, image')
  await tab.type('Layer size', '20px auto')
  await tab.type('Layer position', 'right 10px top')
  await choose('Layer repeat', 'no-repeat')
  await choose('Layer attachment', 'fixed')
  await choose('Layer blend mode', 'multiply')
  expect(tab.style('background-size')).toBe('auto, 20px auto')
  expect(tab.style('background-position')).toBe('0% 0%, right 10px top')
  expect(tab.style('background-repeat')).toBe('repeat, no-repeat')
  expect(tab.style('background-attachment')).toBe('scroll, fixed')
  expect(tab.style('background-blend-mode')).toBe('normal, multiply')
  await tab.type('Layer size', 'cover, contain')
  expect(tab.style('background-size')).toBe('auto, 20px auto')
  expect(tab.field('Layer size').getAttribute('aria-invalid')).toBe('true')
})

test('keeps CSS without fields as it is while another layer changes', async () => {
  const other = 'image-set(url("a.png") 1x, url("b.png") 2x)'
  await show({ 'background-image': `linear-gradient(red, blue), ${other}, var(--rest)` })
  await press('Edit layer 1, linear gradient')
  await tab.type('Angle', '10deg')
  expect(tab.style('background-image')).toBe(`linear-gradient(10deg, red, blue), ${other}, var(--rest)`)
  await press('Edit layer 2, css')
  expect(tab.host.textContent).toContain('It stays as it is')
})

test('leaves a background alone that can’t be separated into layers, and says so', async () => {
  await show({ 'background-image': 'url(a.png' })
  expect(tab.host.textContent).toContain('can’t be separated into layers')
  expect(lines()).toEqual([])
})

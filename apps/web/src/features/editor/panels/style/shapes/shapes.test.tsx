import type { Json } from '@web2/builder'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../../testing/show-beside.tsx'
import { openSections } from '../open-sections.ts'
import { StyleTab } from '../style-tab.tsx'

type Tab = Awaited<ReturnType<typeof showBeside>>
let tab: Tab

const show = async (style: Record<string, Json>) => {
  tab = await showBeside('Container', { elementStyle: style }, (id) => <StyleTab ids={[id]} />)
}
const press = (label: string) => act(async () => tab.field(label).click())
const sliders = (group: string) => [
  ...tab.field(group).querySelectorAll<HTMLInputElement>('input[type=range]'),
]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const title of ['Shape and mask', 'Effects'] as const) openSections.set('box', title, true)
})
afterEach(async () => {
  await tab.leave()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('cuts a block to a shape, with an amount by slider and by text', async () => {
  await show({})
  await press('Slant at the bottom')
  expect(tab.style('clip-path')).toBe('polygon(0 0, 100% 0, 100% 90%, 0 100%)')
  expect(tab.field('Slant at the bottom').getAttribute('aria-pressed')).toBe('true')
  await tab.slide(sliders('Shape')[0]!, 20)
  expect(tab.style('clip-path')).toBe('polygon(0 0, 100% 0, 100% 80%, 0 100%)')
  await tab.type('Cut, exact', '4vw')
  expect(tab.style('clip-path')).toBe('polygon(0 0, 100% 0, 100% calc(100% - 4vw), 0 100%)')
  await tab.type('Cut, exact', '4vw 2vw')
  expect(tab.field('Cut, exact').getAttribute('aria-invalid')).toBe('true')
  await press('Rounded')
  expect(tab.style('clip-path')).toBe('inset(0 round 24px)')
  await press('Clear Shape')
  expect(tab.style('clip-path')).toBeUndefined()
})

test('keeps a shape without fields, and shows it as CSS', async () => {
  await show({ 'clip-path': 'path("M0 0 L1 1")' })
  expect(tab.field('Shape as CSS').value).toBe('path("M0 0 L1 1")')
  expect(tab.all('[aria-label="Shapes"] [aria-pressed=true]')).toEqual([])
})

test('masks a block by both names of the properties, and leaves none behind', async () => {
  await show({ 'mask-repeat': 'no-repeat' })
  await press('Fade at the bottom')
  const fade = 'linear-gradient(to top, transparent, #000 25%)'
  expect(tab.style('mask-image')).toBe(fade)
  expect(tab.style('-webkit-mask-image')).toBe(fade)
  expect(tab.style('mask-repeat')).toBeUndefined()

  await press('Scalloped edge')
  await tab.slide(sliders('Mask')[0]!, 48)
  expect(tab.style('mask-size')).toBe('48px 48px, 100% calc(100% - 48px / 2)')
  expect(tab.style('-webkit-mask-size')).toBe('48px 48px, 100% calc(100% - 48px / 2)')

  await press('Fade at the top')
  expect(tab.style('mask-size')).toBeUndefined()
  expect(tab.style('-webkit-mask-repeat')).toBeUndefined()
  await act(async () => tab.all<HTMLElement>('[aria-label="Masks"] [aria-label=None]')[0]!.click())
  expect(['mask-image', '-webkit-mask-image'].map(tab.style)).toEqual([undefined, undefined])
})

test('reads a mask that a page has by its name with a prefix alone', async () => {
  await show({ '-webkit-mask-image': 'linear-gradient(to top, transparent, #000 40%)' })
  expect(tab.field('Fade at the bottom').getAttribute('aria-pressed')).toBe('true')
  await press('Clear Mask')
  expect(tab.style('-webkit-mask-image')).toBeUndefined()
})

test('removes a shape and a mask of a larger screen on a smaller one', async () => {
  tab = await showBeside(
    'Container',
    { elementStyle: { 'clip-path': 'circle(50%)', 'mask-image': 'linear-gradient(#000, transparent)' } },
    (id) => <StyleTab ids={[id]} />,
  )
  await act(async () => tab.editor.session.breakpoint.set('mobile'))
  for (const none of tab.all<HTMLElement>('[aria-label=None]')) await act(async () => none.click())
  expect(tab.props().breakpoints).toEqual({
    mobile: { 'clip-path': 'none', '-webkit-mask-image': 'none', 'mask-image': 'none' },
  })
})

test('blurs the backdrop by presets and by amount, and keeps the other effects on it', async () => {
  await show({ 'backdrop-filter': 'saturate(1.5)' })
  const choose = (label: string) =>
    act(async () => tab.all<HTMLElement>(`[aria-label="Backdrop blur"] [aria-label="${label}"]`)[0]!.click())
  await choose('Medium')
  expect(tab.style('backdrop-filter')).toBe('saturate(1.5) blur(12px)')
  expect(tab.style('-webkit-backdrop-filter')).toBe('saturate(1.5) blur(12px)')
  await tab.slide(sliders('Backdrop')[0]!, 30)
  expect(tab.style('backdrop-filter')).toBe('saturate(1.5) blur(30px)')
  await choose('Off')
  expect(tab.style('-webkit-backdrop-filter')).toBe('saturate(1.5)')
  await press('Clear Backdrop')
  expect(['backdrop-filter', '-webkit-backdrop-filter'].map(tab.style)).toEqual([undefined, undefined])
})

test('sets the blend mode of a block', async () => {
  await show({})
  expect(tab.options('Blend mode')).toEqual(expect.arrayContaining(['multiply', 'screen', 'luminosity']))
})

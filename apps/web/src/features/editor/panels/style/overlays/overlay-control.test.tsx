import { setTheme, type Json, type Theme } from '@web2/builder'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../../testing/show-beside.tsx'
import { openSections } from '../open-sections.ts'
import { StyleTab } from '../style-tab.tsx'
import { bestEdge, newOverlay } from './new-overlay.ts'
import { OverlayContrast } from './overlay-contrast.tsx'

type Tab = Awaited<ReturnType<typeof showBeside>>
let tab: Tab

const theme: Theme = {
  name: 'Own',
  hasDark: false,
  tokens: [
    { name: 'c-deep', group: 'color', value: '#0b3d2e' },
    { name: 'c-brand', group: 'color', value: '#2f8f5b' },
    { name: 'c-old', group: 'color', value: 'red', isRetired: true },
  ],
}
const show = async (style: Record<string, Json>) => {
  tab = await showBeside('Container', { elementStyle: style }, (id) => <StyleTab ids={[id]} />)
  const result = setTheme(tab.editor.store.document, { theme })
  await act(async () => void tab.editor.run('Set theme', result))
}
const press = (label: string) => act(async () => tab.field(label).click())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  openSections.set('box', 'Background', true)
})
afterEach(async () => {
  await tab?.leave()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('lays an overlay over an image in one step, whose values stay its own', async () => {
  await show({ 'background-image': '/media/hero.jpg', 'background-size': 'cover' })
  await press('Add overlay: Color')
  const tint = 'color-mix(in srgb, var(--c-deep) 50%, transparent)'
  expect(tab.style('background-image')).toBe(`linear-gradient(${tint}, ${tint}), url("/media/hero.jpg")`)
  expect(tab.style('background-size')).toBe('auto, cover')
  await act(async () => void tab.editor.undo())
  expect(tab.style('background-image')).toBe('/media/hero.jpg')
})

test('changes the color, strength and edge of an overlay, and removes it', async () => {
  await show({ 'background-image': 'linear-gradient(rgb(0 0 0 / 50%), rgb(0 0 0 / 50%)), url("a.jpg")' })
  expect(tab.labels()).not.toContain('Old')
  await press('Brand')
  expect(tab.field('Brand').getAttribute('aria-pressed')).toBe('true')
  await tab.slide(tab.field('Overlay').querySelector<HTMLInputElement>('input[type=range]')!, 70)
  const tint = 'color-mix(in srgb, var(--c-brand) 70%, transparent)'
  expect(tab.style('background-image')).toBe(`linear-gradient(${tint}, ${tint}), url("a.jpg")`)
  await act(async () => tab.all<HTMLElement>('[aria-label="Overlay kind"] [aria-label=Gradient]')[0]!.click())
  expect(tab.style('background-image')).toBe(`linear-gradient(to top, ${tint}, transparent), url("a.jpg")`)
  await tab.type('Overlay color', '#11223380')
  expect(tab.style('background-image')).toContain('linear-gradient(to top, rgb(17 34 51 / 50%), transparent)')
  await press('Clear Overlay')
  expect(tab.style('background-image')).toBe('url("a.jpg")')
})

test('offers no overlay without an image', async () => {
  await show({ 'background-image': 'linear-gradient(red, blue)' })
  expect(tab.labels().filter((label) => label?.startsWith('Add overlay'))).toEqual([])
})

const edges = { top: 0.2, bottom: 0.6, left: 0.1, right: 0.7 }
const text = (part: number) => ({ color: [part, part, part, 1] as const, edges })
const same = (css: string) => (css.includes('c-deep') ? '#0b3d2e' : css)

test.each([
  ['white text gets a dark color of the theme', 255, theme, 'var(--c-deep)'],
  ['black text gets a light one', 0, theme, '#ffffff'],
  ['white text without a theme gets black', 255, undefined, '#000000'],
])('%s, as strong as it needs', (_what, part, own, color) => {
  const overlay = newOverlay('color', [text(part)], own, same)
  expect(overlay.color).toBe(color)
  expect(overlay.strength).toBeGreaterThan(40)
  expect(overlay.strength).toBeLessThan(70)
})

test('an overlay that becomes a gradient begins where it can make the text readable', () => {
  const overlay = { color: '#000000', strength: 10 }
  expect(bestEdge(overlay, [0, 0, 0, 1], [text(255)])).toBe('left')
  expect(bestEdge(overlay, [0, 0, 0, 1], [text(0)])).toBe('bottom')
  expect(bestEdge(overlay, null, [])).toBe('bottom')
})

test('a new gradient begins at the edge that the text is near', () => {
  expect(newOverlay('gradient', [text(255)], undefined, same).from).toBe('left')
  expect(newOverlay('gradient', [], undefined, same)).toMatchObject({ from: 'bottom', strength: 50 })
})

const contrast = async (strength: number, part: number, from?: 'bottom') => {
  const strengthen = vi.fn()
  const overlay = { color: '#000000', strength, ...(from && { from }) }
  tab = await showBeside('Container', {}, () => (
    <OverlayContrast overlay={overlay} color={[0, 0, 0, 1]} texts={[text(part)]} strengthen={strengthen} />
  ))
  return { strengthen, said: tab.host.textContent ?? '' }
}

test('says that text is readable over any image', async () => {
  expect((await contrast(60, 255)).said).toMatch(/Contrast at least 5\.\d:1 – reaches 4\.5:1/)
})

test('says that text is not, and offers the strength at which it is', async () => {
  const { said, strengthen } = await contrast(20, 255)
  expect(said).toContain('does not reach 4.5:1')
  await act(async () => tab.all<HTMLElement>('button')[0]!.click())
  expect(strengthen).toHaveBeenCalledWith(54)
})

test.each([
  [0, undefined, 'No strength of this color is enough'],
  [255, 'bottom', 'too weak behind the text'],
] as const)('says why no strength is enough: text %i, %s', async (part, from, why) => {
  expect((await contrast(50, part, from)).said).toContain(why)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../testing/show-beside.tsx'
import { openSections } from './open-sections.ts'
import { sectionTitles } from './section-order.ts'
import { StyleTab } from './style-tab.tsx'

let tab: Awaited<ReturnType<typeof showBeside>>
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const title of sectionTitles) openSections.set('box', title, true)
  tab = await showBeside('Container', { elementStyle: { 'font-size': '10px' } }, (id) => (
    <StyleTab ids={[id]} />
  ))
})
afterEach(async () => {
  await tab.leave()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['width', 'Width', '40%'],
  ['height', 'Height', '120px'],
  ['margin-top', 'Margin top', '4px'],
  ['padding-left', 'Padding left', '6px'],
  ['color', 'Text color', '#112233'],
  ['background-color', 'Background color', '#445566'],
  ['background-image', 'Background image', 'https://example.com/a.jpg'],
  ['font-size', 'Font size', '18px'],
])('sets %s with the field “%s”', async (property, label, value) => {
  await tab.type(label, value)
  expect(tab.style(property)).toMatch(new RegExp(value.replace(/[.%]/g, '\\$&')))
})

test.each([
  ['font-weight', 'Font weight', ['lighter', 'normal', 'bold']],
  ['text-align', 'Text align', ['left', 'center', 'right']],
  ['line-height', 'Line height', ['1', '1.5', '2']],
  ['background-attachment', 'Attachment', ['scroll', 'fixed']],
  ['background-size', 'Background size', ['cover', 'contain']],
  ['background-repeat', 'Background repeat', ['repeat', 'no-repeat', 'repeat-x', 'repeat-y']],
  ['background-position', 'Background position', ['top', 'bottom', 'left', 'right', 'center']],
])('offers for %s in “%s”: %j', (_property, label, values) => {
  expect(tab.options(label)).toEqual(expect.arrayContaining(values))
})

const slidersOf = (label: string) => [
  ...tab.field(label).querySelectorAll<HTMLInputElement>('input[type=range]'),
]
const namesOf = (label: string) =>
  [...tab.field(label).querySelectorAll('label')].map(({ textContent }) => textContent)

test('offers x, y, blur, spread and a color for a box shadow, each up to 20', async () => {
  expect(namesOf('Box shadow')).toEqual(['X', 'Y', 'Blur', 'Spread'])
  const sliders = slidersOf('Box shadow')
  expect(sliders.map(({ max }) => max)).toEqual(['20', '20', '20', '20'])
  for (const slider of sliders) await tab.slide(slider, 20)
  await tab.type('Box shadow color', '#ff0000')
  expect(tab.style('box-shadow')).toEqual({ x: 20, y: 20, blur: 20, spread: 20, color: '#ff0000' })
})

test('offers x, y, blur and a color for a text shadow, each up to 20', async () => {
  expect(namesOf('Text shadow')).toEqual(['X', 'Y', 'Blur'])
  const sliders = slidersOf('Text shadow')
  expect(sliders.map(({ max }) => max)).toEqual(['20', '20', '20'])
  await tab.slide(sliders[2]!, 7)
  await tab.type('Text shadow color', '#00ff00')
  expect(tab.style('text-shadow')).toEqual({ x: 0, y: 0, blur: 7, color: '#00ff00' })
})

test('sets the corners with a slider', async () => {
  const slider = tab.all<HTMLInputElement>('input[type=range]').find(({ max }) => max === '60')!
  await tab.slide(slider, 12)
  expect(tab.style('border-radius')).toBe('12px')
  expect(slider.value).toBe('12')
})

import { setTheme, type Json } from '@web2/builder'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../../testing/show-beside.tsx'
import { openSections } from '../open-sections.ts'
import { StyleTab } from '../style-tab.tsx'

let tab: Awaited<ReturnType<typeof showBeside>>

const show = async (style: Record<string, Json>) => {
  tab = await showBeside('Container', { elementStyle: style }, (id) => <StyleTab ids={[id]} />)
  const theme = {
    name: 'Own',
    hasDark: false,
    tokens: [
      { name: 'shadow', group: 'shadow', value: '0 4px 12px rgb(0 0 0 / 20%)' },
      { name: 'shadow-high', group: 'shadow', label: 'High', value: '0 8px 40px -8px #000' },
    ],
  } as const
  await act(async () => void tab.editor.run('Set theme', setTheme(tab.editor.store.document, { theme })))
}
const tokens = () => tab.all<HTMLElement>('[aria-label="Design tokens for Box shadow"] button')
const blur = () => [...tab.field('Box shadow').querySelectorAll<HTMLInputElement>('input[type=range]')][2]!

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  openSections.set('box', 'Shadow', true)
})
afterEach(async () => {
  await tab.leave()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('offers the shadows of the theme first, and marks the used one', async () => {
  await show({})
  const [first, second] = tokens()
  expect(tokens().map((button) => button.textContent)).toEqual(['Shadow', 'High'])
  expect(first!.compareDocumentPosition(blur()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await act(async () => second!.click())
  expect(tab.style('box-shadow')).toBe('var(--shadow-high)')
  expect(tokens().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  expect(tab.labels()).toContain('Design token for Box shadow: High')
})

test('begins with the parts of the design token when a slider is moved', async () => {
  await show({ 'box-shadow': 'var(--shadow)' })
  expect(blur().value).toBe('12')
  await tab.slide(blur(), 16)
  expect(tab.style('box-shadow')).toEqual({ x: 0, y: 4, blur: 16, spread: 0, color: 'rgb(0 0 0 / 20%)' })
  expect(tokens().some((button) => button.getAttribute('aria-pressed') === 'true')).toBe(false)
})

test('makes a shadow a design token, and uses it', async () => {
  await show({ 'box-shadow': { x: 0, y: 2, blur: 6, spread: 0, color: '#123456' } })
  await act(async () => tab.field('Design token for Box shadow').click())
  const save = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].at(-1)!
  expect(save.textContent).toBe('Save 0 2px 6px 0 #123456 as a design token…')
  await act(async () => save.click())
  const name = document.querySelector<HTMLInputElement>('form input')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name, 'Card')
    name.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => document.querySelector<HTMLElement>('form button[type=submit]')!.click())
  expect(tab.style('box-shadow')).toBe('var(--shadow-card)')
  expect(tab.editor.store.document.page.theme?.tokens.at(-1)).toEqual({
    name: 'shadow-card',
    group: 'shadow',
    value: '0 2px 6px 0 #123456',
  })
})

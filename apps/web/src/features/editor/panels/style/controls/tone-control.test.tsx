import type { Theme } from '@web2/builder'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../../testing/show-beside.tsx'
import { openSections } from '../open-sections.ts'
import { StyleTab } from '../style-tab.tsx'

const theme: Theme = {
  name: 'Mine',
  hasDark: false,
  tokens: [{ name: 'c-deep', group: 'color', value: '#112211' }],
}

const show = (own?: Theme) => showBeside('Container', {}, (id) => <StyleTab ids={[id]} />, { theme: own })

let tab: Awaited<ReturnType<typeof showBeside>>
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  openSections.set('box', 'Background', true)
})
afterEach(async () => {
  await tab.leave()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const select = () => tab.field('Tone') as unknown as HTMLSelectElement
const choose = (value: string) =>
  act(async () => {
    select().value = value
    select().dispatchEvent(new Event('change', { bubbles: true }))
  })
const tone = () => tab.editor.store.get(tab.id)?.addition.attributes?.['data-tone']

test('gives a block a tone of the theme, follows undo, and takes it away', async () => {
  tab = await show(theme)
  expect(tab.options('Tone')).toEqual(['paper', 'tint', 'deep', 'brand'])
  await choose('deep')
  expect(tone()).toBe('deep')
  expect(tab.editor.history.entries.map(({ label }) => label)).toEqual(['Change tone'])
  await act(async () => tab.editor.undo())
  expect(tone()).toBeUndefined()
  expect(select().value).toBe('')
  await choose('brand')
  await choose('')
  expect(tone()).toBeUndefined()
})

test('is not offered on a page without a theme', async () => {
  tab = await show()
  expect(tab.labels()).not.toContain('Tone')
})

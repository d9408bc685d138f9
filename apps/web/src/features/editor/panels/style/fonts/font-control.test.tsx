import { QueryClient } from '@tanstack/react-query'
import type { OwnFont } from '@web2/contract/media'
import { findFontFamily, fontStack } from '@web2/site/fonts'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownFontsQuery } from '../../../canvas/fonts/own-fonts.ts'
import { showBeside } from '../../../testing/show-beside.tsx'
import { openSections } from '../open-sections.ts'
import { StyleTab } from '../style-tab.tsx'

const inter = fontStack(findFontFamily('Inter')!)

let tab: Awaited<ReturnType<typeof showBeside>>
const show = async (family?: string, queries?: QueryClient) => {
  const props = family ? { elementStyle: { 'font-family': family } } : {}
  tab = await showBeside('Heading', props, (id) => <StyleTab ids={[id]} />, { queries })
}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  openSections.set('text', 'Typography', true)
})
afterEach(async () => {
  await tab.leave()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const button = (name: string) =>
  tab.all<HTMLButtonElement>('button').find(({ textContent }) => textContent === name)
const click = (element: HTMLElement | undefined) => act(async () => element?.click())
const families = () => tab.all<HTMLInputElement>('[aria-label="Fonts"] input')

const browse = async () => {
  await act(async () => {
    button('Browse font library')?.click()
    await import('./font-library.ts')
  })
  await act(async () => vi.dynamicImportSettled())
  expect(families().length).toBeGreaterThanOrEqual(40)
}

it('finds a family by its name and gives the block its stack', async () => {
  await show()
  expect(families()).toEqual([])
  await browse()
  await tab.type('Search fonts', ' INTER ')
  expect(families().map(({ value }) => value)).toEqual([inter])
  await click(families()[0])
  expect(tab.style('font-family')).toBe(inter)
  expect((tab.field('Font family') as Element as HTMLSelectElement).selectedOptions[0]?.text).toBe('Inter')
  expect(tab.labels()).not.toContain('Font stack')
})

it('lists one kind at a time', async () => {
  await show(inter)
  await browse()
  await act(async () => {
    const kind = tab.field('Kind of font') as unknown as HTMLSelectElement
    kind.value = 'handwriting'
    kind.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(families().map(({ value }) => value)).toEqual([fontStack(findFontFamily('Caveat')!)])
  await tab.type('Search fonts', 'Inter')
  expect(families()).toEqual([])
  expect(tab.host.textContent).toContain('No fonts match “Inter”')
})

it('finds one of many own fonts by its name', async () => {
  const named = (name: string, at: number): OwnFont => ({
    _id: String(at),
    name,
    faces: [],
    family: {
      ...{ id: `own-${at}`, name: `${name} Own 0000000${at}`, kind: 'serif', package: '', version: 'a' },
      ...{ axis: null, weightRange: null, weights: { normal: [400], italic: null } },
      ...{ subsets: { latin: 0 }, ascent: 1, descent: 0.2, lineGap: 0, fallback: 'serif' },
      widths: { normal: [1], italic: null },
      own: { ranges: { latin: 'U+0020-007E' }, files: { 'latin 400 normal': `/fonts/own/k/${at}.woff2` } },
    },
  })
  const names = ['Garden', 'House', 'Street', 'River', 'Hill', 'Lake', 'Wood', 'Field', 'Garden Wide']
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(ownFontsQuery.queryKey, names.map(named))
  await show(undefined, queries)
  await browse()
  const own = () => tab.all<HTMLLabelElement>('[aria-label="Your fonts"] label').map(({ title }) => title)
  expect(own()).toEqual(names)
  await tab.type('Search your fonts', ' garden')
  expect(own()).toEqual(['Garden', 'Garden Wide'])
  await tab.type('Search your fonts', 'Sea')
  expect(own()).toEqual([])
  expect(tab.host.textContent).toContain('No fonts match “Sea”')
})

it('keeps any other stack as text', async () => {
  await show('Futura, sans-serif')
  expect(tab.labels()).toContain('Font stack')
  expect(tab.field('Font family').value).toBe('Futura, sans-serif')
})

it.each([
  ['Exact weight', ['100', '200', '300', '400', '500', '600', '700', '800', '900']],
  ['Font weight', ['lighter', 'normal', 'bold']],
  ['Italic', ['italic', 'normal']],
  ['Text wrap', ['balance', 'pretty']],
])('offers in “%s”: %j', async (label, values) => {
  await show()
  expect(tab.options(label)).toEqual(expect.arrayContaining(values))
})

it('sets word and letter spacing', async () => {
  await show()
  await tab.type('Word spacing', '0.2em')
  await tab.type('Letter spacing', '-0.01em')
  expect([tab.style('word-spacing'), tab.style('letter-spacing')]).toEqual(['0.2em', '-0.01em'])
})

import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../../testing/show-beside.tsx'
import { BuilderContext, useBuilder } from '../../session/use-editor.ts'
import { ThemeScope } from '../../theme/theme-scope.tsx'
import { openSections } from '../open-sections.ts'
import { StyleTab } from '../style-tab.tsx'

let tab: Awaited<ReturnType<typeof showBeside>>
let rootStyle: () => unknown
const Tab = ({ id, kind }: { readonly id: string; readonly kind: 'page' | 'section' }) => {
  const builder = useBuilder()
  const { store } = builder.editor
  rootStyle = () => store.get(store.document.root)?.props.elementStyle
  return (
    <BuilderContext value={{ ...builder, kind }}>
      <ThemeScope>
        {' '}
        <StyleTab ids={[id]} />
      </ThemeScope>
    </BuilderContext>
  )
}
const show = async (kind: 'page' | 'section', elementStyle: Record<string, string | number>) => {
  tab = await showBeside('Container', { elementStyle }, (id) => <Tab id={id} kind={kind} />)
}
const press = (label: string) =>
  act(async () =>
    tab
      .all<HTMLElement>('button')
      .find(({ textContent }) => textContent === label)!
      .click(),
  )

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  openSections.set('box', 'Position', true)
})
afterEach(async () => {
  await tab.leave()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a sticky block without an inset gets one by a button', async () => {
  await show('page', { position: 'sticky' })
  await press('Stick to the top')
  expect([tab.style('top'), tab.style('z-index')]).toEqual([0, 10])
  expect(tab.host.textContent).not.toContain('needs an inset')
})

test('a block of a section hands its stickiness to the whole section', async () => {
  await show('section', { position: 'sticky', top: 0 })
  await press('Make section sticky')
  expect(rootStyle()).toMatchObject({ position: 'sticky', top: 0, 'z-index': 10 })
  expect([tab.style('position'), tab.style('top')]).toEqual([undefined, undefined])
})

test('a block that sticks has no help', async () => {
  await show('page', { position: 'sticky', top: '0' })
  expect(tab.host.textContent).not.toMatch(/needs an inset|Make section sticky/)
})

import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Theme } from '@web2/builder'
import { showBeside } from '../../testing/show-beside.tsx'
import { useEditor } from '../session/use-editor.ts'
import { TokenGroups } from './token-groups.tsx'
import { useTheme } from './use-theme.ts'

const theme: Theme = {
  name: 'Mine',
  hasDark: false,
  tokens: Array.from({ length: 30 }, (_, at) => ({ name: `c-x${at}`, group: 'color', value: '#0b6e4f' })),
}

const Groups = () => {
  const { theme: present } = useTheme()
  return present ? <TokenGroups theme={present} /> : null
}

let panel: Awaited<ReturnType<typeof showBeside>>
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  panel = await showBeside('Paragraph', {}, () => <Groups />, { theme })
})
afterEach(async () => {
  await panel.leave()
  vi.unstubAllGlobals()
})

const menus = () => document.querySelectorAll('[role="menu"]')
const more = () => panel.all<HTMLButtonElement>('[aria-label="More for X7"]')[0]!

test('the menu of a design token is mounted when it opens', async () => {
  expect(panel.all('[aria-label^="More for "]')).toHaveLength(30)
  expect(panel.all('[aria-controls]')).toHaveLength(0)
  await act(async () => more().click())
  expect(menus()).toHaveLength(1)
})

/** Watches the store from here on, while the rows within it are not mounted yet. */
const Watched = () => {
  const { store } = useEditor()
  useState(() => vi.spyOn(store, 'subscribePage'))
  return <Groups />
}

test('rows follow the theme without a subscription of their own', async () => {
  await panel.leave()
  panel = await showBeside('Paragraph', {}, () => <Watched />, { theme })
  expect(panel.all('[aria-label^="More for "]')).toHaveLength(30)
  expect(panel.editor.store.subscribePage).not.toHaveBeenCalled()
})

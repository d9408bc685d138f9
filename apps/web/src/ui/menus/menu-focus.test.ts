import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markFirstItems } from './menu-focus.ts'

let stop: () => void
beforeEach(() => {
  stop = markFirstItems()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const items = '<button role="menuitem" disabled>No</button><button role="menuitem">One</button>'
const menuWith = (html: string) => {
  document.body.innerHTML = `<div role="menu" tabindex="-1">${html}</div>`
  return document.querySelector<HTMLElement>('[role="menu"]')!
}

test('a menu opened by a key has its first item marked, one opened by a pointer has none', () => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  menuWith(items).focus()
  expect(document.activeElement?.textContent).toBe('One')

  document.dispatchEvent(new Event('pointerdown'))
  const menu = menuWith(items)
  menu.focus()
  expect(document.activeElement).toBe(menu)
})

test('items that come later are waited for', async () => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  const menu = menuWith('Loading')
  menu.focus()
  expect(document.activeElement).toBe(menu)
  menu.innerHTML = items
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('One'))
})

import { createDocument } from '@web2/builder'
import { expect, it, vi } from 'vitest'
import { createEditor } from '../document/editor.ts'
import { createEditorKeys, placeOf } from './editor-keys.ts'

const within = (html: string): Element => {
  document.body.innerHTML = html
  return document.body.querySelector('#x') ?? document.body
}

it.each([
  ['<div data-canvas-keys><span id="x"></span></div>', 'canvas'],
  ['<div data-canvas-keys="layers"><span id="x"></span></div>', 'layers'],
  ['<div data-canvas-keys><button id="x"></button></div>', 'chrome'],
  ['<div data-canvas-keys><input id="x"></div>', 'field'],
  ['<div role="dialog"><button id="x"></button></div>', 'field'],
  ['<div role="dialog"><div data-canvas-keys="layers"><span id="x"></span></div></div>', 'layers'],
  ['<div data-canvas-keys><div role="dialog"><span id="x"></span></div></div>', 'field'],
  ['<div role="menu"><div id="x"></div></div>', 'field'],
  ['<aside><div id="x"></div></aside>', 'chrome'],
  ['', 'canvas'],
])('maps %s to the %s', (html, place) => {
  expect(placeOf(within(html))).toBe(place)
})

it('Escape only closes a menu that was just opened', () => {
  const editor = createEditor({ document: createDocument(), data: {}, tell: () => {} })
  const send = vi.fn()
  const press = createEditorKeys({ editor, send, save: () => {} })
  const escape = () => new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
  editor.session.menu.set({ x: 1, y: 2 })
  press(escape(), 'canvas')
  expect(editor.session.menu.get()).toBeNull()
  expect(send).not.toHaveBeenCalled()
  press(escape(), 'canvas')
  expect(send).toHaveBeenCalledTimes(1)
})

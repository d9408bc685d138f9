import { describe, expect, it } from 'vitest'
import { keyNames, shortcutOf } from './key-names.ts'
import { commandOf, isHeeded, keyBindings, type KeyPress } from './keymap.ts'

/** Returns 'Ctrl+Shift+z' as a browser key event. */
const press = (keys: string): KeyPress => {
  const parts = keys.split('+')
  const held = (name: string) => parts.slice(0, -1).includes(name)
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: held('Ctrl'),
    metaKey: held('Meta'),
    shiftKey: held('Shift'),
    altKey: held('Alt'),
  }
}

describe('commandOf', () => {
  it.each([
    ['Ctrl+s', 'save'],
    ['Meta+s', 'save'],
    ['Ctrl+z', 'undo'],
    ['Ctrl+Shift+Z', 'redo'],
    ['Ctrl+y', 'redo'],
    ['Delete', 'remove'],
    ['Backspace', 'remove'],
    ['Ctrl+d', 'duplicate'],
    ['Ctrl+=', 'zoom-in'],
    ['Ctrl+-', 'zoom-out'],
    ['Ctrl+0', 'zoom-fit'],
    ['Escape', 'escape'],
    ['Enter', 'edit'],
    ['m', 'move'],
    ['ArrowUp', 'previous'],
    ['ArrowDown', 'next'],
    ['ArrowLeft', 'parent'],
    ['ArrowRight', 'child'],
    ['F2', 'edit'],
    ['Alt+ArrowUp', 'move-up'],
    ['Shift+ArrowDown', 'extend-next'],
    ['Ctrl+Shift+G', 'unwrap'],
    ['Shift+?', 'help'],
    ['Shift+F10', 'menu'],
  ] as const)('maps %s to %s', (keys, command) => {
    expect(commandOf(press(keys))).toBe(command)
  })

  it('has separate keys in the layers panel', () => {
    expect(commandOf(press('F2'), 'layers')).toBe('rename')
    expect(commandOf(press('Home'), 'layers')).toBe('first')
    expect(commandOf(press('Home'))).toBeNull()
    expect(commandOf(press('Ctrl+d'), 'layers')).toBe('duplicate')
  })

  it('matches letters by physical key where Alt types another character', () => {
    expect(commandOf({ ...press('Meta+Alt+ç'), code: 'KeyC' })).toBe('copy-style')
  })

  it('matches the plus, which also joins the parts', () => {
    expect(commandOf({ ...press('Ctrl+='), key: '+', shiftKey: true })).toBe('zoom-in')
    expect(keyNames('Mod+plus', false)).toEqual(['Ctrl', '+'])
  })

  it('assigns no keys twice in one place', () => {
    const all = keyBindings.flatMap(({ keys, reach }) => keys.map((key) => `${reach === 'layers'} ${key}`))
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(['Ctrl+c', 'Ctrl+v', 'Shift+m', 'Alt+d', 'Ctrl+Shift+s', 'a', 'Tab'])(
    'leaves %s to the browser',
    (keys) => {
      expect(commandOf(press(keys))).toBeNull()
    },
  )
})

describe('isHeeded', () => {
  it.each([
    // outside a gesture or text editing
    ['remove', 'canvas', 'idle', true],
    ['remove', 'chrome', 'idle', false],
    ['remove', 'field', 'idle', false],
    ['undo', 'chrome', 'idle', true],
    ['undo', 'field', 'idle', false],
    ['save', 'field', 'idle', true],
    // typed letters and arrows belong to the text
    ['remove', 'canvas', 'editing-text', false],
    ['previous', 'canvas', 'editing-text', false],
    ['move', 'canvas', 'editing-text', false],
    ['escape', 'canvas', 'editing-text', true],
    ['undo', 'canvas', 'editing-text', true],
    // a gesture can be ended from any focus
    ['escape', 'chrome', 'dragging', true],
    ['previous', 'chrome', 'moving', true],
    ['rename', 'layers', 'idle', true],
    ['duplicate', 'layers', 'idle', true],
    ['help', 'chrome', 'idle', true],
    ['select-siblings', 'chrome', 'idle', true],
    ['select-siblings', 'field', 'idle', false],
    ['help', 'canvas', 'editing-text', false],
    ['escape', 'field', 'dragging', false],
  ] as const)('decides for %s on the %s while %s: %s', (command, place, activity, heeded) => {
    expect(isHeeded(command, place, activity)).toBe(heeded)
  })
})

describe('the names of keys', () => {
  it('match those printed on the keyboard', () => {
    expect(keyNames('Mod+Shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
    expect(keyNames('Mod+Shift+z', true)).toEqual(['⌘', '⇧', 'Z'])
    expect(keyNames('Alt+arrowup', false)).toEqual(['Alt', '↑'])
    expect(shortcutOf('redo', false)).toBe('Ctrl+Shift+Z')
  })
})

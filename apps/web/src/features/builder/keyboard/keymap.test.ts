import { describe, expect, it } from 'vitest'
import { commandOf, isHeeded, type KeyPress } from './keymap.ts'

/** 'Ctrl+Shift+z' as the browser tells it. */
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
    ['Escape', 'escape'],
    ['Enter', 'edit'],
    ['m', 'move'],
    ['ArrowUp', 'previous'],
    ['ArrowDown', 'next'],
    ['ArrowLeft', 'parent'],
    ['ArrowRight', 'child'],
  ] as const)('%s means %s', (keys, command) => {
    expect(commandOf(press(keys))).toBe(command)
  })

  it.each(['Ctrl+c', 'Ctrl+v', 'Shift+m', 'Alt+ArrowUp', 'Ctrl+Shift+s', 'a', 'Tab'])(
    '%s is left alone',
    (keys) => {
      expect(commandOf(press(keys))).toBeNull()
    },
  )
})

describe('isHeeded', () => {
  it.each([
    // while nothing else goes on
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
    // a gesture is ended from wherever the focus is
    ['escape', 'chrome', 'dragging', true],
    ['previous', 'chrome', 'moving', true],
    ['escape', 'field', 'dragging', false],
  ] as const)('%s on the %s while %s: %s', (command, place, activity, heeded) => {
    expect(isHeeded(command, place, activity)).toBe(heeded)
  })
})

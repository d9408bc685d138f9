import { expect, it } from 'vitest'
import { keyBindings } from '../../document/keymap/keymap.ts'
import { keysMatching } from './keys-matching.ts'

const found = (search: string) => keysMatching(keyBindings, search, false).map(({ command }) => command)

it('finds a shortcut by its action or its keys', () => {
  expect(found('paste')).toEqual(['paste', 'paste-style'])
  expect(found('style copy')).toEqual(['copy-style'])
  expect(found('ctrl + z')).toEqual(['undo'])
  expect(found('Ctrl+Shift+Z')).toEqual(['redo'])
  expect(found('')).toHaveLength(keyBindings.length)
  expect(found('teleport')).toEqual([])
})

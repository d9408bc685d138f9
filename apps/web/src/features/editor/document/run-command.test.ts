import { treeOf } from '@web2/builder/testing'
import { expect, it } from 'vitest'
import type { KeyCommand } from './keymap/keymap.ts'
import { createEditor } from './editor.ts'
import { runCommand } from './run-command.ts'

const after = (...keys: readonly KeyCommand[]) => {
  const document = treeOf(`
    Container #box
      Paragraph #one "One"
      Paragraph #two "Two"`)
  const editor = createEditor({ document, data: {}, tell: () => {} })
  for (const key of keys) runCommand(editor, key)
  return editor.session.announcement.get().text
}

it.each<[string, ...KeyCommand[]]>([
  ['Page', 'next'],
  ['Container, position 1 of 1 in Page', 'next', 'child'],
  ['One, position 1 of 2 in Container', 'next', 'child', 'child'],
  ['Two, position 2 of 2 in Container', 'next', 'child', 'child', 'next'],
  ['Container, position 1 of 1 in Page', 'next', 'child', 'child', 'escape'],
  ['Nothing selected', 'next', 'escape'],
  ['2 blocks selected', 'next', 'child', 'child', 'extend-next'],
])('announces “%s” for the keys', (sentence, ...keys) => {
  expect(after(...keys)).toBe(sentence)
})

import { describe, expect, test } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { applyChange } from '../changes/change.ts'
import { lockOf } from '../rules/locks.ts'
import { changeOf, treeOf } from '../testing/index.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import type { CommandResult } from './command.ts'
import { duplicateNodes } from './duplicate-nodes.ts'
import { insertTree } from './insert-tree.ts'
import { moveNodes } from './move-nodes.ts'
import { removeNodes } from './remove-nodes.ts'
import { setAddition } from './set-addition.ts'
import { setProps } from './set-props.ts'
import { setStyle } from './set-style.ts'
import { wrapNodes } from './wrap-nodes.ts'

const open = treeOf(`
  Container #outer
    Container #box <section>
      Paragraph #p "Words"
  Paragraph #free "Free"`)
const page = applyChange(
  open,
  changeOf(setAddition(open, { ids: ['box'], addition: { locked: true, name: 'Header' } })),
)
const newUuid = sequentialUuids('new')

const said = (result: CommandResult) =>
  result.ok ? 'done' : `${result.reason.message} ${result.reason.detail}`

const itself = 'This block is locked. Unlock it in the layers panel first.'
const inside = 'This block is inside “Header”, which is locked. Unlock that block in the layers panel first.'
const nodes = [createNode('Paragraph')]

describe('a lock', () => {
  test.each<[string, CommandResult, string]>([
    ['keeps the node from being removed', removeNodes(page, { ids: ['box'] }), itself],
    ['and what is in it', removeNodes(page, { ids: ['p'] }), inside],
    [
      'and what is around it, which would take it along',
      removeNodes(page, { ids: ['outer'] }),
      'This block contains “Header”, which is locked. Unlock that block in the layers panel first.',
    ],
    [
      'keeps what is in it from being moved',
      moveNodes(page, { ids: ['p'], place: { beside: 'free', side: 'after' } }),
      inside,
    ],
    ['from being copied in place', duplicateNodes(page, { ids: ['p'], newUuid }), inside],
    ['from being wrapped', wrapNodes(page, { ids: ['p'], newUuid }), inside],
    ['from being edited', setProps(page, { ids: ['p'], props: { content: 'Other' } }), inside],
    [
      'from being styled',
      setStyle(page, { ids: ['box'], layer: 'desktop', style: { color: 'red' } }),
      itself,
    ],
    [
      'from getting other attributes',
      setAddition(page, { ids: ['p'], addition: { attributes: { id: 'x' } } }),
      inside,
    ],
    [
      'keeps others out',
      moveNodes(page, { ids: ['free'], place: { into: 'box', at: 'end' } }),
      'Parent node is not droppable. “Header” is locked. Unlock it in the layers panel first.',
    ],
    [
      'also beside what is in it',
      insertTree(page, { nodes, place: { beside: 'p', side: 'before' }, newUuid }),
      'Can not be the sibling of the target node. “Header” is locked. Unlock it in the layers panel first.',
    ],
    [
      'lets the node travel with the container around it',
      moveNodes(page, { ids: ['outer'], place: { beside: 'free', side: 'after' } }),
      'done',
    ],
    ['can be taken away', setAddition(page, { ids: ['box'], addition: { locked: undefined } }), 'done'],
    ['lets a name be given', setAddition(page, { ids: ['p'], addition: { name: 'Intro' } }), 'done'],
  ])('%s', (_name, result, expected) => expect(said(result)).toBe(expected))

  test('is found from a descendant', () => {
    expect(lockOf(page, 'p')?.uuid).toBe('box')
    expect(lockOf(page, 'outer')).toBeUndefined()
  })
})

test('a container with its own text explains why it accepts no children', () => {
  const titled = treeOf('Container #box "Its own text"')
  expect(said(insertTree(titled, { nodes, place: { into: 'box', at: 'end' }, newUuid }))).toBe(
    'Container is not droppable with the incommingNode - Paragraph. Container has text that a dropped block would replace. Drop the block next to it.',
  )
})

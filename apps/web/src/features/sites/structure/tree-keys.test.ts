import { expect, it } from 'vitest'
import { layOut } from './layout/lay-out.ts'
import { structureOf } from './structure.ts'
import { treeCommand } from './tree-keys.ts'

const page = (_id: string, position: number, parentId: string | null = null) => ({
  _id,
  name: _id,
  slug: _id,
  position,
  isDefault: false,
  parentId,
})

const nodes = (...collapsed: string[]) =>
  layOut(structureOf({ name: 'Site', pages: [page('Home', 0), page('Shop', 1), page('Boots', 0, 'Shop')] }), {
    type: 'tree',
    layout: 'vertical',
    collapsed: new Set(collapsed),
    measure: (text) => text.length,
    thickness: 24,
  }).nodes

it.each([
  ['ArrowDown', 'Home', { kind: 'go', to: 'Shop' }],
  ['ArrowUp', 'Home', { kind: 'go', to: 'site' }],
  ['ArrowUp', 'site', null],
  ['Home', 'Boots', { kind: 'go', to: 'site' }],
  ['End', 'site', { kind: 'go', to: 'Boots' }],
  ['ArrowRight', 'Shop', { kind: 'go', to: 'Boots' }],
  ['ArrowRight', 'Home', null],
  ['ArrowLeft', 'Shop', { kind: 'toggle', id: 'Shop' }],
  ['ArrowLeft', 'Boots', { kind: 'go', to: 'Shop' }],
  [' ', 'Shop', { kind: 'toggle', id: 'Shop' }],
  ['Enter', 'Shop', { kind: 'open', id: 'Shop' }],
  ['Enter', 'site', { kind: 'toggle', id: 'site' }],
  ['b', 'Home', { kind: 'go', to: 'Boots' }],
  ['s', 'Boots', { kind: 'go', to: 'site' }],
  ['*', 'Home', { kind: 'expand-all' }],
  ['Tab', 'Home', null],
])('%s on %s', (key, active, command) => {
  expect(treeCommand(key, nodes(), active)).toEqual(command)
})

it('opens what is closed before it goes down, and goes up from it', () => {
  expect(treeCommand('ArrowRight', nodes('Shop'), 'Shop')).toEqual({ kind: 'toggle', id: 'Shop' })
  expect(treeCommand('ArrowLeft', nodes('Shop'), 'Shop')).toEqual({ kind: 'go', to: 'site' })
  expect(treeCommand('ArrowDown', nodes('Shop'), 'Shop')).toBeNull()
})

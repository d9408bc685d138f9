import { expect, it } from 'vitest'
import { treeSteps } from './tree-keys.ts'

/* a · a/b · a/b/c · a/d (collapsed) · e */
const rows = [
  { name: 'a', level: 1, siblings: 2, hasChildren: true, expanded: true },
  { name: 'b', level: 2, siblings: 2, hasChildren: true, expanded: true },
  { name: 'c', level: 3, siblings: 1, hasChildren: false, expanded: false },
  { name: 'd', level: 2, siblings: 2, hasChildren: true, expanded: false },
  { name: 'e', level: 1, siblings: 2, hasChildren: false, expanded: false },
]

it.each<[keyof ReturnType<typeof treeSteps>, number, string | null]>([
  ['next', 0, 'b'],
  ['next', 4, null],
  ['next', -1, 'a'],
  ['previous', 3, 'c'],
  ['previous', 0, 'a'],
  ['first', 3, 'a'],
  ['last', 0, 'e'],
  ['child', 1, 'c'],
  ['child', 3, 'toggle d'],
  ['child', 4, null],
  ['child', -1, null],
  ['parent', 1, 'toggle b'],
  ['parent', 2, 'b'],
  ['parent', 3, 'a'],
  ['parent', 4, null],
])('steps %s from row %i to %s', (step, activeRow, result) => {
  let answer: string | null = null
  treeSteps({
    rows,
    activeRow,
    go: ({ name }) => (answer = name),
    toggle: ({ name }) => (answer = `toggle ${name}`),
  })[step]()
  expect(answer).toBe(result)
})

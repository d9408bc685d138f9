import { expect, it } from 'vitest'
import { matchActions } from './match-actions.ts'

const groups = [
  {
    group: 'Go to',
    actions: [
      { id: '1', label: 'Campaign logs', keywords: 'history' },
      { id: '2', label: 'Articles', keywords: ['posts', 'campaign'] },
      { id: '3', label: 'New campaign', keywords: 'plan' },
    ],
  },
  { group: 'Actions', actions: [{ id: '4', label: 'Sign out' }] },
]

const found = (typed: string) =>
  matchActions(typed, groups).flatMap((group) =>
    'actions' in group ? group.actions.map(({ label }) => label) : [],
  )

it('shows everything before anything is typed', () => {
  expect(found('  ')).toHaveLength(4)
})

it('puts names that begin with the query before those that contain it, and keywords last', () => {
  expect(found('CAMP')).toEqual(['Campaign logs', 'New campaign', 'Articles'])
})

it('matches words in any order, and drops groups without a match', () => {
  expect(found('plan new')).toEqual(['New campaign'])
  expect(matchActions('sign', groups)).toHaveLength(1)
  expect(found('nothing like it')).toEqual([])
})

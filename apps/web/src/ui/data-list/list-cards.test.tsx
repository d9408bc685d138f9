import { expect, it } from 'vitest'
import type { ListColumn } from './list-column.ts'
import { placesOf } from './list-cards.tsx'

const column = (key: string, more: Partial<ListColumn<never>> = {}): ListColumn<never> => ({
  key,
  title: key,
  text: () => key,
  ...more,
})

it('puts the name, the state and the first day of a card apart from the other columns', () => {
  const columns = [
    column('keyword'),
    column('title', { fixed: true }),
    column('updatedAt', { filter: { kind: 'day' } }),
    column('status'),
    column('publishedAt', { filter: { kind: 'day' } }),
  ]
  const { title, state, day, facts } = placesOf(columns, null as never)
  expect([title?.key, state?.key, day?.key]).toEqual(['title', 'status', 'updatedAt'])
  expect(facts.map(({ key }) => key)).toEqual(['keyword', 'publishedAt'])
})

it('takes the first column for the name where none is fixed', () => {
  const { title, facts } = placesOf([column('what'), column('who')], null as never)
  expect(title?.key).toBe('what')
  expect(facts.map(({ key }) => key)).toEqual(['who'])
})

it('shows the next day where the first is not set', () => {
  const columns = [
    column('name', { fixed: true }),
    column('nextAt', { filter: { kind: 'day' }, text: () => '' }),
    column('createdAt', { filter: { kind: 'day' } }),
  ]
  const { day, facts } = placesOf(columns, null as never)
  expect(day?.key).toBe('createdAt')
  expect(facts).toEqual([])
})

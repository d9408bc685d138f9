import type { WorkPage } from '../../document/api/work-page.ts'
import { describe, expect, it } from 'vitest'
import { pageDrop } from './page-drop.ts'
import { lineRows } from '../../document/pages/page-rows.ts'
import { stepPlace, type PageStep } from './keyboard-moves.ts'

const page = (slug: string, parentId: string | null, position: number): WorkPage => ({
  _id: slug,
  name: slug,
  slug,
  parentId,
  position,
  isDefault: slug === 'home',
  inNavigation: true,
})

/* home · a · a/b · a/c · d */
const pages = [
  page('home', null, 0),
  page('a', null, 1),
  page('b', 'a', 0),
  page('c', 'a', 1),
  page('d', null, 2),
]
const metrics = { height: 10, indent: 10 }

const shown = (id: string, x: number, y: number, collapsed: string[] = []) => {
  const drop = pageDrop({ id, pages, rows: lineRows(pages, new Set(collapsed)), x, y }, metrics)
  if (!drop) return null
  return drop.reason ?? `${drop.place.parentId ?? 'top'} ${drop.place.position}`
}

describe('a page dropped', () => {
  it.each([
    ['in the middle of a row goes below that page', 'd', 0, 15, 'a 2'],
    ['above the first row goes there', 'd', 0, 1, 'top 0'],
    ['between two pages goes between them', 'd', 0, 10, 'top 1'],
    ['right below an expanded page becomes its first child', 'd', 0, 20, 'a 0'],
    ['below the last child, to the right, becomes its next sibling', 'd', 10, 40, 'a 2'],
    ['below the last child, to the left, becomes a sibling of the parent', 'b', 0, 40, 'top 2'],
    ['at its own position stays there', 'c', 10, 40, 'a 1'],
    ['into its own descendant is refused', 'a', 10, 25, 'A page can’t be nested under itself.'],
    ['goes beside a page that it may not go below', 'home', 0, 12, 'top 0'],
    ['below the last row goes to the end', 'b', 0, 99, 'top 3'],
  ])('%s', (_what, id, x, y, result) => {
    expect(shown(id, x, y)).toBe(result)
  })

  it('goes beside a collapsed page, not into it', () => {
    expect(shown('d', 0, 20, ['a'])).toBe('top 2')
  })
})

it.each<[string, PageStep, string | null]>([
  ['d', 'up', 'top 1'],
  ['d', 'down', null],
  ['d', 'in', 'a 2'],
  ['c', 'out', 'top 2'],
  ['b', 'out', 'top 2'],
  ['home', 'in', null],
  ['a', 'in', 'home 0'],
  ['home', 'down', 'top 1'],
])('moves %s by a step %s to %s', (id, step, result) => {
  const place = stepPlace(pages, id, step)
  expect(place && `${place.parentId ?? 'top'} ${place.position}`).toBe(result)
})

it('paths include the parent pages, and collapsed pages hide their children', () => {
  expect(lineRows(pages, new Set()).map(({ address }) => address)).toEqual(['/', '/a', '/a/b', '/a/c', '/d'])
  expect(lineRows(pages, new Set(['a'])).map(({ page: { slug } }) => slug)).toEqual(['home', 'a', 'd'])
})

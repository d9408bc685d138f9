import { expect, test } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { planDiff, type KnownPage } from './page-diff.ts'

const many = <T>(count: number, each: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => each(at))
const known = many(999, (position): KnownPage => ({
  ...{ id: uuidV7(), name: 'Page', slug: `page-${position}`, parentId: null, position },
  isDefault: position === 0,
}))
const added = (count: number) => many(count, (at) => ({ name: 'New', slug: `new-${at}` }))
const deleted = known.slice(1, 4).map(({ id }) => id)

test('a site at the page limit rejects further pages but accepts changes', () => {
  expect(() => planDiff(known, { added: added(2) })).toThrow()
  expect(planDiff(known, { added: added(1) }).added).toHaveLength(1)
  expect(planDiff(known, { added: added(4), deleted }).added).toHaveLength(4)
  // a site that exceeded the limit before it existed
  expect(
    planDiff(
      [
        ...known,
        ...known.map((page) => ({ ...page, id: uuidV7(), slug: `${page.slug}-2`, isDefault: false })),
      ],
      { deleted },
    ).deleted,
  ).toEqual(deleted)
})

import { expect, it } from 'vitest'
import type { SiteTarget } from '@web2/contract/sites'
import { chosenOr, destinationChoices, mainChoice } from './main-destination.ts'

const place = { accountLabel: null, storageId: null, bucket: null }
const target = (change: Partial<SiteTarget>): SiteTarget =>
  ({
    _id: 'a',
    cloud: 'builtin',
    ...place,
    url: 'https://a.example/',
    publishedAt: '2026-11-01',
    ...change,
  }) as SiteTarget
const section = (names: readonly string[]) => ({
  id: 1,
  cloud: 's3' as const,
  accountLabel: 'Own',
  storageId: null,
  buckets: names.map((name) => ({ name, region: null })),
  added: [],
})

it('offers where the site is live and where it goes, each once, but no section that is not filled in', () => {
  const live = target({ _id: 'b', cloud: 's3', accountLabel: 'Own', bucket: 'one' })
  const never = target({ _id: 'c', cloud: 's3', accountLabel: 'Own', bucket: 'old', publishedAt: null })
  const unfilled = { ...section([]), cloud: null }
  const choices = destinationChoices([section(['one', 'two']), unfilled], [target({}), live, never])
  expect(choices.map(({ name }) => name)).toEqual(['Built-in host', 'Own / one', 'Own / two'])
  expect(choices[2]?.destination).toEqual({
    cloud: 's3',
    accountLabel: 'Own',
    storageId: null,
    bucket: 'two',
  })
})

it('goes by the choice that was made, and at first by the first one that is live', () => {
  const other = target({ _id: 'b', cloud: 's3', accountLabel: 'Own', bucket: 'one' })
  const notLive = target({ url: null, publishedAt: null })
  expect(mainChoice({ primaryTargetId: 'b', targets: [target({}), other] })?.name).toBe('Own / one')
  expect(mainChoice({ primaryTargetId: null, targets: [notLive, other] })?.name).toBe('Own / one')
  expect(mainChoice({ primaryTargetId: null, targets: [] })).toBeNull()
  const choices = destinationChoices([section(['one', 'two'])])
  expect(chosenOr(choices, 'gone')?.name).toBe('Own / one')
})

import { expect, it } from 'vitest'
import type { Draft } from './drafts.ts'
import { expireDrafts } from './expire-drafts.ts'

const day = 24 * 60 * 60_000
const now = 1_000 * day

it('removes new drafts left for a month, unless a tab has them open', async () => {
  const kept = new Map(
    (
      [
        ['cloud-pages/new/a@1', 31],
        ['cloud-pages/new/b@2', 29],
        ['cloud-pages/new/open@3', 40],
        ['cloud-modules/new/c@4', 90],
        ['cloud-pages/0190a000@5', 90],
      ] as const
    ).map(([key, days]): [string, Draft] => [
      key,
      { key, document: '{}', basedOn: '', keptAt: now - days * day },
    ]),
  )
  await expireDrafts({
    drafts: {
      all: async (prefix) => [...kept.values()].filter(({ key }) => key.startsWith(prefix)),
      put: async () => {},
      remove: async (key) => void kept.delete(key),
    },
    begins: ['cloud-pages/new/', 'cloud-modules/new/'],
    open: async () => new Set(['cloud-pages/new/open@3']),
    now,
  })
  expect([...kept.keys()]).toEqual([
    'cloud-pages/new/b@2',
    'cloud-pages/new/open@3',
    'cloud-pages/0190a000@5',
  ])
})

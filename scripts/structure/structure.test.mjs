import { expect, it } from 'vitest'
import { pathProblems } from './document-paths.mjs'
import { folderProblems } from './folders.mjs'
import { domains, features } from './order.mjs'
import { importGraph } from './import-graph.mjs'
import { serviceProblems } from './service-imports.mjs'
import { heavyProblems } from './static-imports.mjs'
import { contractZones, serverZones, webZones } from './zones.mjs'

it('names folders with more than 30 entries, files and folders together', () => {
  const files = (count) => Array.from({ length: count }, (_, at) => `apps/x/src/wide/${at}.ts`)
  expect(folderProblems([...files(29), 'apps/x/src/wide/below/a.ts'])).toEqual([])
  expect(folderProblems([...files(30), 'apps/x/src/wide/below/a.ts'])).toEqual([
    expect.stringContaining('apps/x/src/wide has 31 entries'),
  ])
})

it('names files that are more than five folders below src', () => {
  expect(folderProblems(['apps/x/src/1/2/3/4/5/a.ts'])).toEqual([])
  expect(folderProblems(['apps/x/src/1/2/3/4/5/6/a.ts'])).toHaveLength(1)
})

it('names services that import another one, and lets them share helpers', () => {
  const files = new Map([
    [
      's/one.ts',
      "import { two } from './two.ts'\nimport './helper.ts'\nexport const one = defineService({})",
    ],
    ['s/two.ts', 'export const two = defineService({})'],
    ['s/helper.ts', "import { two } from './two.ts'"],
  ])
  expect(serviceProblems(files, importGraph(files))).toEqual(['s/one.ts imports the service s/two.ts.'])
})

it('names paths in documents that do not exist', () => {
  const documents = new Map([['README.md', 'See `docs/API.md`, `apps/server` and `scripts/gone.mjs`.']])
  expect(pathProblems(documents, (path) => path !== 'scripts/gone.mjs')).toEqual([
    'README.md names scripts/gone.mjs, which does not exist.',
  ])
})

it('names the way to a heavy package, and counts neither types nor dynamic imports', () => {
  const files = new Map([
    ['a/index.ts', "import { b } from './b.ts'\nexport const load = () => import('stripe')"],
    ['a/b.ts', "import type { Sharp } from 'sharp'\nexport { c } from './c.ts'\nimport { d } from './d.ts'"],
    ['a/d.ts', "import { APICallError } from '@ai-sdk/provider'\nimport type { Model } from '@ai-sdk/xai'"],
    ['a/c.ts', "import { type Parser, open } from 'yauzl'"],
  ])
  expect(heavyProblems(files, ['a/index.ts'])).toEqual([
    'a/index.ts loads yauzl: a/index.ts → a/b.ts → a/c.ts',
    'a/index.ts loads @ai-sdk/provider: a/index.ts → a/b.ts → a/d.ts',
  ])
})

const isClosed = (zones, target, from) =>
  zones.some(
    (zone) => [zone.target].flat().some((each) => each === target) && [zone.from].flat().includes(from),
  )

it('closes each domain to the earlier ones, in contract, server and web', () => {
  for (const [at, name] of domains.entries())
    for (const later of domains.slice(at + 1)) {
      const [one, other] = [name, later].map((each) => `./apps/server/src/domains/${each}`)
      expect(isClosed(serverZones, one, other), `${name} → ${later}`).toBe(true)
      expect(isClosed(serverZones, one, `./packages/contract/src/${later}`)).toBe(true)
      expect(
        isClosed(contractZones, `./packages/contract/src/${name}`, `./packages/contract/src/${later}`),
      ).toBe(true)
    }
  for (const [at, name] of features.entries())
    for (const later of features.slice(at + 1))
      expect(isClosed(webZones, `./apps/web/src/features/${name}`, `./apps/web/src/features/${later}`)).toBe(
        true,
      )
})

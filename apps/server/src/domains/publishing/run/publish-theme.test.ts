import type { Theme } from '@web2/builder'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSite } from '../../sites/create-site.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { heldByHost } from '../../../testing/worlds/host-kinds.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const themeOf = (accent: string): Theme => ({
  name: 'Dusk',
  tokens: [
    { name: 'c-ink', group: 'color', value: '#222222' },
    { name: 'c-accent', group: 'color', value: accent },
  ],
  hasDark: false,
})

const pageCount = 50
/** Pages with a text in the accent color, besides the home page. */
const accented = new Set([7, 19, 33])

const newSite = (theme: Theme | null) =>
  createSite(world.context, world.owner, {
    siteName: 'Acre',
    rootSlug: `acre-${theme?.name.toLowerCase() ?? 'plain'}`,
    theme,
    pages: Array.from({ length: pageCount }, (_, at) => ({
      name: `Page ${at}`,
      slug: `page-${at}`,
      html: `<p style="color:var(${accented.has(at) ? '--c-accent' : '--c-ink'})">Page ${at}</p>`,
    })),
  })

const contents = async (rootSlug: string) =>
  new Map(Array.from(await heldByHost(world, rootSlug), ([path, bytes]) => [path, String(bytes)]))

it('sends only the pages that use a changed token', async () => {
  const site = await newSite(themeOf('#aa0000'))
  await world.publish(site._id)
  const before = await contents(site.rootSlug)
  await patchSite(world.context, world.owner, site._id, { theme: themeOf('#00aa00') })
  const again = await world.publish(site._id)
  expect(again.targets[0]).toMatchObject({ uploaded: accented.size, deleted: 0 })
  const after = await contents(site.rootSlug)
  const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
  expect(changed.sort()).toEqual([...accented].map((at) => `page-${at}/index.html`).sort())
  for (const path of changed) expect(after.get(path)).toContain('--c-accent:#00aa00')
  expect(after.get('page-8/index.html')).toContain('--c-ink:#222222')
  expect(after.get('page-8/index.html')).not.toContain('--c-accent')
})

it('sends every page that gains a theme, and returns to the same bytes without it', async () => {
  const site = await newSite(null)
  await world.publish(site._id)
  const before = await contents(site.rootSlug)
  expect([...before.values()].join('')).not.toContain('data-theme')
  await patchSite(world.context, world.owner, site._id, { theme: themeOf('#aa0000') })
  await world.publish(site._id)
  expect((await contents(site.rootSlug)).get('index.html')).toContain('--c-ink:#222222')
  await patchSite(world.context, world.owner, site._id, { theme: null })
  await world.publish(site._id)
  expect(await contents(site.rootSlug)).toEqual(before)
})

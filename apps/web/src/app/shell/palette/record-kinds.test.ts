import { beforeEach, expect, it, vi } from 'vitest'
import { navGroups } from '../navigation/nav-groups.ts'
import { recordKinds } from './record-kinds.ts'

/** A record of each path, as the API answers it, whatever else it holds. */
const records: Readonly<Record<string, object>> = {
  'cloud-builder': { name: 'Willow', rootSlug: 'willow-trees' },
  'cloud-pages': { name: 'Willow.html' },
  'cloud-modules': { name: 'Willow' },
  'cloud-sites-turbo': { name: 'Willow', approvedAt: null },
  'turbo-pages': { name: 'Willow', path: 'willow/bath', turboId: '7' },
  naps: { businessName: 'Willow', city: 'Bath', phone: null },
  articles: { title: 'Willow', keyword: '' },
  campaigns: { name: 'Willow', status: 'draft' },
  properties: { name: '', url: 'Willow', username: '' },
  'prompt-stacker': { name: 'Willow', description: '' },
  categories: { name: 'Willow' },
  leads: { name: 'Willow', email: 'rose@example.com', phone: '' },
  'rss-feeds': { title: '', url: 'Willow' },
  'post-links': { anchor: 'Willow', targetUrl: 'https://willow.example', pageUrl: 'https://blog.example' },
  users: { name: 'Willow', email: 'willow@example.com' },
}

const asked = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost')
    const path = pathname.replace(/^\/(api|snappy)\//, '')
    asked.set(path, decodeURIComponent(search))
    const record = records[path]
    const data = record === undefined ? [] : [{ _id: '1', ...record }]
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(JSON.stringify({ data, total: data.length }), { headers }))
  })
  return () => vi.unstubAllGlobals()
})

it.each(recordKinds.map((kind) => [kind.group, kind] as const))(
  '%s are searched for what is typed, named, and led to',
  async (_group, kind) => {
    const [found, ...others] = await kind.find('willow')
    expect(others).toEqual([])
    expect(found).toMatchObject({ id: '1', label: 'Willow' })
    expect(asked.get(kind.path)).toContain('willow')
    expect(found?.link.to).toMatch(/^\/[a-z]/)
    const where = JSON.stringify({ ...found?.link })
    expect(where).toMatch(/"1"|"7"|"Willow"|"https:\/\/willow.example"/)
  },
)

it.each([
  ['wi', []],
  ['庭', ['1']],
  ['wil', ['1']],
])('generated pages, of which there may be very many, are searched for “%s”: %j', async (typed, ids) => {
  const pages = recordKinds.find(({ group }) => group === 'Generated pages')
  expect((await pages!.find(typed)).map(({ id }) => id)).toEqual(ids)
})

it('is there for each list of records in the menu', () => {
  // these show one thing or a log, whose records have no names
  const others = ['/', '/billing', '/activity', '/status', '/campaigns/campaign-logs', '/articles/bulk-add']
  const lists = navGroups
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => !to.includes('settings') && !others.includes(to))
  expect(recordKinds.filter(({ group }) => group !== 'Generated pages')).toHaveLength(lists.length)
})

it('links approved site projects and running campaigns to their progress screens', async () => {
  const kindOf = (group: string) => recordKinds.find((kind) => kind.group === group)!
  Object.assign(records['cloud-sites-turbo']!, { approvedAt: '2026-11-01T00:00:00.000Z' })
  Object.assign(records['campaigns']!, { status: 'running' })
  for (const group of ['Projects', 'Campaigns'])
    expect((await kindOf(group).find('willow'))[0]?.link.to).toContain('/view-')
})

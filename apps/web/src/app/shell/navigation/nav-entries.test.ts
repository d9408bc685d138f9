import { can, capabilityNames, roleOf, type User } from '@web2/contract/core'
import { expect, it } from 'vitest'
import { entriesFor, groupsFor, markedEntryOf, parentEntryOf } from './nav-entries.ts'
import { navGroups } from './nav-groups.ts'

const user = (roles: string[], active = true): User => {
  const role = roleOf({ roles })
  return {
    roles,
    role: '',
    subscription: { 'lc.isActive': active },
    abilities: capabilityNames.filter((name) => can(role, name)),
  } as unknown as User
}

const content = [
  '/',
  '/leads',
  '/site-builder',
  '/page-builder',
  '/section-builder',
  '/zoomer-site-builder',
  '/articles',
  '/articles/bulk-add',
  '/prompt-stacker',
  '/categories',
  '/articles/rss-feeds',
  '/nap-databases',
  '/campaigns',
  '/campaigns/campaign-logs',
  '/link-map',
  '/properties',
]
const data = ['/settings/access-tokens', '/settings/webhooks', '/settings/data', '/activity']
const account = ['/billing', '/settings/api-keys', '/settings/ai-costs', '/settings/clouds-api-keys']

it.each([
  ['an admin', user(['lc:admin']), [...content, ...data, ...account, '/users', '/status']],
  ['a customer', user(['lc:customer']), [...content, ...data, ...account]],
  ['a customer without a subscription', user(['lc:customer'], false), ['/billing']],
  ['a VA', user(['lc:va']), content],
  ['a new sign-up', user(['lc:inactive-new-signup'], false), ['/billing']],
])('%s finds the right entries in the sidebar', (_who, someone, expected) => {
  expect(entriesFor(someone).map(({ to }) => to)).toEqual(expected)
})

it('every entry that the specification names is in the sidebar', () => {
  const specified = [
    ...['/', '/campaigns', '/campaigns/campaign-logs', '/properties', '/properties/add-property'],
    ...['/properties/bulk-add', '/nap-databases', '/nap-databases/add-nap', '/nap-databases/bulk-add'],
    ...['/articles', '/articles/add-article', '/articles/bulk-add', '/prompt-stacker'],
    ...['/prompt-stacker/add-prompt-stacker', '/page-builder', '/site-builder', '/section-builder'],
    ...['/zoomer-site-builder', '/categories', '/billing', '/settings/api-keys'],
    ...['/settings/clouds-api-keys', '/users'],
  ]
  const entries = entriesFor(user(['lc:admin']))
  const reachable = entries.flatMap(({ to, actions = [] }) => [to, ...actions.map((action) => action.to)])
  expect(specified.filter((to) => !reachable.some((each) => each === to))).toEqual([])
})

it('entries offer their create screens, only to users who may write', () => {
  const naps = groupsFor(user(['lc:customer']))
    .flatMap(({ entries }) => entries)
    .find(({ to }) => to === '/nap-databases')
  expect(naps?.actions?.map(({ label }) => label)).toEqual(['Add NAP', 'Bulk add NAPs'])
  const reader = { ...user(['lc:customer']), abilities: ['content:read'] } as unknown as User
  expect(entriesFor(reader).every(({ actions }) => actions?.length === 0)).toBe(true)
})

it.each([
  ['/users/mail', '/users'],
  ['/nap-databases/edit-nap', '/nap-databases'],
  ['/nap-databases/add-nap', '/nap-databases'],
  ['/turbo-site-builder', '/zoomer-site-builder'],
  ['/campaigns/campaign-logs', '/campaigns/campaign-logs'],
  ['/articles', '/articles'],
  ['/leads/settings', '/leads'],
  ['/', '/'],
  ['/profile', undefined],
  ['/articles-of-others', undefined],
])('on %s the menu marks %s', (pathname, marked) => {
  expect(markedEntryOf(pathname, user(['lc:admin']))?.to).toBe(marked)
})

it('a screen below an entry that this user does not see marks none', () => {
  expect(markedEntryOf('/users/mail', user(['lc:customer']))).toBeUndefined()
})

it.each([
  ['/nap-databases/updates', '/nap-databases'],
  ['/nap-databases/add-nap', '/nap-databases'],
  ['/settings/api-keys', undefined],
  ['/nap-databases', undefined],
  ['/', undefined],
])('the way to %s begins at %s', (pathname, parent) => {
  expect(parentEntryOf(pathname, user(['lc:admin']))?.to).toBe(parent)
})

it('the home page is labelled Stats, and the bulk screen of articles is labelled Zoomer', () => {
  const labels = new Map<string, string>(
    navGroups.flatMap(({ entries }) => entries.map(({ to, label }) => [to, label] as const)),
  )
  expect([labels.get('/'), labels.get('/articles/bulk-add')]).toEqual(['Stats', 'Zoomer'])
})

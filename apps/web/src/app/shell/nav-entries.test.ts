import { can, capabilityNames, roleOf, type User } from '@web2/contract/core'
import { expect, it } from 'vitest'
import { entriesFor, markedEntryOf, navEntries, parentEntryOf } from './nav-entries.ts'

const user = (roles: string[], active = true): User => {
  const role = roleOf({ roles })
  return {
    roles,
    role: '',
    subscription: { 'lc.isActive': active },
    abilities: capabilityNames.filter((name) => can(role, name)),
  } as unknown as User
}

const everything = [
  '/',
  '/campaigns',
  '/campaigns/campaign-logs',
  '/link-map',
  '/properties',
  '/properties/add-property',
  '/properties/bulk-add',
  '/nap-databases',
  '/nap-databases/add-nap',
  '/nap-databases/bulk-add',
  '/articles',
  '/articles/add-article',
  '/articles/bulk-add',
  '/prompt-stacker',
  '/prompt-stacker/add-prompt-stacker',
  '/categories',
  '/page-builder',
  '/site-builder',
  '/site-builder/build-site',
  '/section-builder',
  '/turbo-site-builder',
  '/zoomer-site-builder',
  '/billing',
  '/settings/api-keys',
  '/settings/clouds-api-keys',
  '/settings/access-tokens',
  '/settings/webhooks',
  '/settings/data',
  '/activity',
]

it.each([
  ['an admin', user(['lc:admin']), [...everything, '/users', '/status']],
  ['a customer', user(['lc:customer']), everything],
  ['a customer without a subscription', user(['lc:customer'], false), ['/billing']],
  ['a VA', user(['lc:va']), everything.slice(0, everything.indexOf('/billing'))],
  ['a new sign-up', user(['lc:inactive-new-signup'], false), ['/billing']],
])('%s finds the right entries in the sidebar', (_who, someone, expected) => {
  expect(entriesFor(someone).map(({ to }) => to)).toEqual(expected)
})

it.each([
  ['/users/mail', '/users'],
  ['/nap-databases/edit-nap', '/nap-databases'],
  ['/nap-databases/add-nap', '/nap-databases/add-nap'],
  ['/campaigns/campaign-logs', '/campaigns/campaign-logs'],
  ['/articles', '/articles'],
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

const labelOf = (address: string) => navEntries.find(({ to }) => to === address)?.label

it('the home page is labelled Stats, and the bulk screen of articles is labelled Zoomer', () => {
  expect([labelOf('/'), labelOf('/articles/bulk-add')]).toEqual(['Stats', 'Zoomer'])
})

import type { User } from '@web2/contract/core'
import { describe, expect, it } from 'vitest'
import { RouteError } from '../../lib/route-error.ts'
import { runMiddleware } from './route-guards.ts'
import type { Visit } from './visit.ts'

const person = (roles: string[], active = true, abilities: string[] = ['content:read']): User => ({
  _id: '1',
  createdAt: '',
  updatedAt: '',
  createdBy: null,
  actedBy: null,
  name: 'Ada',
  email: 'ada@example.com',
  imageUrl: null,
  role: '',
  roles,
  isActive: true,
  subscription: { 'lc.isActive': active },
  accountId: '2',
  memberships: [],
  tier: { type: 'silver', usedResources: 0 },
  abilities,
})

const people = {
  guest: null,
  admin: person(['lc:admin'], true, ['content:read', 'settings:manage']),
  customer: person(['lc:customer'], true, ['content:read', 'settings:manage']),
  unsubscribed: person(['lc:customer'], false),
  va: person(['lc:va'], true),
  inactive: person(['lc:inactive-new-signup'], false, ['billing:see']),
} satisfies Record<string, User | null>

const visit = (who: keyof typeof people, href: string, more: Partial<Visit> = {}): Visit => {
  const pathname = href.split('?')[0] ?? href
  return {
    routeName: pathname.slice(1).replaceAll('/', '-') || 'index',
    pathname,
    href,
    user: people[who],
    wanted: undefined,
    needs: undefined,
    hostname: 'app.example.com',
    hostedDomain: async () => 'app.example.com',
    ...more,
  }
}

const defaults = ['auth', 'inactive_new_signup_user', 'master_non_visible_pages']

describe('the guards of a signed-in screen', () => {
  it.each([
    ['guest', '/', '/login'],
    ['guest', '/nap-databases/edit-nap?id=7', '/login?redirect=%2Fnap-databases%2Fedit-nap%3Fid%3D7'],
    ['admin', '/', null],
    ['customer', '/site-builder', null],
    ['va', '/site-builder', null],
    ['unsubscribed', '/site-builder', '/billing'],
    ['unsubscribed', '/billing', null],
    ['inactive', '/', '/billing'],
    ['inactive', '/nap-databases', '/billing'],
    ['inactive', '/billing', null],
  ] as const)('%s on %s goes to %s', async (who, href, expected) => {
    expect(await runMiddleware(defaults, visit(who, href))).toBe(expected)
  })

  it('hides a screen from people without access to it', async () => {
    const settings = visit('va', '/settings/clouds-api-keys', { needs: 'settings:manage' })
    await expect(runMiddleware(defaults, settings)).rejects.toMatchObject({
      status: 404,
      message: 'This page could not be found',
    })
  })

  it('sends an inactive user to billing also from a screen they may not use', async () => {
    const settings = visit('inactive', '/settings/clouds-api-keys', { needs: 'settings:manage' })
    expect(await runMiddleware(defaults, settings)).toBe('/billing')
  })
})

describe('the guard of sign-in and registration', () => {
  it.each([
    ['guest', '/login', undefined, null],
    ['guest', '/register', undefined, null],
    ['customer', '/login', undefined, '/'],
    ['customer', '/login', '/site-builder?q=green', '/site-builder?q=green'],
    ['customer', '/login', 'https://evil.example', '/'],
    ['customer', '/register', undefined, '/'],
    ['customer', '/register', '/site-builder', '/'],
  ] as const)('%s on %s who wanted %s goes to %s', async (who, href, wanted, expected) => {
    expect(await runMiddleware(['auth_non_logged'], visit(who, href, { wanted }))).toBe(expected)
  })
})

describe('module-maker pages', () => {
  it.each([
    ['customer', '/module-maker', 'app.example.com', '/'],
    ['customer', '/module-maker', 'localhost', null],
    ['customer', '/site-builder', 'app.example.com', null],
    ['guest', '/module-maker', 'app.example.com', null],
  ] as const)('%s on %s at %s goes to %s', async (who, href, hostname, expected) => {
    expect(await runMiddleware(['master_non_visible_pages'], visit(who, href, { hostname }))).toBe(expected)
  })

  it('hides nothing where there is no hosted domain', async () => {
    const anywhere = visit('customer', '/module-maker', { hostname: '', hostedDomain: async () => '' })
    expect(await runMiddleware(['master_non_visible_pages'], anywhere)).toBeNull()
  })
})

it.each(['no_such_guard', 'toString', '__proto__'])('refuses the unknown middleware %s', async (name) => {
  const run = runMiddleware([name], visit('admin', '/'))
  await expect(run).rejects.toBeInstanceOf(RouteError)
  await expect(run).rejects.toMatchObject({ status: 500, message: 'Unknown middleware' })
})

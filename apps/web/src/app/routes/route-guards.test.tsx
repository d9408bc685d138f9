import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  isRedirect,
  RouterProvider,
} from '@tanstack/react-router'
import { can, capabilityNames, roleOf, type User } from '@web2/contract/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession } from '../../lib/session/session.ts'
import { ErrorPage } from '../shell/layouts/error-page.tsx'
import { guard } from './guard.ts'
import { routeTree } from './tree.ts'

const hostAt = (hostedDomain: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ version: '1.1.1', publicUrl: '', hostedDomain }))

beforeEach(() => hostAt(''))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const signIn = (roles: readonly string[], isActive = true) => {
  const allowed = capabilityNames.filter((name) => can(roleOf({ roles }), name))
  const abilities = isActive ? allowed : ['billing:see', 'profile:own']
  openSession('a-token', {
    roles,
    role: '',
    subscription: { 'lc.isActive': isActive },
    abilities,
  } as unknown as User)
}

const { routesByPath } = createRouter({ routeTree, history: createMemoryHistory() })
const routes = Object.entries(routesByPath).map(([path, { options }]) => ({
  path: path.replace(/\/$/, '') || '/',
  beforeLoad: options.beforeLoad as ((arrival: object) => Promise<void>) | undefined,
}))

/** Where each address leads: itself, another one, or its error. */
const outcomes = async (search: object = { id: 'one' }): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const { path, beforeLoad } of routes) {
    const location = { pathname: path, href: path, search }
    const outcome = await Promise.resolve(beforeLoad?.({ location })).then(
      () => path,
      (thrown: unknown) => {
        if (!isRedirect(thrown)) return String(thrown)
        return String(thrown.options.href ?? thrown.options.to).replace(/\?.*$/, '')
      },
    )
    found.set(path, outcome)
  }
  return found
}

const opened = (found: Map<string, string>) =>
  [...found].flatMap(([path, outcome]) => (path === outcome ? [path] : [])).sort()

/** Mailed links and public pages. */
const openToAll = [
  '/about',
  '/confirm-registration',
  '/get-otp',
  '/get-otp/$id',
  '/invitation',
  '/privacy',
  '/properties/approved',
  '/reset-password',
]

test('guests reach login, register and get-otp, and what they were sent; all else leads to /login', async () => {
  const found = await outcomes()
  const open = [...openToAll, '/forgot-password', '/login', '/register'].sort()
  expect(opened(found)).toEqual(open)
  for (const [path, outcome] of found)
    if (!open.includes(path)) expect([path, outcome]).toEqual([path, '/login'])
})

test.each([
  ['an inactive sign-up', ['lc:inactive-new-signup']],
  ['a customer without a subscription', ['lc:customer']],
])('%s reaches only Billing; all else leads there', async (_who, roles) => {
  signIn(roles, false)
  const found = await outcomes()
  expect(opened(found)).toEqual([...openToAll, '/billing'].sort())
  const forGuests = ['/forgot-password', '/login', '/register']
  for (const [path, outcome] of found)
    if (!openToAll.includes(path) && !forGuests.includes(path))
      expect([path, outcome]).toEqual([path, '/billing'])
})

test('signed-in people are sent home from register and from inactive-new-signup', async () => {
  signIn(['lc:customer'])
  const found = await outcomes()
  expect(found.get('/register')).toBe('/')
  expect(found.get('/inactive-new-signup')).toBe('/')
})

test.each([
  ['on the hosted domain they lead home', window.location.hostname, '/'],
  ['elsewhere they open', 'app.example.com', null],
])('module-maker pages: %s', async (_where, hostedDomain, leadsTo) => {
  signIn(['lc:customer'])
  hostAt(hostedDomain)
  const found = await outcomes()
  for (const path of ['/module-maker', '/module-maker/edit-module'])
    expect(found.get(path)).toBe(leadsTo ?? path)
  expect(found.get('/section-builder/build-section')).toBe('/section-builder/build-section')
})

test('the screen of a record without its id could not be found', async () => {
  signIn(['lc:customer'])
  const found = await outcomes({})
  for (const path of [
    ...['/articles/edit-article', '/articles/view-article', '/campaigns/edit-campaign'],
    ...['/nap-databases/edit-nap', '/prompt-stacker/edit-prompt-stacker', '/properties/edit-property'],
    ...['/section-builder/edit-section', '/section-builder/view-section', '/module-maker/edit-module'],
    ...['/site-builder/edit-site', '/site-builder/view-site'],
  ])
    expect(found.get(path)).toContain('This page could not be found')
  // a page without one is the demo page
  expect(found.get('/page-builder/view-page')).toBe('/page-builder/view-page')
})

test('every address of the specification is there', () => {
  const paths = routes.map(({ path }) => path)
  for (const path of [
    ...['/', '/login', '/register', '/get-otp', '/get-otp/$id', '/billing', '/categories', '/invite-user'],
    ...['', '/add-article', '/bulk-add', '/edit-article', '/view-article'].map((end) => `/articles${end}`),
    ...['', '/campaign-logs', '/new-campaign', '/edit-campaign'].map((end) => `/campaigns${end}`),
    ...['', '/add-nap', '/bulk-add', '/edit-nap'].map((end) => `/nap-databases${end}`),
    ...['', '/build-page', '/edit-page', '/view-page'].map((end) => `/page-builder${end}`),
    ...['', '/add-prompt-stacker', '/edit-prompt-stacker'].map((end) => `/prompt-stacker${end}`),
    ...['', '/add-property', '/bulk-add', '/edit-property'].map((end) => `/properties${end}`),
    ...['', '/build-section', '/edit-section', '/view-section'].map((end) => `/section-builder${end}`),
    ...['', '/build-site', '/edit-site', '/view-site'].map((end) => `/site-builder${end}`),
    ...['/zoomer-site-builder', '/settings/api-keys', '/settings/clouds-api-keys'],
    ...['', '/new-user', '/$id'].map((end) => `/users${end}`),
  ])
    expect(paths).toContain(path)
})

test('a route that names an unknown middleware shows the error page with 500 and its words', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const root = createRootRoute()
  const wrong = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: guard({ middleware: ['no_such_guard'] }),
    component: () => 'The screen',
  })
  const router = createRouter({
    routeTree: root.addChildren([wrong]),
    history: createMemoryHistory(),
    defaultErrorComponent: ErrorPage,
  })
  await router.load()
  const host = document.createElement('div')
  const shown = createRoot(host)
  await act(async () =>
    shown.render(
      <MantineProvider env="test">
        <RouterProvider router={router as never} />
      </MantineProvider>,
    ),
  )
  expect(host.querySelector('h1')?.textContent).toBe('An error occurred')
  expect(host.textContent).toContain('Unknown middleware')
  expect(host.textContent).toContain('Status 500')
  expect(host.textContent).not.toContain('The screen')
  await act(async () => shown.unmount())
})

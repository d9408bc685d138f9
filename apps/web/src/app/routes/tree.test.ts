import type { AnyRoute } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { builder, empty, standard } from './layouts.ts'
import { router } from '../app.tsx'

const routes = Object.values(router.routesByPath) as unknown as AnyRoute[]
const at = (path: string) => routes.find(({ fullPath }) => fullPath === path)

/** Returns the screen at a typed URL. */
const screenAt = (address: string) => {
  const [, , found] = router.getMatchedRoutes(address)
  return found?.fullPath
}

it.each([
  ['Home', '/'],
  ['Auth', '/login /register /get-otp /get-otp/a-secret'],
  [
    'Articles',
    '/articles /articles/add-article /articles/bulk-add /articles/edit-article /articles/view-article',
  ],
  ['Campaigns', '/campaigns /campaigns/campaign-logs /campaigns/new-campaign /campaigns/edit-campaign'],
  ['NAP databases', '/nap-databases /nap-databases/add-nap /nap-databases/bulk-add /nap-databases/edit-nap'],
  ['Page builder', '/page-builder /page-builder/build-page /page-builder/edit-page /page-builder/view-page'],
  [
    'Prompt stacker',
    '/prompt-stacker /prompt-stacker/add-prompt-stacker /prompt-stacker/edit-prompt-stacker',
  ],
  ['Properties', '/properties /properties/add-property /properties/bulk-add /properties/edit-property'],
  [
    'Section builder',
    '/section-builder /section-builder/build-section /section-builder/edit-section /section-builder/view-section',
  ],
  [
    'Site builder',
    '/site-builder /site-builder/build-site /site-builder/edit-site /site-builder/view-site /zoomer-site-builder',
  ],
  ['Settings', '/settings/api-keys /settings/clouds-api-keys'],
  ['Users', '/users /users/new-user /users/a-user'],
  ['Other', '/billing /categories /invite-user'],
])('the screens of %s are there', (_area, addresses) => {
  const missing = addresses.split(' ').filter((address) => screenAt(address) === undefined)
  expect(missing).toEqual([])
})

it('addresses are paths from the root on, and others lead nowhere', () => {
  expect(router.basepath).toBe('/')
  expect(router.history.createHref('/articles')).toBe('/articles')
  expect(screenAt('/no-such-page')).toBeUndefined()
})

it('a new campaign and its editing are one screen', () => {
  const [made, edited] = [at('/campaigns/new-campaign'), at('/campaigns/edit-campaign')]
  expect(made?.parentRoute.options.component).toBeDefined()
  expect(made?.parentRoute).toBe(edited?.parentRoute)
})

it.each([
  ...['/page-builder/edit-page', '/page-builder/view-page', '/section-builder/edit-section'],
  ...['/section-builder/view-section', '/site-builder/edit-site', '/site-builder/view-site'],
  '/articles/edit-article',
])('screens of one record take its id from the query: %s', (path) => {
  const read = at(path)?.options.validateSearch as (search: object) => object
  expect(read({ id: '7', password: 'x' })).toEqual({ id: '7' })
})

const layoutOf = (route: AnyRoute): unknown =>
  [empty, standard, builder].find((layout) => layout === (route as unknown)) ?? layoutOf(route.parentRoute)

it('the layout is chosen by the screen: bare for guests, the builder’s for editors, otherwise the default one', () => {
  const wearing = (layout: unknown) =>
    routes.filter((route) => layoutOf(route) === layout).map(({ fullPath }) => fullPath)
  expect(wearing(empty)).toEqual(expect.arrayContaining(['/login', '/register', '/get-otp', '/about']))
  const editors = wearing(builder)
  for (const path of [
    '/page-builder/edit-page',
    '/section-builder/build-section',
    '/site-builder/build-site',
  ])
    expect(editors).toContain(path)
  const others = wearing(standard)
  for (const path of ['/', '/articles', '/site-builder', '/billing', '/users/$id'])
    expect(others).toContain(path)
  expect(wearing(empty).length + editors.length + others.length).toBe(routes.length)
})

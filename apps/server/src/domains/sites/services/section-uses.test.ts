import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const post = async (path: string, body: object) =>
  (await call(api, 'POST', `/api/${path}`, { token: ann.token, body })).body
const uses = (user: TestUser, id: string) => call(api, 'GET', `/api/module-uses/${id}`, { token: user.token })

it('returns the pages, sites and sections that use a section, to its own account', async () => {
  const section = await post('cloud-modules', { name: 'Hours', html: '<p>Open</p>' })
  expect((await uses(ann, section._id)).body).toEqual({ _id: section._id, total: 0, data: [] })

  const html = `<p>one</p><div data-w2m-section="${section._id}" data-w2m-section-name="Hours"></div>`
  const page = await post('cloud-pages', { name: 'About', html })
  const outer = await post('cloud-modules', { name: 'Footer', html })
  const { site } = await post('cloud-builder', {
    siteName: 'Zoo',
    rootSlug: 'zoo-uses',
    pages: [{ name: 'Home', slug: 'home', html }],
  })
  const { body } = await uses(ann, section._id)
  expect(body.total).toBe(3)
  expect(body.data).toEqual([
    { kind: 'page', _id: page._id, name: 'About' },
    { kind: 'section', _id: outer._id, name: 'Footer' },
    { kind: 'site', _id: site._id, name: 'Zoo', pageId: expect.any(String), pageName: 'Home' },
  ])
  expect((await uses(bob, section._id)).status).toBe(404)

  const ids = [section._id, outer._id, 'nonsense'].join(',')
  const several = (user: TestUser) => call(api, 'GET', `/api/module-uses?ids=${ids}`, { token: user.token })
  const found = (await several(ann)).body
  expect(found.data.map((each: { _id: string; total: number }) => [each._id, each.total]).toSorted()).toEqual(
    [
      [section._id, 3],
      [outer._id, 0],
    ].toSorted(),
  )
  expect((await several(bob)).body.data).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'

let api: TestApi
let ann: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
})
afterAll(() => api.stop())

const builder = (method: string, path: string, body?: object) =>
  call(api, method, `/api/cloud-builder${path}`, { token: ann.token, ...(body && { body }) })

const siteOfPages = async (count: number) => {
  const rootSlug = `pages-${count}`
  const pages = Array.from({ length: count }, (_, at) => ({ name: `Page ${at}`, slug: `page-${at}` }))
  const { body } = await builder('POST', '', { siteName: `${count} pages`, rootSlug, pages })
  return body.site
}

it('emits the site’s state after saving a page, without the other pages', async () => {
  const { _id, pages } = await siteOfPages(300)
  const ear = await openEventSocket(api, ann, (event, record) => ({ event, record }))
  await builder('PUT', `/${_id}`, { _id: pages[7]._id, html: '<h1>Seven</h1>' })
  await eventually(() => expect(ear.heard).toHaveLength(1))
  ear.close()
  const [{ event, record } = { event: '', record: {} }] = ear.heard
  expect(event).toBe('cloud-builder patched')
  expect(record).toMatchObject({ _id, name: '300 pages', status: 'draft', pageCount: 300, targets: [] })
  expect(record).not.toHaveProperty('pages')
  expect(JSON.stringify(record).length).toBeLessThan(2_000)
})

it('leaves pages out of responses on request, including the first', async () => {
  const { _id } = await siteOfPages(3)
  const list = await builder('GET', `?_id=${_id}&pages=false`)
  expect(list.body.data).toEqual([expect.objectContaining({ _id, pageCount: 3, targets: [] })])
  expect(list.body.data[0]).not.toHaveProperty('pages')
  const summary = await builder('GET', `/${_id}?pages=false`)
  expect(Object.keys(summary.body).sort()).toEqual(['site', 'status'])
  expect(summary.body.site).toEqual(list.body.data[0])
  const outline = await builder('GET', `/${_id}?firstPage=false`)
  expect(Object.keys(outline.body).sort()).toEqual(['site', 'status'])
  expect(outline.body.site).toEqual({ ...summary.body.site, theme: null, pages: expect.any(Array) })
  expect(outline.body.site.pages).toHaveLength(3)
})

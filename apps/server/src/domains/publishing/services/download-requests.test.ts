import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messages } from '@web2/contract/core'
import { makeZip } from '../zip-downloads/make-zip.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { noStop } from '../../../testing/worlds/publishing-world.ts'

let api: TestApi
let mine: TestUser
let theirs: TestUser
let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'downloads-'))
  api = await startTestApi({ config: { dataDir }, jobs: { enqueue: () => Promise.resolve() } })
  mine = await signUp(api)
  theirs = await signUp(api)
})
afterAll(async () => {
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
})

it('accepts a site, reports the start, then the file’s URL, and serves it', async () => {
  const { token } = mine
  const pages = [{ name: 'Home', slug: 'home', html: '<h1>Gardens</h1>' }]
  const body = { siteName: 'Grüne “Gärten”', rootSlug: 'green', pages }
  const { site } = (await call(api, 'POST', '/api/cloud-builder', { token, body })).body
  const started = await call(api, 'POST', '/api/download-sites', { token, body: { siteId: site._id } })
  expect(started).toMatchObject({
    status: 201,
    body: { siteId: site._id, siteName: site.name, message: messages.downloadStarted },
  })
  const ask = async () =>
    (await call(api, 'GET', `/api/third-party-services/${started.body._id}`, { token })).body
  expect(await ask()).toMatchObject({ status: 'queued', filePath: null, siteName: site.name })
  const run = await api.database.db
    .selectFrom('runs')
    .select('id')
    .where('subjectId', '=', site._id)
    .executeTakeFirstOrThrow()
  await makeZip(api.context, run.id, noStop)
  const { filePath, size } = await ask()

  const fetchFile = (bearer?: string) =>
    fetch(
      `${api.url}/api/${filePath}`,
      bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } },
    )
  const file = await fetchFile(token)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('application/zip')
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="Gr_ne _G_rten_.zip"; filename*=UTF-8''${encodeURIComponent(site.name)}.zip`,
  )
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.length).toBe(size)
  expect(bytes.toString('latin1', 0, 2)).toBe('PK')

  expect((await fetchFile()).status).toBe(401)
  const stranger = await fetchFile(theirs.token)
  expect({ status: stranger.status, body: await stranger.json() }).toMatchObject({
    status: 404,
    body: { data: { id: 'not-found' } },
  })
})

it('accepts a URL as users type it, and rejects one that others cannot open', async () => {
  const { token } = mine
  const body = {
    siteName: 'Roses',
    rootSlug: 'roses',
    pages: [{ name: 'Home', slug: 'home', html: '<h1>R</h1>' }],
  }
  const { site } = (await call(api, 'POST', '/api/cloud-builder', { token, body })).body
  const ask = (address: string) =>
    call(api, 'POST', '/api/download-sites', { token, body: { siteId: site._id, address } })
  expect(await ask('http://localhost:3000')).toMatchObject({
    status: 400,
    body: { errors: { address: expect.stringContaining('public URL') } },
  })
  expect((await ask('roses.example/towns')).status).toBe(201)
  const { address } = await api.database.db
    .selectFrom('siteDownloads')
    .select('address')
    .where('siteId', '=', site._id)
    .executeTakeFirstOrThrow()
  expect(address).toBe('https://roses.example/towns/')
})

it('finds no download or site of other accounts', async () => {
  const { token } = theirs
  const id = '0190a000-0000-7000-8000-000000000000'
  expect((await call(api, 'POST', '/api/download-sites', { token, body: { siteId: id } })).status).toBe(404)
  expect((await call(api, 'GET', `/api/third-party-services/${id}`, { token })).status).toBe(404)
})

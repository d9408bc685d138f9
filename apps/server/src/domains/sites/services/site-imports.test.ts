import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteImport } from '@web2/contract/sites'
import { importName } from '../imports/import-files.ts'
import { makeSite } from '../imports/create-imported-site.ts'
import { runImport, sentenceOf } from '../imports/run-import.ts'
import { zipChunks, type ZipEntry } from '../../../platform/zip/zip-chunks.ts'
import { startS3Server, type S3Server } from '../../../testing/servers/s3/s3-server.ts'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let user: TestUser
let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imports-'))
  api = await startTestApi({ config: { dataDir }, jobs: { enqueue: () => Promise.resolve() } })
  user = await signUp(api)
})
afterAll(async () => {
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const zipOf = async (entries: Record<string, string | Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  const all = Object.entries(entries).map(([path, body]): ZipEntry => ({ path, body }))
  for await (const chunk of zipChunks(all)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

const upload = async (
  zip: Uint8Array<ArrayBuffer> | undefined,
  rootSlug: string,
  siteName = 'Imported',
  { at, as } = { at: api, as: user },
) => {
  const form = new FormData()
  form.set('siteName', siteName)
  form.set('rootSlug', rootSlug)
  if (zip) form.set('file', new Blob([zip]), 'site.zip')
  const headers = { authorization: `Bearer ${as.token}` }
  const answer = await fetch(`${at.url}/api/site-imports`, { method: 'POST', headers, body: form })
  return { status: answer.status, body: (await answer.json()) as SiteImport }
}

/** Uploads a zip file and runs the import. Returns the result. */
const imported = async (
  entries: Record<string, string | Uint8Array>,
  rootSlug: string,
): Promise<SiteImport> => {
  const { status, body } = await upload(await zipOf(entries), rootSlug)
  expect({ status, body }).toMatchObject({ status: 201, body: { status: 'queued' } })
  const { runId } = await api.database.db
    .selectFrom('siteImports')
    .select('runId')
    .where('id', '=', body._id)
    .executeTakeFirstOrThrow()
  await runImport(api.context, runId)
  return (await call(api, 'GET', `/api/site-imports/${body._id}`, { token: user.token })).body
}

const picture = (background = '#3a7') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

describe('importing a site', () => {
  it('imports pages, images and style sheets, keeps links, and reports what it left out', async () => {
    const ended = await imported(
      {
        'site/index.html':
          '<!doctype html><html><head><title>Green Acre</title><link rel="stylesheet" href="css/style.css"></head>' +
          '<body><h1>Hello</h1><p>Call {phone}</p><a href="about.html#team">About</a><img src="img/leaf.png" alt="Leaf">' +
          '<script>alert(1)</script></body></html>',
        'site/about.html': '<!doctype html><html><body><h1>About</h1><a href="/">Home</a></body></html>',
        'site/css/style.css': 'h1{color:#123456;background:url(../img/leaf.png)}',
        'site/img/leaf.png': await picture(),
        'site/img/broken.png': 'not a picture',
        'site/js/app.js': 'alert(1)',
      },
      'green-acre',
    )
    expect(ended).toMatchObject({
      status: 'done',
      done: ended.total,
      report: { pages: 2, pictures: 1, links: 2 },
    })
    expect(ended.report?.notes.map(({ path }) => path).sort()).toEqual([
      'site/img/broken.png',
      'site/index.html',
      'site/js/app.js',
    ])
    const { body } = await call(api, 'GET', `/api/cloud-builder/${ended.siteId}`, { token: user.token })
    expect(body.site.pages).toMatchObject([
      { name: 'Green Acre', slug: 'home', isDefault: true, title: 'Green Acre' },
      { name: 'about', slug: 'about' },
    ])
    const { html } = body.firstPage
    expect(html).toContain('href="/about#team"')
    expect(html).toMatch(/src="\/media\/[0-9a-f-]{36}\/[0-9a-f]{32}\/leaf\./)
    expect(html).toMatch(/color:\s*#123456/)
    expect(html).toMatch(/url\(.?\/media\//)
    expect(html).not.toContain('alert(1)')
    expect(html).toContain('{phone}')
    // the uploaded file is deleted
    expect(await readdir(join(dataDir, 'imports'))).toEqual([])
  })

  it.each([
    ['no page at all', { 'readme.txt': 'x' }, /contains no pages/],
    ['only pages that try to leave their place', { '../index.html': '<p>x</p>' }, /contains no pages/],
    [
      'texts that are far larger than the file',
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.html`, ' '.repeat(14_000_000)])),
      /exceed 150 MB in total/,
    ],
  ])('fails with a message for a zip file with %s', async (_what, entries, sentence) => {
    const ended = await imported(entries, 'never-made')
    expect(ended).toMatchObject({ status: 'failed', siteId: null, message: expect.stringMatching(sentence) })
  })

  it('skips a page that takes too long to read', async () => {
    const path = join(dataDir, 'slow.zip')
    await writeFile(path, await zipOf({ 'index.html': '<p>Slow</p>'.repeat(200_000) }))
    const owner = { accountId: user.accountId, userId: user.userId }
    const wanted = { siteName: 'Imported', rootSlug: 'slow-page' }
    const nobody = { begin: async () => undefined, step: () => undefined, made: async () => undefined }
    const given = makeSite(api.context, owner, wanted, path, nobody, 1)
    const error = await given.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(LimitExceeded)
    expect(sentenceOf(error)).toBe(
      'This page “index.html” takes too long to read. Make it smaller or simpler, then try again.',
    )
  })

  it('skips a page that exceeds its size limit when unpacked, and imports the others', async () => {
    const ended = await imported(
      { 'index.html': '<p>Small</p>', 'bomb.html': ' '.repeat(16_000_000) },
      'bomb',
    )
    expect(ended).toMatchObject({ status: 'done', report: { pages: 1 } })
    expect(ended.report?.notes).toEqual([{ path: 'bomb.html', message: 'The file is larger than 15 MB.' }])
  })

  it('follows no link out of the zip file, whatever its name', async () => {
    const zip = Buffer.from(
      await zipOf({
        'index.html': '<p>Roses</p>',
        'passwords.html': '/etc/passwd',
        'leaf.png': '/etc/passwd',
      }),
    )
    // the mode of a Unix symlink in the central directory (APPNOTE.TXT 4.3.12), for all but the first file
    for (let at = zip.indexOf('PK\u0001\u0002') + 1; (at = zip.indexOf('PK\u0001\u0002', at)) >= 0; at += 1)
      zip.writeUInt32LE((0o120777 << 16) >>> 0, at + 38)
    const { body } = await upload(new Uint8Array(zip), 'linked')
    const { runId } = await api.database.db
      .selectFrom('siteImports')
      .select('runId')
      .where('id', '=', body._id)
      .executeTakeFirstOrThrow()
    await runImport(api.context, runId)
    const ended = await call(api, 'GET', `/api/site-imports/${body._id}`, { token: user.token })
    const message = 'Links to other files aren’t supported.'
    expect(ended.body).toMatchObject({ status: 'done', report: { pages: 1, pictures: 0 } })
    expect(ended.body.report.notes).toEqual(
      expect.arrayContaining([
        { path: 'passwords.html', message },
        { path: 'leaf.png', message },
      ]),
    )
  })

  it('is put aside and logged after it killed two workers', async () => {
    const { db } = api.database
    const { body } = await upload(await zipOf({ 'index.html': '<h1>Poison</h1>' }), 'put-aside')
    const ofIt = db.selectFrom('siteImports').selectAll().where('id', '=', body._id)
    const { runId } = await ofIt.executeTakeFirstOrThrow()
    const unit = { kind: 'site-import', subjectId: body._id, accountId: user.accountId }
    await killWorkersAt(api.context, unit)
    await runImport(api.context, runId)
    const ended = await call(api, 'GET', `/api/site-imports/${body._id}`, { token: user.token })
    expect(ended.body).toMatchObject({ status: 'failed', message: expect.stringContaining('was skipped') })
    expect(api.logged).toContainEqual(expect.stringContaining(`${body._id}: 2 workers crashed`))
  })

  it('is not put aside after failures without a kill', async () => {
    const { db } = api.database
    const { body } = await upload(await zipOf({ 'index.html': '<h1>Well</h1>' }), 'tried-again')
    const ofIt = db.selectFrom('siteImports').selectAll().where('id', '=', body._id)
    const { runId } = await ofIt.executeTakeFirstOrThrow()
    const away = { ...api.context, config: { ...api.context.config, dataDir: '/dev/null/away' } }
    for (const _tried of [1, 2, 3]) await expect(runImport(away, runId)).rejects.toThrow('ENOTDIR')
    await runImport(api.context, runId)
    expect(
      (await call(api, 'GET', `/api/site-imports/${body._id}`, { token: user.token })).body,
    ).toMatchObject({
      status: 'done',
    })
  })

  it('adds no image and no site twice when its worker is killed midway', async () => {
    const [rose, hill] = [await picture(), await picture('#b33')]
    const zip = await zipOf({
      'index.html': '<img src="rose.png"><img src="more/rose.png">',
      'rose.png': rose,
      'more/rose.png': hill,
    })
    const { body } = await upload(zip, 'killed-midway')
    const { db } = api.database
    const row = () =>
      db.selectFrom('siteImports').selectAll().where('id', '=', body._id).executeTakeFirstOrThrow()
    const { runId } = await row()
    const { accountId, userId } = user
    const owner = { accountId, userId }
    const wanted = { siteName: 'Imported', rootSlug: 'killed-midway' }
    const killed = makeSite(api.context, owner, wanted, join(dataDir, importName(body._id)), {
      begin: async () => undefined,
      step: () => undefined,
      made: () => Promise.reject(new Error('killed')),
    })
    await expect(killed).rejects.toThrow('killed')
    await runImport(api.context, runId)
    expect((await row()).siteId).not.toBeNull()
    // killed again after everything was stored, but before the run ended
    await db.updateTable('runs').set({ status: 'running' }).where('id', '=', runId).execute()
    await runImport(api.context, runId)
    const names = await db
      .selectFrom('mediaFiles')
      .select('name')
      .where('folder', '=', 'killed-midway')
      .execute()
    expect(names.map(({ name }) => name).sort()).toEqual(['rose (2).png', 'rose.png'])
    const sites = await db.selectFrom('sites').select('id').where('rootSlug', '=', 'killed-midway').execute()
    expect(sites).toHaveLength(1)
    const run = await db.selectFrom('runs').select('status').where('id', '=', runId).executeTakeFirstOrThrow()
    expect(run.status).toBe('done')
  })

  it.each(['ENOSPC', '53100'])('reports a full disk (%s)', (code) => {
    expect(sentenceOf(Object.assign(new Error('full'), { code }))).toMatch(/^The server’s disk is full/)
  })

  it('reports that a file is no zip file', async () => {
    const { body } = await upload(new Uint8Array(Buffer.from('this is no zip file')), 'no-zip')
    const { runId } = await api.database.db
      .selectFrom('siteImports')
      .select('runId')
      .where('id', '=', body._id)
      .executeTakeFirstOrThrow()
    await runImport(api.context, runId)
    const ended = await call(api, 'GET', `/api/site-imports/${body._id}`, { token: user.token })
    expect(ended.body).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/zip file can’t be read/),
    })
  })

  it('rejects a taken slug, an empty name and a missing file at once, and stores nothing', async () => {
    const zip = await zipOf({ 'index.html': '<p>x</p>' })
    expect(await upload(zip, '../up')).toMatchObject({ status: 400 })
    expect(await upload(zip, 'fine', ' ')).toMatchObject({ status: 400 })
    expect(await upload(undefined, 'fine')).toMatchObject({ status: 400 })
    expect(await readdir(join(dataDir, 'imports'))).toEqual([])
    expect(await upload(zip, 'green-acre')).toMatchObject({
      status: 409,
      body: { errors: { rootSlug: expect.stringMatching(/root slug/) } },
    })
  })
})

describe('with a bucket for files', () => {
  let stored: S3Server
  let web: TestApi
  let ann: TestUser
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'imports-bucket-'))
    stored = await startS3Server()
    stored.addBucket('web2', 'own')
    const storage = { endpoint: stored.url, bucket: 'web2', folder: '', region: 'us-east-1', ...stored.keys }
    web = await startTestApi({
      config: { dataDir: folder, storage },
      jobs: { enqueue: () => Promise.resolve() },
    })
    ann = await signUp(web)
  })
  afterAll(async () => {
    await web.stop()
    await stored.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const there = () => [...(stored.buckets.get('web2')?.objects.keys() ?? [])]

  it('an upload to one instance is read by another, and then deleted', async () => {
    const zip = await zipOf({ 'index.html': '<p>Hello</p>' })
    const { status, body } = await upload(zip, 'far-away', 'Imported', { at: web, as: ann })
    expect([status, there()]).toEqual([201, [importName(body._id)]])
    const { runId } = await web.database.db
      .selectFrom('siteImports')
      .select('runId')
      .where('id', '=', body._id)
      .executeTakeFirstOrThrow()
    const otherFolder = await mkdtemp(join(tmpdir(), 'imports-other-'))
    const other = { ...web.context, config: { ...web.context.config, dataDir: otherFolder } }
    await runImport(other, runId)
    const ended = (await call(web, 'GET', `/api/site-imports/${body._id}`, { token: ann.token })).body
    expect(ended).toMatchObject({ status: 'done', report: { pages: 1 } })
    expect([there(), await readdir(join(otherFolder, 'imports'))]).toEqual([[], []])
    await rm(otherFolder, { recursive: true })
  })

  it('an upload that the store rejects is answered with advice', async () => {
    stored.removeBucket('web2')
    const zip = await zipOf({ 'index.html': '<p>Hello</p>' })
    const { status, body } = await upload(zip, 'nowhere', 'Imported', { at: web, as: ann })
    expect([status, body]).toMatchObject([
      409,
      { message: expect.stringMatching(/^The file could not be stored/) },
    ])
    expect(await readdir(join(folder, 'imports'))).toEqual([])
  })
})

import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@web2/contract/core'
import type { Site } from '@web2/contract/sites'
import type { AppContext } from '../../../platform/context.ts'
import { startS3Server, type S3Server } from '../../../testing/servers/s3/s3-server.ts'
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { downloadView } from './find-download.ts'
import { makeZip } from './make-zip.ts'
import { purgeDownloads } from './purge-downloads.ts'
import { requestDownload } from './request-download.ts'
import { writeZip } from './write-zip.ts'
import { downloadsFolder, zipName } from './zip-file-name.ts'

let world: World
const zipPath = (dataDir: string, id: string) => join(dataDir, zipName(id))
const folderIn = (dataDir: string) => join(dataDir, downloadsFolder)

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const runOf = async (downloadId: string): Promise<string> => {
  const row = await world.database.db
    .selectFrom('siteDownloads')
    .select('runId')
    .where('id', '=', downloadId)
    .executeTakeFirstOrThrow()
  return row.runId
}

const download = async (site: Site, address: string | null = null): Promise<string> => {
  const { _id } = await requestDownload(world.context, world.owner, { siteId: site._id, address })
  await makeZip(world.context, await runOf(_id), noStop)
  return _id
}

const view = (id: string) => downloadView(world.context, world.owner.accountId, id)

const unpacked = async (id: string): Promise<Map<string, string>> => {
  const zip = await readFile(zipPath(world.context.config.dataDir, id))
  const files = new Map<string, string>()
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameLength] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)]
    const from = at + 30 + nameLength
    const packed = zip.subarray(from, from + size)
    const bytes = zip.readUInt16LE(at + 8) === 8 ? inflateRawSync(packed) : packed
    files.set(zip.toString('utf8', at + 30, from), bytes.toString('hex'))
    at = from + size
  }
  return files
}

it('contains no URL of this computer, and leaves out files that need a public URL', async () => {
  const { context } = world
  const site = await world.publish((await world.newSite({ napId: await world.newNap('555 0100') }))._id)
  expect(site.siteLink).toContain('localhost')
  const id = await download(site)
  const packed = await unpacked(id)
  const all = [...packed.values()].map((hex) => Buffer.from(hex, 'hex').toString()).join('')
  expect(all).not.toMatch(/localhost|127\.0\.0\.1|rel="canonical"|og:url/)
  expect(all).not.toContain(`:${context.config.sitesPort}`)
  expect(packed.has('sitemap.xml')).toBe(false)
  const { size } = await view(id)
  expect(await view(id)).toMatchObject({
    siteName: site.name,
    status: 'done',
    filePath: `downloads/${id}.zip`,
    done: packed.size,
    total: packed.size,
  })
  expect(size).toBe((await readFile(zipPath(context.config.dataDir, id))).length)
})

it('contains the main URL of a site that is live elsewhere', async () => {
  const site = await world.publish((await world.newSite())._id)
  await world.database.db
    .updateTable('siteTargets')
    .set({ url: 'https://green.example/site/' })
    .where('siteId', '=', site._id)
    .execute()
  const home = (await unpacked(await download(site))).get('index.html') ?? ''
  expect(Buffer.from(home, 'hex').toString()).toContain('rel="canonical" href="https://green.example/site/"')
})

it('contains the requested URL everywhere, or none if that is empty', async () => {
  const { context, owner } = world
  const site = await world.publish((await world.newSite({ napId: await world.newNap('555 0101') }))._id)
  await world.database.db
    .updateTable('siteTargets')
    .set({ url: 'https://green.example/site/' })
    .where('siteId', '=', site._id)
    .execute()
  const address = 'https://www.roses.example/towns/'
  const files = await unpacked(await download(site, address))
  const text = (path: string) => Buffer.from(files.get(path) ?? '', 'hex').toString()
  const second = `${address}${site.pages[1]?.slug}/`
  expect(text('index.html')).toContain(`rel="canonical" href="${address}"`)
  expect(text('index.html')).toContain(`property="og:url" content="${address}"`)
  expect(text('sitemap.xml')).toContain(`<loc>${second}</loc>`)
  expect(text('robots.txt')).toContain(`Sitemap: ${address}sitemap.xml`)
  expect(text(`${site.pages[1]?.slug}/index.html`)).toMatch(
    new RegExp(`application/ld\\+json">[^<]*${second.replaceAll('/', '\\\\?/')}`),
  )
  expect([...files.keys()].map(text).join('')).not.toContain('green.example')

  const without = await unpacked(await download(site, ''))
  const all = [...without.values()].map((hex) => Buffer.from(hex, 'hex').toString()).join('')
  expect(all).not.toMatch(/green\.example|rel="canonical"|og:url/)
  expect(without.has('sitemap.xml')).toBe(false)

  await requestDownload(context, owner, { siteId: site._id, address })
  await expect(requestDownload(context, owner, { siteId: site._id, address: null })).rejects.toThrow(
    /packed for another URL/,
  )
})

it('is identical if nothing has changed', async () => {
  const site = await world.newSite()
  const read = async () => readFile(zipPath(world.context.config.dataDir, await download(site)))
  expect((await read()).equals(await read())).toBe(true)
})

it('links name index.html in the zip file of an unpublished site', async () => {
  const site = await world.newSite()
  const page = site.pages[1]
  await putPage(world.context, world.owner, site._id, {
    _id: site.pages[0]?._id ?? '',
    html: `<a href="/${page?.slug}">On</a>`,
  })
  const home = (await unpacked(await download(site))).get('index.html') ?? ''
  expect(Buffer.from(home, 'hex').toString()).toContain(`href="${page?.slug}/index.html"`)
})

it('is made once for concurrent requests', async () => {
  const site = await world.newSite()
  const ask = () => requestDownload(world.context, world.owner, { siteId: site._id, address: null })
  const [first, second] = [await ask(), await ask()]
  expect(second._id).toBe(first._id)
  expect(await view(first._id)).toMatchObject({ status: 'queued', filePath: null })
})

it('ends as cancelled after a cancellation, and leaves nothing behind', async () => {
  const site = await world.newSite()
  const { _id } = await requestDownload(world.context, world.owner, { siteId: site._id, address: null })
  const runId = await runOf(_id)
  await world.database.db.updateTable('runs').set({ cancelRequested: true }).where('id', '=', runId).execute()
  // a repeated request must not get a download that ends as cancelled
  const again = () => requestDownload(world.context, world.owner, { siteId: site._id, address: null })
  await expect(again()).rejects.toMatchObject({
    code: 409,
    message: expect.stringMatching(/being canceled/),
  })
  await makeZip(world.context, runId, noStop)
  expect(await view(_id)).toMatchObject({
    status: 'cancelled',
    filePath: null,
    message: expect.stringMatching(/canceled/),
  })
  expect((await again())._id).not.toBe(_id)
})

it('reports a full disk and deletes the partial file', async () => {
  const folder = join(world.context.config.dataDir, 'full')
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const files = function* () {
    yield { path: 'a', kind: 'page', contentType: '', cacheControl: '', body: () => 'a' } as const
    throw full
  }
  const progress = { at: () => undefined, signal: noStop }
  await expect(writeZip(join(folder, 'x.zip'), files(), progress)).rejects.toThrow(full)
  expect(await readdir(folder)).toEqual([])
})

it.skipIf(!existsSync('/dev/full'))('fails with a message on a device without space', async () => {
  const { dataDir } = world.context.config
  const { _id } = await requestDownload(world.context, world.owner, {
    siteId: (await world.newSite())._id,
    address: null,
  })
  await mkdir(folderIn(dataDir), { recursive: true })
  await symlink('/dev/full', `${zipPath(dataDir, _id)}.part`)
  await makeZip(world.context, await runOf(_id), noStop)
  expect(await view(_id)).toMatchObject({
    status: 'failed',
    filePath: null,
    message: expect.stringMatching(/^The server’s disk is full/),
  })
  expect((await readdir(folderIn(dataDir))).filter((name) => name.startsWith(_id))).toEqual([])
})

it('is deleted after a day, like the files of killed workers', async () => {
  const { dataDir } = world.context.config
  const id = await download(await world.newSite())
  await writeFile(`${zipPath(dataDir, '0190a000-0000-7000-8000-000000000000')}.part`, 'half')
  await purgeDownloads(world.context)
  expect(await readdir(folderIn(dataDir))).toContain(`${id}.zip`)
  expect((await readdir(folderIn(dataDir))).filter((name) => name.endsWith('.part'))).toEqual([])
  world.later(limits.downloadKept + 60_000)
  await purgeDownloads(world.context)
  expect(await readdir(folderIn(dataDir))).toEqual([])
})

describe('with a bucket for files', () => {
  const inBucket = async (work: (server: S3Server, context: AppContext) => Promise<void>) => {
    const server = await startS3Server()
    server.addBucket('web2', 'own')
    const storage = { endpoint: server.url, bucket: 'web2', folder: '', region: 'us-east-1', ...server.keys }
    try {
      await work(server, { ...world.context, config: { ...world.context.config, storage } })
    } finally {
      await server.stop()
    }
  }
  const asked = async () => {
    const { _id } = await requestDownload(world.context, world.owner, {
      siteId: (await world.newSite())._id,
      address: null,
    })
    return { id: _id, runId: await runOf(_id) }
  }

  it('is stored in the bucket and not locally', () =>
    inBucket(async (server, context) => {
      const { id, runId } = await asked()
      await makeZip(context, runId, noStop)
      const { size } = await view(id)
      expect(server.buckets.get('web2')?.objects.get(zipName(id))?.bytes).toHaveLength(size ?? 0)
      expect(await readdir(folderIn(context.config.dataDir))).not.toContain(`${id}.zip`)
    }))

  it('reports that the store rejects it', () =>
    inBucket(async (server, context) => {
      const { id, runId } = await asked()
      server.removeBucket('web2')
      await makeZip(context, runId, noStop)
      expect(await view(id)).toMatchObject({
        status: 'failed',
        filePath: null,
        message: expect.stringMatching(/^The zip file could not be stored/),
      })
    }))
})

it('is put aside after it killed two workers, and can be requested again', async () => {
  const site = await world.newSite()
  const { accountId } = world.owner
  const { _id } = await requestDownload(world.context, world.owner, { siteId: site._id, address: null })
  await killWorkersAt(world.context, { kind: 'zip-file', subjectId: _id, accountId })
  await makeZip(world.context, await runOf(_id), noStop)
  expect(await view(_id)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('so it was skipped'),
  })
  expect(await view(await download(site))).toMatchObject({ status: 'done' })
})

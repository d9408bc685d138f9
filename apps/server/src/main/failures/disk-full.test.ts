import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, signInAs, type Answer } from '../../testing/worlds/start-api.ts'
import { maintenanceProgram } from '../../testing/processes/built-programs.ts'
import { createPlace, type TestInstallation, type Running } from '../../testing/processes/product-process.ts'
import { mayMount, mountSmallDisk, type SmallDisk } from '../../testing/small-disk.ts'
import { until } from '../../testing/until.ts'

/* The disk of DATA_DIR runs full while the product runs, and gets space again. */

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
if (!mayMount) console.log('Skipped: only root on Linux may mount a small disk to fill.')

const saysFull = /disk .*full/i

describe.runIf(mayMount)('a disk that runs full', () => {
  let disk: SmallDisk
  let place: TestInstallation
  let running: Running
  let token: string
  beforeEach(async () => {
    disk = await mountSmallDisk(320)
    place = await createPlace(join(disk.path, 'data'))
    running = place.start()
    await running.ready
    const ada = { email: 'ada@example.com', password: 'a path through the garden' }
    await call(place, 'POST', '/api/users', { body: { name: 'Ada', ...ada } })
    token = await signInAs(place, ada.email, ada.password)
  })
  afterEach(async () => {
    await disk.free()
    await place.clear()
    await disk.remove()
  })

  const send = (method: string, path: string, body?: object): Promise<Answer> =>
    call(place, method, `/api/${path}`, { token, body })

  const upload = async (): Promise<{ status: number; text: string }> => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff', noise } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('path', '/')
    form.set('files[0]', new Blob([new Uint8Array(bytes)]), 'roses.png')
    const answer = await fetch(`${place.url}/api/media-manager?uploadAction=true`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    })
    return { status: answer.status, text: await answer.text() }
  }
  const pictures = async () => {
    const body = { action: 'files', path: '/', source: 'default', onlyImages: true }
    return (await send('POST', 'media-manager', body)).body.data.sources[0].total as number
  }
  const backup = async () => {
    const child = spawn(process.execPath, [maintenanceProgram, 'backup'], {
      env: { PATH: process.env.PATH, ...place.environment },
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, text }
  }
  const backups = () => {
    const folder = join(place.dataDir, 'backups')
    return existsSync(folder) ? readdirSync(folder).length : 0
  }

  /** Returns how the latest run of this kind ended. */
  const endOf = async (kind: string): Promise<string> => {
    let said = ''
    await until(async () => {
      const { body } = await send('GET', `runs?kind=${kind}&$sort[createdAt]=-1&$limit=1`)
      const [run] = body?.data ?? []
      said = `${run?.status}: ${run?.message} ${JSON.stringify(run?.steps)}`
      return /^(done|failed)/.test(said)
    })
    return said
  }
  const newSite = async (slug: string): Promise<string> => {
    const body = { siteName: slug, rootSlug: slug, templateId: 'garden', napId: null, email: 'a@b.c' }
    return (await send('POST', 'cloud-builder', body)).body.site._id
  }
  const wishes = {
    'publish-site': (siteId: string) =>
      send('POST', 'cloud-builder', { siteId, clouds: [{ cloud: 'builtin', buckets: [] }] }),
    'zip-site': (siteId: string) => send('POST', 'download-sites', { siteId }),
  } as const
  type Kind = keyof typeof wishes
  const done = async (kind: Kind, siteId: string) => {
    expect((await wishes[kind](siteId)).status).toBe(201)
    expect(await endOf(kind)).toMatch(/^done/)
  }
  /** Requests a run: either it is rejected with the reason, or it ends once there is space again. */
  const wished = async (kind: Kind, siteId: string): Promise<() => Promise<void>> => {
    const asked = await wishes[kind](siteId)
    if (asked.status !== 201) {
      expect([asked.status, asked.body.message]).toEqual([503, expect.stringMatching(saysFull)])
      return () => Promise.resolve()
    }
    return async () => expect(await endOf(kind)).toMatch(/^done|^failed.*disk .*full/i)
  }
  const live = async (slug: string) => {
    const answer = await fetch(`${place.sitesUrl}/${slug}/`)
    return { status: answer.status, text: await answer.text() }
  }

  test('uploads, publications, zip files and backups report it, lose nothing, and continue with new space', async () => {
    const garden = await newSite('garden')
    const lawn = await newSite('lawn')
    await done('publish-site', garden)
    expect((await upload()).status).toBeLessThan(300)
    const before = await live('garden')

    await disk.fill()
    expect((await upload()).text).toMatch(saysFull)
    const copied = await backup()
    expect(copied).toEqual({ code: 1, text: expect.stringMatching(saysFull) })
    expect(backups()).toBe(0)
    const ends = [await wished('zip-site', garden), await wished('publish-site', lawn)]
    expect(await live('garden')).toEqual(before)

    await disk.free()
    await until(async () => (await upload()).status < 300)
    expect(await pictures()).toBeGreaterThanOrEqual(2)
    for (const end of ends) await end()
    await done('publish-site', lawn)
    await done('zip-site', garden)
    expect(await backup()).toMatchObject({ code: 0 })
    expect((await live('lawn')).status).toBe(200)
    expect(await running.kill('SIGTERM')).toBe(0)
  })

  test('a database without space rejects changes with a message, and recovers by itself', async () => {
    await disk.fill(24 << 20)
    const acknowledged: string[] = []
    const write = async () => {
      const text = `<p>${randomBytes(150_000).toString('base64')}</p>`
      const answer = await send('POST', 'articles', { title: `Article ${acknowledged.length}`, text })
      if (answer.status === 201) acknowledged.push(String(answer.body._id))
      else expect([answer.status, answer.body.message]).toEqual([503, expect.any(String)])
      return answer.status
    }
    await until(async () => (await write()) !== 201)
    for (let more = 0; more < 5; more += 1) await write()
    await disk.free()
    await until(async () => (await write()) === 201)
    for (const id of acknowledged) expect((await send('GET', `articles/${id}`)).status).toBe(200)
    expect(running.output()).not.toContain('met an error it can’t go on after')
    expect(await running.kill('SIGTERM')).toBe(0)
  })
})

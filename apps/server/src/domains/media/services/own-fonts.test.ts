import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnFont, OwnFontsUploaded } from '@web2/contract/media'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evictLocalCopies } from '../library/evict-local-copies.ts'
import { purgeRemovedMedia } from '../library/media-removals.ts'
import { builtFont } from '../testing/built-font.ts'
import { fontPackageFolder } from '../../../testing/fonts/font-package-folder.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

const font = (style: string, weight = 400, ending = 'woff2') =>
  readFileSync(
    join(fontPackageFolder('@fontsource/barlow'), 'files', `barlow-latin-${weight}-${style}.${ending}`),
  )

describe('own fonts', () => {
  let api: TestApi
  let dataDir = ''
  let user: TestUser
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'own-fonts-'))
    api = await startTestApi({ config: { dataDir } })
    user = await signUp(api)
  })
  afterAll(async () => {
    await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const upload = async (
    files: readonly (readonly [string, Uint8Array])[],
    { token = user.token, license = 'confirmed' } = {},
  ) => {
    const form = new FormData()
    if (license) form.set('license', license)
    for (const [at, [name, bytes]] of files.entries())
      form.set(`files[${at}]`, new Blob([Uint8Array.from(bytes)]), name)
    const answer = await fetch(`${api.url}/api/own-fonts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    return { status: answer.status, body: (await answer.json()) as OwnFontsUploaded & { message?: string } }
  }
  const list = async (token = user.token): Promise<readonly OwnFont[]> =>
    (await call(api, 'GET', '/api/own-fonts', { token })).body.data
  const address = ({ family }: OwnFont) => Object.values(family.own.files)[0] ?? ''

  it('are stored only with a confirmed license', async () => {
    const { status, body } = await upload([['a.woff2', font('normal')]], { license: '' })
    expect(status).toBe(400)
    expect(body.message).toBe(
      'Confirm that you have a license to use these fonts on the web, then upload them.',
    )
    expect(await list()).toEqual([])
  })

  it('become one family, whatever the format, and name who confirmed the license', async () => {
    const { body } = await upload([
      ['regular.woff2', font('normal')],
      ['italic.woff', font('italic', 400, 'woff')],
      ['bold.ttf', font('normal', 700)],
      ['notes.txt', Buffer.from('not a font')],
    ])
    expect(body.failed).toEqual([
      { file: 'notes.txt', msg: 'This is not a font. Upload a WOFF2, WOFF, TTF or OTF file.' },
    ])
    expect(body.uploaded).toHaveLength(1)
    const [barlow] = await list()
    expect(barlow?.name).toBe('Barlow')
    expect(barlow?.family.name).toMatch(/^Barlow Own [0-9a-f]{8}$/)
    expect(barlow?.family.weights).toEqual({ normal: [400, 700], italic: [400] })
    expect(barlow?.faces.map(({ confirmedBy }) => confirmedBy)).toEqual([
      user.userId,
      user.userId,
      user.userId,
    ])
    const served = await fetch(api.url + address(barlow!))
    expect(served.headers.get('content-type')).toBe('font/woff2')
    expect(Buffer.from(await served.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
  })

  it('count in the account’s storage', async () => {
    const used = async () =>
      (
        await call(api, 'POST', '/api/media-manager', {
          token: user.token,
          body: { action: 'files', path: '/', source: 'default' },
        })
      ).body.data.space.used as number
    const [barlow] = await list()
    expect(await used()).toBe(barlow!.faces.reduce((sum, { size }) => sum + size, 0))
  })

  it('replace a file of the same weight and style', async () => {
    await upload([['again.woff2', font('normal')]])
    const all = await list()
    expect(all.map(({ faces }) => faces.length)).toEqual([3])
  })

  it('belong to their account alone', async () => {
    const other = await signUp(api)
    const [barlow] = await list()
    expect(await list(other.token)).toEqual([])
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await call(api, method, `/api/own-fonts/${barlow?._id}`, { token: other.token, body })
      expect(answer.status).toBe(404)
    }
    // the same file is stored again, under another address
    const { body } = await upload([['a.woff2', font('normal')]], { token: other.token })
    const own = address(body.uploaded[0]!)
    expect(own).not.toBe(address(barlow!))
    const guessed = own.split('/').with(3, '0'.repeat(32)).join('/')
    expect((await fetch(api.url + guessed)).status).toBe(404)
    expect((await list()).map(({ name }) => name)).toEqual(['Barlow'])
  })

  it('are changed by no member whose account is inactive, and by no token that may only read', async () => {
    const inactive = await signUp(api, { active: false })
    const { body: made } = await call(api, 'POST', '/api/access-tokens', {
      token: user.token,
      body: { name: 'reader', scopes: ['content:read'], expiresInDays: null },
    })
    const before = await list()
    expect(await list(made.token)).toEqual(before)
    for (const { token, status } of [
      { token: '', status: 401 },
      { token: inactive.token, status: 403 },
      { token: made.token as string, status: 403 },
    ]) {
      expect((await upload([['a.woff2', font('italic', 700)]], { token })).status).toBe(status)
      for (const [method, body] of [
        ['PATCH', { name: 'Mine' }],
        ['DELETE', undefined],
      ] as const)
        expect((await call(api, method, `/api/own-fonts/${before[0]?._id}`, { token, body })).status).toBe(
          status,
        )
    }
    expect(await list()).toEqual(before)
  })

  it.each([
    ['no name', {}],
    ['an empty name', { name: ' ' }],
    ['a list as the name', { name: ['House'] }],
    ['a name that is too long', { name: 'a'.repeat(5_000) }],
    ['a name in style sheets', { name: 'House', cssName: 'House' }],
    ['the key of its files', { name: 'House', key: '0'.repeat(32) }],
    ['another account', { name: 'House', accountId: '0190a000-0000-7000-8000-000000000000' }],
  ])('are not renamed with %s', async (_case, body) => {
    const before = await list()
    const answer = await call(api, 'PATCH', `/api/own-fonts/${before[0]?._id}`, { token: user.token, body })
    expect(answer.status).toBe(400)
    expect(await list()).toEqual(before)
  })

  it.each(['0190a000-0000-7000-8000-000000000000', 'nothing', '%00', '%27', 'a'.repeat(500)])(
    'are not found by the id %j',
    async (id) => {
      for (const [method, body] of [
        ['GET', undefined],
        ['PATCH', { name: 'Mine' }],
        ['DELETE', undefined],
      ] as const) {
        const answer = await call(api, method, `/api/own-fonts/${id}`, { token: user.token, body })
        expect({ method, status: answer.status }).toEqual({ method, status: 404 })
      }
    },
  )

  it.each([
    (own: string) => own.replace('.woff2', '.png'),
    (own: string) => own.replace('.woff2', ''),
    (own: string) => own.toUpperCase(),
    (own: string) => own.replace('/fonts/own/', '/fonts/own/../own/x/'),
    (own: string) => `${own}/..%2f..%2f`,
    (own: string) =>
      own
        .split('/')
        .with(4, `${'0'.repeat(32)}.woff2`)
        .join('/'),
    (own: string) => `/media/${own.split('/').slice(4).join('/')}`,
  ])('are served at their own address alone: %s', async (changed) => {
    const [barlow] = await list()
    expect((await fetch(api.url + address(barlow!))).status).toBe(200)
    expect((await fetch(api.url + changed(address(barlow!)))).status).toBe(404)
    expect((await fetch(api.url + address(barlow!), { method: 'DELETE' })).status).toBe(405)
  })

  it('keep their name in style sheets when they are renamed', async () => {
    const [before] = await list()
    const { body } = await call(api, 'PATCH', `/api/own-fonts/${before?._id}`, {
      token: user.token,
      body: { name: 'House font' },
    })
    expect(body.name).toBe('House font')
    expect(body.family).toEqual(before?.family)
  })

  it('tell each page and theme that uses them once', async () => {
    const [barlow] = await list()
    const stack = `"${barlow!.family.name}", "${barlow!.family.name} Stand-in", serif`
    await call(api, 'POST', '/api/cloud-builder', {
      token: user.token,
      body: {
        siteName: 'Garden',
        rootSlug: 'garden-of-fonts',
        theme: {
          ...{ name: 'Dusk', hasDark: false },
          tokens: [{ name: 'f-body', group: 'family', value: stack }],
        },
        pages: [{ name: 'Home', slug: 'home', html: `<p style='font-family:${stack}'>Hello</p>` }],
      },
    })
    const { body } = await call(api, 'GET', `/api/own-fonts/${barlow?._id}`, { token: user.token })
    expect(body.uses).toEqual({ pages: 2, names: ['Garden › Home', 'Garden › Theme'] })
  })

  describe('files', () => {
    const names = async () =>
      (await readdir(join(dataDir, 'media', user.accountId), { recursive: true })).filter((name) =>
        name.endsWith('.woff2'),
      )
    const later = (minutes: number) => ({
      ...api.context,
      now: () => new Date(Date.now() + minutes * 60_000),
    })
    const remove = async (font: OwnFont) =>
      (await call(api, 'DELETE', `/api/own-fonts/${font._id}`, { token: user.token })).status

    it('are deleted an hour after their font, which no one can load then', async () => {
      const [barlow] = await list()
      const before = await names()
      expect(before.length).toBeGreaterThanOrEqual(3)
      expect(await remove(barlow!)).toBe(200)
      expect(await list()).toEqual([])
      expect((await fetch(api.url + address(barlow!))).status).toBe(404)
      // a publication may be reading them
      await purgeRemovedMedia(later(50))
      await evictLocalCopies(api.context)
      expect(await names()).toEqual(before)
      await purgeRemovedMedia(later(70))
      expect(await names()).toEqual([])
    })

    it('stay if the font is uploaded again within the hour', async () => {
      const [first] = (await upload([['a.woff2', font('normal')]])).body.uploaded
      const before = await names()
      await remove(first!)
      const [again] = (await upload([['a.woff2', font('normal')]])).body.uploaded
      await purgeRemovedMedia(later(70))
      expect(await names()).toEqual(before)
      expect((await fetch(api.url + address(again!))).status).toBe(200)
    })

    it('are deleted once another file replaced them', async () => {
      const codes = [65, 66, 67]
      await upload([['built.ttf', builtFont(codes)]])
      const before = await names()
      await upload([['built.ttf', builtFont([...codes, 68])]])
      expect((await names()).length).toBe(before.length + 1)
      await purgeRemovedMedia(later(70))
      expect((await names()).length).toBe(before.length)
      const built = (await list()).find(({ name }) => name === 'Built')
      expect((await fetch(api.url + address(built!))).status).toBe(200)
    })

    it('without a font are swept, such as those of an upload that was cut off', async () => {
      const before = await names()
      const [known = ''] = before
      const stray = known.replace(
        /[0-9a-f]{32}(?=\.woff2$)/,
        (name) => `${name.slice(0, 2)}${'0'.repeat(30)}`,
      )
      await writeFile(join(dataDir, 'media', user.accountId, stray), 'wOF2')
      await evictLocalCopies(api.context)
      expect(await names()).toEqual(before)
    })
  })
})

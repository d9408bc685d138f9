import { mkdtemp, rm } from 'node:fs/promises'
import { type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDocument, createNode, exportHtml } from '@web2/builder'
import type { CampaignSchedule } from '@web2/contract/campaigns'
import type { PreviewLinkCreated } from '@web2/contract/previews'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { createSitesHost } from '../../clouds/hosting/serve-sites.ts'
import { builtFont } from '../../media/testing/built-font.ts'
import { addPicture } from '../../media/library/add-image.ts'
import { addOwnFont } from '../../media/own-fonts/add-own-font.ts'
import { findOwnFonts } from '../../media/own-fonts/find-own-fonts.ts'
import { libraryImages } from '../../media/picture-files/library-images.ts'
import { makePictureFiles } from '../../media/picture-files/make-picture-files.ts'
import { addLibraryImage } from '../../../testing/worlds/library-image.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { smallestDefinition } from '../../../testing/worlds/generator-definition.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
let server: Server
let dataDir = ''
let clock = new Date()
const told: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'previews-'))
  api = await startTestApi({
    jobs: { enqueue: () => Promise.resolve() },
    config: { dataDir, publicUrl: 'http://web2.example:4000', sitesPort: 4_001 },
    now: () => clock,
  })
  ann = await signUp(api)
  bob = await signUp(api)
  server = createSitesHost({ ...api.context, log: (line) => void told.push(line) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const ask = (method: string, path: string, body?: object, user = ann) =>
  call(api, method, `/api/${path}`, { token: user.token, ...(body && { body }) })

/** Creates a preview link. */
const linkFor = async (body: object, user = ann): Promise<PreviewLinkCreated> => {
  const made = await ask('POST', 'preview-links', body, user)
  expect(made.status).toBe(201)
  return made.body
}
const atHost = (link: string) =>
  link.replace('http://web2.example:4001', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
const open = async (link: string, init: RequestInit = {}) => {
  const answer = await fetch(atHost(link), { redirect: 'manual', ...init })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const picture = () => addLibraryImage(api.context, ann, '#33aa77')

let made = 0
const site = async (html = '<p>Hello {site.name}</p>') => {
  const { body } = await ask('POST', 'cloud-builder', {
    siteName: 'Green Acre',
    rootSlug: `previewed-${++made}`,
    pages: [
      {
        _id: 'a',
        name: 'Home',
        slug: 'home',
        html: `${html}<a href="/ashford">Ashford</a><form action="/x"></form>`,
      },
      { _id: 'b', name: 'Towns', slug: 'towns', html: '<p>towns</p>' },
      { _id: 'c', name: 'Ashford', slug: 'ashford', html: '<p>ashford</p>', parentId: 'b' },
    ],
  })
  return body.site
}

describe('the preview of a site', () => {
  it('shows the current draft page by page, without scripts, forms or referrers', async () => {
    const draft = await site()
    const { link, siteId } = await linkFor({ siteId: draft._id })
    expect(siteId).toBe(draft._id)
    expect(link).toMatch(/^http:\/\/web2\.example:4001\/~preview\/[\w-]{43}\/$/)
    const home = await open(link)
    expect(home.status).toBe(200)
    expect(home.text).toContain('Hello Green Acre')
    expect(home.text).toContain('href="towns/ashford/"')
    expect(home.text).toMatch(/<meta name="robots" content="noindex"/)
    expect(home.text).not.toMatch(/rel="canonical"/)
    expect(Object.fromEntries(home.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const policy = home.headers.get('content-security-policy')
    for (const rule of ["script-src 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    expect(home.headers.get('set-cookie')).toBeNull()

    expect((await open(`${link}towns/ashford/`)).text).toContain('ashford')
    const led = await open(`${link}towns/ashford`)
    expect([led.status, led.headers.get('location')]).toEqual([
      302,
      `${new URL(link).pathname}towns/ashford/`,
    ])
    expect((await open(`${link}favicon.svg`)).text).toContain('<svg')
    const head = await open(link, { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect((await open(link, { method: 'POST' })).status).toBe(405)

    const page = draft.pages[0]
    await ask('PUT', `cloud-builder/${draft._id}`, { _id: page._id, html: '<p>Changed</p>' })
    expect((await open(link)).text).toContain('Changed')
  })

  it('says that nothing was sent when a form is, and reveals its URL to no other site', async () => {
    const form = '<form action="lead:"><input name="plan" type="file"></form>'
    const { link } = await linkFor({ siteId: (await site(form))._id })
    const { text, headers } = await open(link)
    const [, action = ''] = /<form action="([^"]+)" method="post"/.exec(text) ?? []
    expect(action).toBe(`${new URL(link).pathname}~sent`)
    expect(headers.get('content-security-policy')).toMatch(/; form-action 'self'$/)
    expect(text).not.toContain('name="referrer"')

    const body = new FormData()
    body.append('plan', new Blob(['x'.repeat(300_000)]), 'plan.txt')
    const sent = await open(new URL(action, link).href, { method: 'POST', body })
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('<h1>Nothing was sent</h1>')])
    expect(sent.text).toContain('<a href="./">Back to the preview</a>')
    expect((await open(link, { method: 'POST' })).status).toBe(405)
    const stored = await api.database.db.selectFrom('leads').select('id').execute()
    expect(stored).toEqual([])
  })

  it('reveals its URL to no other site, whatever the page itself asks for', async () => {
    const page =
      '<!doctype html><html><head><META name="Referrer" content="unsafe-url"></head><body>' +
      '<img src="https://pictures.example/a.png" referrerpolicy="unsafe-url">' +
      '<a href="https://elsewhere.example/" REFERRERPOLICY=unsafe-url>a</a>' +
      '<iframe src="https://maps.example/" referrerpolicy="no-referrer-when-downgrade"></iframe></body></html>'
    const { link } = await linkFor({ siteId: (await site(page))._id })
    const { text } = await open(link)
    expect(text).toContain('href="https://elsewhere.example/"')
    expect(text).not.toMatch(/unsafe-url|downgrade/i)
  })

  it('lets the forms of blocks load their frames, and no other form', async () => {
    const later = (name: string, props: object) => createNode(name, { later: name.toLowerCase(), ...props })
    const blocks = exportHtml(
      createDocument([
        later('YouTube', { url: 'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0' }),
        later('Embed', { url: '//maps.example/show;a,b?q=1', title: 'Map' }),
        later('Embed', { url: 'https://folder.example/all/' }),
        createNode('Embed', { url: 'https://at-once.example/embed' }),
      ]),
    )
    const { link } = await linkFor({ siteId: (await site(blocks))._id })
    const { headers, text } = await open(link)
    expect(text).toContain('action="https://folder.example/all/"')
    expect(headers.get('content-security-policy')).toMatch(
      /; form-action https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ maps\.example\/show%3Ba%2Cb$/,
    )
    expect((await open(`${link}towns/`)).headers.get('content-security-policy')).toMatch(
      /; form-action 'none'$/,
    )
  })

  it('shows images of its account only', async () => {
    const address = await picture()
    const { link } = await linkFor({ siteId: (await site(`<img src="${address}" alt="Leaf">`))._id })
    const [, shown = ''] = /<img[^>]* src="([^"]+)"/.exec((await open(link)).text) ?? []
    expect(shown).toMatch(/^media\/[0-9a-f]{32}\/[a-z0-9-]+\.\w+$/)
    const image = await open(link + shown)
    expect([image.status, image.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
    const theirs = await ask(
      'POST',
      'cloud-builder',
      { siteName: 'B', rootSlug: 'b', pages: [{ name: 'H', slug: 'h', html: '<p>b</p>' }] },
      bob,
    )
    const other = await linkFor({ siteId: theirs.body.site._id }, bob)
    expect((await open(other.link + shown)).status).toBe(404)
  })

  it('serves the account’s own fonts, and none of another account', async () => {
    const fontOf = async ({ accountId, userId }: TestUser) => {
      const id = await addOwnFont(api.context, { accountId, userId }, builtFont([65, 66, 67]))
      const [found] = await findOwnFonts(api.database.db, accountId, [id])
      const [address = ''] = Object.values(found!.view.family.own.files)
      const [, key = '', sha256 = ''] = /own\/([0-9a-f]{32})\/([0-9a-f]{32})/.exec(address) ?? []
      return { id, path: `fonts/own-${key.slice(0, 8)}-${sha256.slice(0, 12)}.woff2` }
    }
    const [own, theirs] = [await fontOf(ann), await fontOf(bob)]
    const { link } = await linkFor({ siteId: (await site())._id })
    expect((await open(link + own.path)).status).toBe(200)
    expect((await open(link + theirs.path)).status).toBe(404)
    await ask('DELETE', `own-fonts/${own.id}`)
    expect((await open(link + own.path)).status).toBe(404)
  })

  it('shows images as they are where the published site has faster ones', async () => {
    const { accountId } = ann
    const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
    const photo = sharp({ create: { width: 900, height: 60, channels: 3, noise, background: '#888' } })
    const owner = { accountId, userId: ann.userId }
    const bytes = await photo.jpeg({ quality: 95 }).toBuffer()
    const { url } = await addPicture(api.context, owner, { path: '/', name: 'hill.jpg', bytes })
    const [hash = ''] = /[0-9a-f]{32}/.exec(url) ?? []
    const [image] = [...(await libraryImages(api.database.db, accountId, [hash])).values()]
    await makePictureFiles(api.context, accountId, [{ image: image!, widths: [480] }], {
      signal: new AbortController().signal,
      onDone: () => undefined,
    })
    const draft = await site(`<img src="${url}" width="400" height="27" alt="Hill">`)
    await ask('PATCH', `cloud-builder/${draft._id}`, { fasterImages: true })
    const { link } = await linkFor({ siteId: draft._id })
    const { text } = await open(link)
    const shown = [...text.matchAll(/(?:src|srcset)="([^" ]+)/g)].map(([, address = '']) => address)
    expect(shown).toEqual([expect.stringMatching(/^media\/[0-9a-f]{32}\/hill\.jpg$/)])
    expect((await open(link + shown[0])).status).toBe(200)
  })

  it('ends when it expires, is revoked, or the site is deleted, and rejects guesses', async () => {
    const draft = await site()
    const [one, two, three] = [
      await linkFor({ siteId: draft._id, expiresInDays: 1 }),
      await linkFor({ siteId: draft._id }),
      await linkFor({ siteId: draft._id }),
    ]
    const listed = await ask('GET', `preview-links?siteId=${draft._id}`)
    expect(listed.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([three._id, two._id, one._id])
    expect(JSON.stringify(listed.body)).not.toMatch(/secret|~preview/)
    const stored = await api.database.db.selectFrom('previewLinks').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(new URL(one.link).pathname.split('/')[2])

    clock = new Date(clock.getTime() + 25 * 3_600_000)
    expect([(await open(one.link)).status, (await open(two.link)).status]).toEqual([404, 200])
    expect((await ask('DELETE', `preview-links/${two._id}`, undefined, bob)).status).toBe(404)
    expect((await ask('DELETE', `preview-links/${two._id}`)).status).toBe(200)
    expect([(await open(two.link)).status, (await open(three.link)).status]).toEqual([404, 200])
    expect((await ask('GET', `preview-links?siteId=${draft._id}`)).body.total).toBe(1)

    const gone = await open(two.link)
    expect(gone.text).toContain('expired or was revoked')
    const { origin } = new URL(three.link)
    for (const path of [
      '',
      'x/',
      `${'a'.repeat(43)}/`,
      `${three._id}/`,
      '%ZZ/',
      '../../etc/passwd',
      `%00/`,
    ]) {
      const guess = await open(`${origin}/~preview/${path}`)
      expect([path, guess.status]).toEqual([path, 404])
    }
    for (const path of ['nope/', 'index.html', '..%2f..%2fetc%2fpasswd', 'media/x.png', '%00/', '%E0%A4%A/'])
      expect([path, (await open(three.link + path)).status === 200]).toEqual([path, false])
    await ask('DELETE', `cloud-builder/${draft._id}`)
    expect((await open(three.link)).status).toBe(404)
    expect(told).toEqual([])
  })

  it('has one subject, which must belong to the account', async () => {
    const draft = await site()
    expect((await ask('POST', 'preview-links', { siteId: draft._id }, bob)).status).toBe(404)
    expect((await ask('POST', 'preview-links', {})).status).toBe(400)
    const both = { siteId: draft._id, campaignId: draft._id }
    expect((await ask('POST', 'preview-links', both)).status).toBe(400)
    for (const expiresInDays of [0, 91, 1.5])
      expect((await ask('POST', 'preview-links', { siteId: draft._id, expiresInDays })).status).toBe(400)
    for (let at = 0; at < 20; at += 1) await linkFor({ siteId: draft._id })
    const more = await ask('POST', 'preview-links', { siteId: draft._id })
    expect(more).toMatchObject({ status: 409, body: { message: expect.stringMatching(/Revoke one first/) } })
  })

  it('shows the existing pages of a site project’s site', async () => {
    const draft = await site()
    const { body: turbo } = await ask('POST', 'cloud-sites-turbo', smallestDefinition)
    const { db } = api.database
    await db.updateTable('sites').set({ turboId: turbo._id }).where('id', '=', draft._id).execute()
    const { link } = await linkFor({ siteId: draft._id })
    expect((await open(link)).status).toBe(404)
    expect(told).toEqual([])
  })
})

describe('the preview of a campaign’s plan', () => {
  it('lists the posts in order and shows each as it is published', async () => {
    const { db } = api.database
    const { accountId, userId } = ann
    const address = await picture()
    const article = await ask('POST', 'articles', {
      title: 'Roses <in> spring',
      text: `<p>Cut them early. <img src="${address}" alt="A rose"></p>`,
    })
    const campaignId = uuidV7()
    const schedule: CampaignSchedule = {
      ...{ start: '2026-12-01', postsPerDay: 1, from: '09:00', to: '17:00' },
      ...{ timeZone: 'America/Chicago', weekdays: [1, 2], jitter: 0 },
    }
    await db
      .insertInto('campaigns')
      .values({
        ...{ id: campaignId, accountId, createdBy: userId, name: 'Spring & summer' },
        source: JSON.stringify({ kind: 'articles', articleIds: [article.body._id] }),
        schedule: JSON.stringify(schedule),
      })
      .execute()
    const jobs = [
      { runAt: '2026-12-02T16:30:00.000Z', articleId: null, keyword: 'tulips', title: '', links: [] },
      {
        ...{
          runAt: '2026-12-01T16:30:00.000Z',
          articleId: article.body._id,
          keyword: '',
          title: 'Roses <in> spring',
        },
        links: [{ url: 'javascript:alert(1)', anchor: 'early', rel: 'follow' }],
      },
    ].map(({ links, ...job }) => ({
      ...{ ...job, id: uuidV7(), accountId, campaignId, createdBy: userId, dueAt: job.runAt },
      links: JSON.stringify(links),
    }))
    await db.insertInto('campaignJobs').values(jobs).execute()

    const { link } = await linkFor({ campaignId })
    const plan = await open(link)
    expect(plan.status).toBe(200)
    expect(plan.headers.get('x-robots-tag')).toContain('noindex')
    expect(plan.text).toContain('Spring &amp; summer')
    expect(plan.text).toContain('2 posts')
    expect(plan.text).toMatch(/Dec 1, 2026, 10:30[^<]*<[^]*Roses &lt;in&gt; spring[^]*Dec 2, 2026[^]*tulips/)
    expect(plan.text).not.toContain('href="javascript')
    const [, post = ''] = /href="(posts\/[^"]+)"/.exec(plan.text) ?? []
    const shown = await open(link + post)
    expect(shown.text).toContain('Cut them')
    const [, image = ''] = /<img src="([^"]+)"/.exec(shown.text) ?? []
    expect(image).toMatch(/^\.\.\/\.\.\/media\//)
    expect((await open(new URL(image, link + post).href)).status).toBe(200)
    for (const path of [`posts/${jobs[0]?.id}/`, `posts/${uuidV7()}/`, 'posts/x/', 'towns/'])
      expect([path, (await open(link + path)).status]).toEqual([path, 404])
    expect((await open(`${link}?page=99`)).text).toContain('Roses')
    expect((await open(`${link}?page=x`)).status).toBe(200)
    expect((await ask('POST', 'preview-links', { campaignId }, bob)).status).toBe(404)
    await ask('DELETE', `campaigns/${campaignId}`)
    expect((await open(link)).status).toBe(404)
    expect(told).toEqual([])
  })
})

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import { wordPress, type TestWordPress } from '../../../../testing/wordpress.ts'
import { itKeepsTheConnectorContract, lostOf, postOf } from '../../testing/connector-contract.ts'
import type { Connection, Connector, PostContent } from '../connector.ts'
import { createWordPressConnector } from './connector.ts'

const found = await wordPress()
const site = found as TestWordPress
const name = 'unavailable' in found ? `a real WordPress (skipped: ${found.unavailable})` : 'a real WordPress'

let connector: Connector
let agent: ReturnType<typeof createGuardedAgent>
beforeAll(() => {
  agent = createGuardedAgent(egressPolicy('unavailable' in found ? [] : [new URL(site.url).host]))
  connector = createWordPressConnector({
    dispatcher: agent,
    signal: AbortSignal.timeout(600_000),
    now: () => new Date(),
  })
})
afterAll(async () => {
  await agent.close()
  if (!('unavailable' in found)) await found.stop()
})

const as = (username: string, password: string): Connection => ({
  url: site.url,
  username,
  secrets: { password },
})
const editor = () => as(site.user, site.password)
const author = () => as(site.authorUser, site.authorPassword)
const begin = (connection: Connection) =>
  connector.begin({ connection, returnTo: 'https://app.example/back?link=secret' })
const place = async () => {
  const places = await connector.check(editor())
  if (places.ok !== true) throw new Error(JSON.stringify(places))
  return places.value[0]!
}
const publish = async (content: PostContent, connection = editor()) => {
  const made = await connector.posting!(connection).publish(await place(), content)
  if (!made.ok) throw new Error(made.failure.message)
  return made.value
}
const read = async (path: string) => {
  const response = await fetch(`${site.url}/wp-json/wp/v2${path}`)
  // the test is about this shape
  const body: ReturnType<typeof JSON.parse> = await response.json()
  return { status: response.status, body }
}
const picture = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer()

describe.skipIf('unavailable' in found)(name, () => {
  itKeepsTheConnectorContract(() => ({ connector, connection: editor() }))

  it('sends the owner to the site’s approval page and reads the response', async () => {
    const asked = await begin({ url: site.url, username: '', secrets: {} })
    if (asked.kind !== 'ask' || asked.ask.step !== 'approve') throw new Error(JSON.stringify(asked))
    const page = new URL(asked.ask.url)
    expect(page.origin).toBe(site.url)
    expect(page.pathname).toBe('/wp-admin/authorize-application.php')
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      // the time distinguishes it from an earlier connection, as WordPress requires
      app_name: expect.stringMatching(/^Web 2 Manager \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/),
      success_url: 'https://app.example/back?link=secret',
    })
    const back = new URLSearchParams({
      site_url: site.url,
      user_login: site.user,
      password: site.password,
    })
    const verified = await connector.resume({
      connection: { url: site.url, username: '', secrets: {} },
      returnTo: 'https://app.example/back',
      step: 'approve',
      memory: asked.memory,
      answer: `?${back}`,
    })
    expect(verified).toEqual({
      kind: 'verified',
      username: site.user,
      secrets: { password: site.password.replaceAll(' ', '') },
      destinations: [
        {
          externalId: 'site',
          name: 'Reality',
          url: `${site.url}/?rest_route=`,
          webUrl: site.url,
          takesImages: true,
        },
      ],
    })
  })

  it('accepts a typed password and reports when it is rejected', async () => {
    expect(await begin(editor())).toMatchObject({ kind: 'verified', username: site.user })
    const other = 'abcd efgh ijkl mnop qrst uvwx'
    for (const [username, password, problem] of [
      [site.user, other, 'incorrect-credentials'],
      ['nobody-here', site.password, 'incorrect-credentials'],
      // a login password is no application password
      [site.adminUser, site.adminLogin, 'wrong-password'],
    ] as const)
      expect(await begin(as(username, password))).toMatchObject({ kind: 'failed', problem })
    expect(await connector.check(as(site.user, other))).toMatchObject({
      ok: 'dead',
      problem: 'password-revoked',
    })
  })

  const upload = async (color: string, name: string) => {
    const { library } = connector.posting!(editor())
    const file = { name, type: 'image/png', bytes: await picture(color), width: 40, height: 30 }
    const uploaded = await library!.upload(await place(), file)
    if (!uploaded.ok) throw new Error(uploaded.failure.message)
    return { library: library!, file, kept: uploaded.value }
  }

  it('publishes a post with its featured image, categories and tags', async () => {
    const to = await place()
    const { library, kept } = await upload('#aa3344', 'a-red-rose.png')
    expect(await library.describe(to, kept.externalId, { alt: 'A red rose', caption: 'By Ann' })).toEqual({
      ok: true,
      value: null,
    })
    const content = postOf({
      categories: ['Garden & more', 'Soil'],
      tags: ['roses'],
      picture: { source: '', name: 'a-red-rose.png', alt: 'A red rose', caption: '', file: kept },
    })
    const made = await publish(content)
    expect(made.remarks).toBeUndefined()
    const { body: post } = await read(`/posts/${made.externalId}`)
    expect(post).toMatchObject({ status: 'publish', slug: content.slug, link: made.url })
    expect(post.categories).toHaveLength(2)
    expect(post.tags).toHaveLength(1)
    const { body: media } = await read(`/media/${post.featured_media}`)
    expect(media).toMatchObject({ alt_text: 'A red rose', mime_type: 'image/png', source_url: kept.url })
    expect(media.caption.rendered).toContain('By Ann')

    // existing terms are found by name
    const second = await publish({ ...content, title: 'Again', categories: ['garden & MORE'] })
    const { body: other } = await read(`/posts/${second.externalId}`)
    expect(post.categories).toContain(other.categories[0])
  })

  it('finds an upload whose response was lost by its name, with any appended number', async () => {
    const to = await place()
    const name = `lily-${Date.now().toString(36)}.png`
    const first = await upload('#dddddd', name)
    const second = await upload('#eeeeee', name)
    const wanted = { ...first.file, askedAt: new Date() }
    const { library } = first
    const others = (...pictures: { externalId: string }[]) => new Set(pictures.map((each) => each.externalId))
    expect(await library.find(to, { ...wanted, others: others(first.kept) })).toMatchObject({
      value: { externalId: second.kept.externalId, url: second.kept.url, width: 40, height: 30 },
    })
    expect(await library.find(to, { ...wanted, others: others(first.kept, second.kept) })).toEqual({
      ok: true,
      value: null,
    })
    expect(await library.find(to, { ...wanted, width: 41, others: new Set() })).toMatchObject({ value: null })
    const later = new Date(Date.now() + 3 * 24 * 3_600_000)
    expect(await library.find(to, { ...wanted, askedAt: later, others: new Set() })).toMatchObject({
      value: null,
    })
    const ids = [first.kept.externalId, '99999999']
    expect(await library.among(to, ids)).toEqual({ ok: true, value: new Set([first.kept.externalId]) })
  })

  it('finds posts of earlier releases by their mark and removes it at the next change', async () => {
    const content = postOf()
    const marked = content.html.replace(/<\/p>$/, `<!-- ${content.key} --></p>`)
    const { externalId } = await publish({ ...content, html: marked })
    const posting = connector.posting!(editor())
    const to = await place()
    const lost = { ...lostOf(posting, content), imprint: null }
    expect(await posting.find(to, lost)).toMatchObject({ ok: true, value: { externalId } })
    await posting.update!(to, externalId, content)
    expect(await posting.find(to, lost)).toEqual({ ok: true, value: null })
    const { body: post } = await read(`/posts/${externalId}`)
    expect(post.content.rendered).not.toContain('<!--')
  })

  it('finds a post with a slug changed by a plugin, and one with changed quotes and dashes', async () => {
    const posting = connector.posting!(editor())
    const to = await place()
    const content = postOf({ html: `<p>"Quoted" - it's 3 < 4 &amp; <em>fine</em> 🌳 ${Date.now()}</p>` })
    const { externalId } = await publish({ ...content, slug: 'quite-another-one' })
    expect(await posting.find(to, lostOf(posting, content))).toMatchObject({ value: { externalId } })
  })

  it('reports what a user may not do', async () => {
    const made = await publish(postOf({ categories: ['Only for editors'] }), author())
    expect(made.remarks).toEqual([
      'The category “Only for editors” doesn’t exist on the site, and this user can’t create it.',
    ])
    const editors = await publish(postOf())
    const refused = await connector.posting!(author()).update!(await place(), editors.externalId, postOf())
    expect(refused).toMatchObject({
      ok: false,
      failure: { kind: 'bad-content', message: expect.stringMatching(/belongs to another user/) },
    })
  })

  it('manages posts: lists, searches, reads, changes and deletes them', async () => {
    const content = postOf({ isDraft: true })
    const { externalId } = await publish(content)
    const posts = connector.managing!(editor())
    const to = await place()
    const listed = await posts.list(to, { search: content.title, status: '', limit: 10, skip: 0 })
    expect(listed).toMatchObject({
      ok: true,
      value: { total: 1, posts: [{ externalId, title: content.title, status: 'draft' }] },
    })
    const text = await posts.change(to, externalId, { title: 'Fish & chips', status: 'publish' })
    expect(text).toMatchObject({ ok: true, value: { title: 'Fish & chips', status: 'publish' } })
    expect(await posts.read(to, externalId)).toMatchObject({
      ok: true,
      value: { html: expect.stringContaining('loose soil') },
    })
    const marked = `<p>Other words.<!-- ${content.key} --></p>`
    expect(await posts.change(to, externalId, { html: marked })).toMatchObject({
      value: { html: '<p>Other words.</p>', title: 'Fish & chips' },
    })
    const tags = await posts.tags(to)
    expect(tags).toMatchObject({ ok: true, value: expect.any(Array) })
    expect(await posts.categories(to)).toMatchObject({
      ok: true,
      value: expect.arrayContaining([expect.objectContaining({ name: 'Uncategorized' })]),
    })
    expect(await posts.remove(to, externalId)).toEqual({ ok: true, value: null })
    expect(await posts.read(to, externalId)).toMatchObject({ ok: true, value: { status: 'trash' } })
  })
})

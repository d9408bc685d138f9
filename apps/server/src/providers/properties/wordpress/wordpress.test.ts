import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../outbound/agent.ts'
import { egressPolicy } from '../../../outbound/egress-policy.ts'
import { wordPress, type TestWordPress } from '../../../testing/wordpress.ts'
import { itKeepsTheConnectorContract, postOf } from '../connector-contract.ts'
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
  // the shape is what the test is about
  const body: ReturnType<typeof JSON.parse> = await response.json()
  return { status: response.status, body }
}
const picture = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer()

describe.skipIf('unavailable' in found)(name, () => {
  itKeepsTheConnectorContract(() => ({ connector, connection: editor() }))

  it('sends its owner to its own page to agree, and takes what they bring back', async () => {
    const asked = await begin({ url: site.url, username: '', secrets: {} })
    if (asked.kind !== 'ask' || asked.ask.step !== 'approve') throw new Error(JSON.stringify(asked))
    const page = new URL(asked.ask.url)
    expect(page.origin).toBe(site.url)
    expect(page.pathname).toBe('/wp-admin/authorize-application.php')
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      app_name: 'Web 2 Manager',
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
        { externalId: 'site', name: 'Reality', url: `${site.url}/?rest_route=`, webUrl: site.url },
      ],
    })
  })

  it('takes a password that was typed by hand, and says when it is not accepted', async () => {
    expect(await begin(editor())).toMatchObject({ kind: 'verified', username: site.user })
    const other = 'abcd efgh ijkl mnop qrst uvwx'
    for (const [username, password, problem] of [
      [site.user, other, 'incorrect-credentials'],
      ['nobody-here', site.password, 'incorrect-credentials'],
      // what a person logs in with is no application password
      [site.adminUser, site.adminLogin, 'wrong-password'],
    ] as const)
      expect(await begin(as(username, password))).toMatchObject({ kind: 'failed', problem })
    expect(await connector.check(as(site.user, other))).toMatchObject({
      ok: 'dead',
      problem: 'password-revoked',
    })
  })

  it('takes a post with its picture, text for it, categories and tags, once', async () => {
    const bytes = await picture('#aa3344')
    const content = postOf({
      categories: ['Garden & more', 'Soil'],
      tags: ['roses'],
      picture: { name: 'rose.png', type: 'image/png', bytes, alt: 'A red rose' },
    })
    const made = await publish(content)
    expect(made.remarks).toBeUndefined()
    const { body: post } = await read(`/posts/${made.externalId}`)
    expect(post).toMatchObject({ status: 'publish', slug: content.slug, link: made.url })
    expect(post.categories).toHaveLength(2)
    expect(post.tags).toHaveLength(1)
    const { body: media } = await read(`/media/${post.featured_media}`)
    expect(media).toMatchObject({ alt_text: 'A red rose', mime_type: 'image/png' })

    // names are found again, the picture too
    const second = await publish({
      ...content,
      slug: content.slug,
      title: 'Again',
      categories: ['garden & MORE'],
    })
    const { body: other } = await read(`/posts/${second.externalId}`)
    expect(other.featured_media).toBe(post.featured_media)
    expect(post.categories).toContain(other.categories[0])
  })

  it('says what a user may not do', async () => {
    const made = await publish(postOf({ categories: ['Only for editors'] }), author())
    expect(made.remarks).toEqual([
      'The category “Only for editors” is not on the site, and this user may not make it.',
    ])
    const editors = await publish(postOf())
    const refused = await connector.posting!(author()).update!(await place(), editors.externalId, postOf())
    expect(refused).toMatchObject({
      ok: false,
      failure: { kind: 'bad-content', message: expect.stringMatching(/belongs to somebody else/) },
    })
  })

  it('has its posts looked after: listed, searched, read, changed and thrown away', async () => {
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
    // the editor knows nothing of the mark that names the post; it stays
    await posts.change(to, externalId, { html: '<p>Other words.</p>' })
    expect(await connector.posting!(editor()).find(to, content)).toMatchObject({
      ok: true,
      value: { externalId, title: 'Fish & chips' },
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

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type {
  Connection,
  Connector,
  RemoteSubProperty,
  LostPost,
  PostContent,
  PostingApi,
} from '../providers/connector.ts'

export interface ConnectorUnderTest {
  readonly connector: Connector
  /** Verified, with valid secrets. */
  readonly connection: Connection
}

/** Creates a post as a campaign sends it. */
export const postOf = (change: Partial<PostContent> = {}): PostContent => {
  const key = randomUUID()
  return {
    key,
    title: `Roses & “thorns” ${key.slice(-6)}`,
    html: `<h2>Soil</h2><p>Roses “${key}” like <a href="https://shop.example/soil" rel="nofollow">loose soil</a>.</p>`,
    excerpt: 'What roses like.',
    slug: `roses-${key.slice(-6)}`,
    tags: [],
    categories: [],
    picture: null,
    isDraft: false,
    ...change,
  }
}

/** Returns a post whose response was lost, as the caller of a moment ago knows it. */
export const lostOf = (
  posting: PostingApi,
  content: PostContent,
  others: readonly string[] = [],
): LostPost => ({
  key: content.key,
  title: content.title,
  imprint: posting.imprint(content),
  askedAt: new Date(Date.now() - 60_000),
  others: new Set(others),
})

const valueOf = <T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false | 'dead' },
): T => {
  if (outcome.ok !== true) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

/** Tests the connector contract; each vendor's test calls it with a live or a simulated service. */
export const itKeepsTheConnectorContract = (subject: () => ConnectorUnderTest): void => {
  const places = async (): Promise<readonly RemoteSubProperty[]> => {
    const { connector, connection } = subject()
    return valueOf(await connector.check(connection))
  }
  const posting = async () => {
    const { connector, connection } = subject()
    const [to] = await places()
    return { to: to!, posting: connector.posting?.(connection) ?? null }
  }

  it('finds the same sub-properties at each check, with URLs that readers can open', async () => {
    const found = await places()
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ externalId }) => externalId)).size).toBe(found.length)
    for (const { webUrl } of found) expect(webUrl).toMatch(/^https?:\/\//)
    expect(await places()).toEqual(found)
  })

  it('names the rate budgets of its calls', () => {
    const { connector, connection } = subject()
    const budgets = connector.budgets(connection, 'account')
    const names = budgets.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(JSON.stringify(budgets)).not.toContain(Object.values(connection.secrets)[0] ?? 'no secret')
  })

  it('finds a post whose response was lost, by its words and not by a mark', async () => {
    const { to, posting: posts } = await posting()
    if (!posts) return
    const content = postOf()
    expect(await posts.find(to, lostOf(posts, content))).toEqual({ ok: true, value: null })
    const made = valueOf(await posts.publish(to, content))
    expect(made).toMatchObject({ isDraft: false, url: expect.stringMatching(/^https?:\/\//) })
    const found = valueOf(await posts.find(to, lostOf(posts, content)))
    expect(found).toMatchObject({ externalId: made.externalId, url: made.url })
    expect(await posts.find(to, lostOf(posts, postOf()))).toEqual({ ok: true, value: null })
  })

  it('tells posts with equal slug and words apart by which of them is known', async () => {
    const { to, posting: posts } = await posting()
    if (!posts) return
    const content = postOf()
    const first = valueOf(await posts.publish(to, content))
    const second = valueOf(await posts.publish(to, { ...content, key: randomUUID() }))
    expect(second.externalId).not.toBe(first.externalId)
    for (const [known, wanted] of [
      [first, second],
      [second, first],
    ] as const)
      expect(await posts.find(to, lostOf(posts, content, [known.externalId]))).toMatchObject({
        ok: true,
        value: { externalId: wanted.externalId },
      })
    const both = [first.externalId, second.externalId]
    expect(await posts.find(to, lostOf(posts, content, both))).toEqual({ ok: true, value: null })
  })

  it('does not mistake an older post with the same words for the requested one', async () => {
    const { to, posting: posts } = await posting()
    if (!posts) return
    const content = postOf()
    valueOf(await posts.publish(to, content))
    const later = new Date(Date.now() + 3 * 24 * 3_600_000)
    expect(await posts.find(to, { ...lostOf(posts, content), askedAt: later })).toEqual({
      ok: true,
      value: null,
    })
  })

  it('hides a draft from readers, or refuses it', async () => {
    const { to, posting: posts } = await posting()
    if (!posts) return
    const content = postOf({ isDraft: true })
    const draft = await posts.publish(to, content)
    if (draft.ok) return expect(draft.value).toMatchObject({ isDraft: true, publishedAt: null })
    expect(draft.failure.kind).toBe('bad-content')
    expect(await posts.find(to, lostOf(posts, content))).toEqual({ ok: true, value: null })
  })

  it('changes a post and keeps its URL', async () => {
    const { to, posting: posts } = await posting()
    if (!posts?.update) return
    const content = postOf()
    const made = valueOf(await posts.publish(to, content))
    const changed = { ...content, title: 'Tulips instead', html: '<p>Tulips.</p>' }
    expect(valueOf(await posts.update(to, made.externalId, changed))).toMatchObject({
      externalId: made.externalId,
      url: made.url,
    })
    expect(valueOf(await posts.find(to, lostOf(posts, changed)))).toMatchObject({
      externalId: made.externalId,
    })
  })

  it('deletes a post, and ignores that it is missing', async () => {
    const { to, posting: posts } = await posting()
    if (!posts?.remove) return
    const content = postOf()
    const made = valueOf(await posts.publish(to, content))
    expect(await posts.remove(to, made.externalId)).toEqual({ ok: true, value: null })
    expect(await posts.find(to, lostOf(posts, content))).toEqual({ ok: true, value: null })
    expect(await posts.remove(to, made.externalId)).toEqual({ ok: true, value: null })
  })
}

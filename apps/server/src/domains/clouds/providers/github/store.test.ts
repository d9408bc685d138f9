import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import { githubToken, readingToken, startGithub } from '../../../../testing/servers/github/github-server.ts'
import { startTroubleProxy, type TroubleProxy } from '../../../../testing/network/interrupting-proxy.ts'
import { fileOf, testCloudContract } from '../../testing/cloud-contract.ts'
import { testCloudFailureMessages, publishThrough } from '../../testing/cloud-fault-cases.ts'
import type { Cloud, CloudFile, SiteLocation } from '../cloud.ts'
import { noCredentials } from '../no-credentials.ts'
import { createGithubCloud } from './store.ts'

const place = { bucket: 'shop-sites', folder: 'my-site' }
let github: Awaited<ReturnType<typeof startGithub>>
let trouble: TroubleProxy
let cloud: Cloud
const open = (secretKey = githubToken): Cloud =>
  createGithubCloud(
    { ...noCredentials, secretKey },
    { api: trouble.url, pause: async () => undefined, looks: 3 },
    createGuardedAgent(egressPolicy([new URL(trouble.url).host]), { connections: 32 }),
  )
beforeAll(async () => {
  github = await startGithub()
  trouble = await startTroubleProxy(github.url)
  cloud = open()
  expect(await cloud.createBucket(place.bucket)).toEqual({ ok: true, value: null })
  expect(await cloud.prepare(place)).toEqual({ ok: true, value: null })
})
afterAll(async () => {
  await trouble.stop()
  await github.stop()
})

const gitOf = (name: string) => {
  const repository = github.repositories.get(name)
  if (!repository) throw new Error(`no repository ${name}`)
  return repository.git
}
const commitsOf = (name: string): number => {
  const git = gitOf(name)
  let count = 0
  for (let sha = git.refs.get('gh-pages'); sha; sha = git.commits.get(sha)?.parents[0]) count++
  return count
}
const readAt = async ({ bucket, folder }: SiteLocation, path: string) => {
  const bytes = gitOf(bucket ?? '').fileAt('gh-pages', `${folder}/${path}`)
  return bytes
    ? { status: 200, text: bytes.toString(), contentType: 'text/html; charset=utf-8' }
    : { status: 404, text: '', contentType: null }
}
const read = (path: string) => readAt(place, path)

describe('GitHub Pages', () => {
  testCloudContract(() => ({ cloud, place, read }))

  it('creates one commit per publication on gh-pages, and enables Pages once', async () => {
    const other = { ...place, bucket: 'one-commit' }
    await cloud.createBucket(other.bucket)
    expect(await cloud.prepare(other)).toEqual({ ok: true, value: null })
    const begun = commitsOf(other.bucket)
    const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`p${index}.html`, `${index}`]))
    expect(await publishThrough(cloud, other, files)).toEqual({ ok: true, value: null })
    expect(commitsOf(other.bucket)).toBe(begun + 1)
    expect(github.repositories.get(other.bucket)?.pages?.source).toEqual({ branch: 'gh-pages', path: '/' })
    expect(await publishThrough(cloud, other, { 'p0.html': 'new' }, ['p1.html'])).toEqual({
      ok: true,
      value: null,
    })
    expect(commitsOf(other.bucket)).toBe(begun + 2)
    expect(gitOf(other.bucket).fileAt('gh-pages', '.nojekyll')?.length).toBe(0)
    expect(gitOf(other.bucket).refs.get('main')).toBeDefined()
  })

  it('creates no commit if nothing changes', async () => {
    await publishThrough(cloud, place, { 'same.html': 'x' })
    const before = commitsOf(place.bucket)
    expect(await publishThrough(cloud, place, { 'same.html': 'x' }, ['never-there.html'])).toEqual({
      ok: true,
      value: null,
    })
    expect(commitsOf(place.bucket)).toBe(before)
  })

  it('keeps other files of the branch, even if added during a publication', async () => {
    const git = gitOf(place.bucket)
    await cloud.put(place, fileOf('beside.html', 'ours'))
    const head = git.refs.get('gh-pages') ?? ''
    const tree = git.addTree(git.commits.get(head)?.tree, [{ path: 'CNAME', content: 'sites.example.com' }])
    git.refs.set('gh-pages', git.addCommit({ tree: String(tree), parents: [head], message: 'By hand' }))
    expect(await cloud.commit?.(place)).toEqual({ ok: true, value: null })
    expect(git.fileAt('gh-pages', 'CNAME')?.toString()).toBe('sites.example.com')
    expect((await read('beside.html')).text).toBe('ours')
  })

  it('uploads images byte for byte, and many texts in few requests', async () => {
    const picture: CloudFile = {
      ...fileOf('a.png', ''),
      bytes: Buffer.from([0x89, 0x50, 0xff, 0xfe, 0x00, 0x0a]),
      contentType: 'image/png',
    }
    const before = trouble.requests.length
    await cloud.put(place, picture)
    for (let index = 0; index < 200; index++)
      await cloud.put(place, fileOf(`many/${index}.html`, `text ${index}`))
    expect(await cloud.commit?.(place)).toEqual({ ok: true, value: null })
    expect(gitOf(place.bucket).fileAt('gh-pages', 'my-site/a.png')).toEqual(Buffer.from(picture.bytes))
    const writes = trouble.requests.slice(before).filter((line) => !line.startsWith('GET'))
    expect(writes.length).toBeLessThan(8)
  })

  it.each([
    ['that is not UTF-8 after all', [0x3c, 0x70, 0x3e, 0xfc, 0x3c, 0x2f, 0x70, 0x3e]],
    ['with a byte order mark', [0xef, 0xbb, 0xbf, 0x3c, 0x70, 0x3e]],
  ])('uploads a text %s byte for byte', async (_what, octets) => {
    const page = { ...fileOf('odd.html', ''), bytes: Buffer.from(octets) }
    await cloud.put(place, page)
    expect(await cloud.commit?.(place)).toEqual({ ok: true, value: null })
    expect([...(gitOf(place.bucket).fileAt('gh-pages', 'my-site/odd.html') ?? [])]).toEqual(octets)
  })

  it('initializes a repository without commits', async () => {
    github.addRepository('empty', { empty: true })
    const there = { ...place, bucket: 'empty' }
    expect(await cloud.prepare(there)).toEqual({ ok: true, value: null })
    expect(await publishThrough(cloud, there, { 'index.html': 'hello' })).toEqual({ ok: true, value: null })
    expect((await readAt(there, 'index.html')).text).toBe('hello')
  })

  it('doesn’t change a site built from another branch', async () => {
    const other = github.addRepository('docs')
    other.pages = { source: { branch: 'main', path: '/docs' }, build_type: 'legacy' }
    expect(await cloud.prepare({ ...place, bucket: 'docs' })).toMatchObject({
      ok: false,
      failure: { kind: 'bad-content', message: expect.stringMatching(/built from the branch main/) },
    })
  })

  it('makes no calls while GitHub requires a wait', async () => {
    const limited = open()
    trouble.answer({ status: 403, headers: { 'retry-after': '60' } })
    await publishThrough(limited, place, { 'limited.html': 'x' })
    trouble.heal()
    const before = trouble.requests.length
    expect(await limited.commit?.(place)).toMatchObject({ ok: false, failure: { kind: 'rate-limited' } })
    expect(trouble.requests.length).toBe(before)
  })

  it('reads the end of a rate limit from its header', async () => {
    const reset = String(Math.ceil(Date.now() / 1_000) + 30)
    trouble.answer({ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } })
    const limited = await publishThrough(open(), place, { 'limited.html': 'x' })
    trouble.heal()
    expect(limited).toMatchObject({ ok: false, failure: { kind: 'rate-limited' } })
    expect(!limited.ok && limited.failure.retryAfter).toBeGreaterThan(20_000)
  })

  it.each([
    ['shop-sites', 'https://octo-gardener.github.io/shop-sites/my-site/'],
    ['Octo-Gardener.github.io', 'https://octo-gardener.github.io/my-site/'],
  ])('shows sites of %s at %s', async (bucket, url) => {
    if (!github.repositories.has(bucket)) github.addRepository(bucket)
    const there = { ...place, bucket }
    expect(await cloud.locate?.(there)).toEqual({ ok: true, value: null })
    expect(cloud.publicUrl(there, 'index.html')).toBe(url)
  })

  testCloudFailureMessages(() => ({
    cloud,
    place,
    trouble,
    withWrongKey: open('wrong'),
    forbidden: {
      act: () => publishThrough(open(readingToken), place, { 'a.html': 'x' }),
      says: /contents=write/,
    },
    read,
    slowDown: { status: 403 },
    removeBucket: () => void github.repositories.delete(place.bucket),
  }))
})

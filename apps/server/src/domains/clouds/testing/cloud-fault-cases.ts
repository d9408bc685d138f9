import { expect, it } from 'vitest'
import type { TroubleProxy } from '../../../testing/network/interrupting-proxy.ts'
import { fileOf } from './cloud-contract.ts'
import type { Cloud, SiteLocation } from '../providers/cloud.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'

export interface CloudInTrouble {
  /** Connects to its vendor through `trouble`. */
  readonly cloud: Cloud
  readonly place: SiteLocation & { readonly bucket: string }
  readonly trouble: TroubleProxy
  /** The same account with a wrong key. */
  readonly withWrongKey: Cloud
  /** An action the account lacks a permission for, and the pattern of its message. */
  readonly forbidden: { act(): Promise<Outcome<unknown>>; says: RegExp }
  /** Name of a bucket owned by another account, at clouds with global names. */
  readonly takenName?: string
  /** True if buckets always use the region of their account. */
  readonly regionDecidesNothing?: boolean
  readonly read: (path: string) => Promise<{ status: number; text: string }>
  /** The vendor's rate limit response. */
  readonly slowDown?: { readonly status: number; readonly body?: string }
  /** Deletes the bucket outside the product. */
  removeBucket(): Promise<void> | void
}

/** Puts files, deletes paths and commits; returns the first failure. */
export const publishThrough = async (
  cloud: Cloud,
  place: SiteLocation,
  files: Readonly<Record<string, string>>,
  deleted: readonly string[] = [],
): Promise<Outcome<null>> => {
  for (const [path, text] of Object.entries(files)) {
    const put = await cloud.put(place, fileOf(path, text))
    if (!put.ok) return put
  }
  for (const path of deleted) {
    const gone = await cloud.delete(place, path)
    if (!gone.ok) return gone
  }
  return (await cloud.commit?.(place)) ?? done(null)
}

/** Tests the failures of clouds with an account; the last test deletes its bucket. */
export const testCloudFailureMessages = (subject: () => CloudInTrouble): void => {
  const publish = (files: Record<string, string>, deleted: string[] = []) =>
    publishThrough(subject().cloud, subject().place, files, deleted)
  const refused = (kind: string, message: RegExp) => ({
    ok: false,
    failure: { kind, message: expect.stringMatching(message) },
  })

  it('lists its buckets', async () => {
    const { cloud, place } = subject()
    const listed = await cloud.listBuckets()
    expect(listed.ok && listed.value.map(({ name }) => name)).toContain(place.bucket)
  })

  it('publishes changed files and deletes removed ones', async () => {
    const { read } = subject()
    expect(await publish({ 'a.html': '1', 'b.html': '1', 'c.html': '1' })).toEqual({ ok: true, value: null })
    expect(await publish({ 'a.html': '2' }, ['b.html'])).toEqual({ ok: true, value: null })
    expect((await read('a.html')).text).toBe('2')
    expect((await read('b.html')).status).toBeGreaterThanOrEqual(400)
    expect((await read('c.html')).text).toBe('1')
  })

  it('refuses a wrong key', async () => {
    expect(await subject().withWrongKey.check()).toMatchObject(refused('auth-dead', /Cloud accounts/))
  })

  it('names a missing permission', async () => {
    const { act, says } = subject().forbidden
    expect(await act()).toMatchObject(refused('auth-dead', says))
  })

  it('reports that the account has the bucket already', async () => {
    const { cloud, place } = subject()
    const again = await cloud.createBucket(place.bucket, cloud.capabilities.regions[0]?.id)
    expect(again).toMatchObject(refused('bad-content', /already have/))
  })

  it('reports a name that is taken, if names are global', async () => {
    const { cloud, takenName } = subject()
    if (takenName === undefined) return
    const made = await cloud.createBucket(takenName, cloud.capabilities.regions[0]?.id)
    expect(made).toMatchObject(refused('bad-content', /already taken/))
  })

  it('refuses an unknown region, if it has regions', async () => {
    const { cloud, regionDecidesNothing = false } = subject()
    if (cloud.capabilities.regions.length === 0 || regionDecidesNothing) return
    expect(await cloud.createBucket('somewhere', 'atlantis-1')).toMatchObject(
      refused('bad-content', /region/),
    )
  })

  it('passes on the requested wait and works afterwards', async () => {
    const { trouble, slowDown = { status: 429 } } = subject()
    trouble.answer({ ...slowDown, headers: { 'retry-after': '1' } })
    const limited = await publish({ 'slow.html': 'x' })
    trouble.heal()
    expect(limited).toMatchObject({ ok: false, failure: { kind: 'rate-limited', retryAfter: 1_000 } })
    await expect
      .poll(() => publish({ 'slow.html': 'x' }), { timeout: 10_000, interval: 100 })
      .toEqual({ ok: true, value: null })
    expect((await subject().read('slow.html')).text).toBe('x')
  })

  it.each([500, 502, 503])('classifies status %i as retryable', async (status) => {
    const { trouble } = subject()
    trouble.answer({ status })
    const broken = await publish({ [`fault-${status}.html`]: 'x' })
    trouble.heal()
    expect(broken).toMatchObject({ ok: false, failure: { kind: 'retryable' } })
    expect(await publish({ [`fault-${status}.html`]: 'x' })).toEqual({ ok: true, value: null })
  })

  it('classifies a connection cut during a transfer as retryable', async () => {
    const { trouble, read } = subject()
    trouble.cut()
    const cut = await publish({ 'cut.html': 'x'.repeat(200_000) })
    trouble.heal()
    expect(cut).toMatchObject({ ok: false, failure: { kind: 'retryable' } })
    expect(await publish({ 'cut.html': 'whole' })).toEqual({ ok: true, value: null })
    expect((await read('cut.html')).text).toBe('whole')
  })

  it('reports a bucket that was deleted outside the product', async () => {
    const { cloud, place, removeBucket } = subject()
    await removeBucket()
    expect(await cloud.prepare(place)).toMatchObject(
      refused('bad-content', new RegExp(place.bucket.replace('$', '\\$'))),
    )
    expect(await publish({ 'late.html': 'x' })).toMatchObject({ ok: false, failure: { kind: 'bad-content' } })
  })
}

import { hash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SiteFile, SiteFileKind } from '@web2/site'
import type { Cloud } from '../../clouds/providers/cloud.ts'
import { done, type ServiceFailure, type Outcome } from '../../../platform/outbound/outcome.ts'
import { failed } from '../../clouds/providers/cloud-failure.ts'
import { backoff } from '../../../platform/jobs/backoff.ts'
import { planUpload } from './upload-plan.ts'
import { upload } from './upload.ts'

/** Builds files: 'page a.html=1' is a page with that path and body; 'asset …' and 'listing …' likewise. */
const files = (...lines: string[]): SiteFile[] =>
  lines.map((line) => {
    const [, kind = '', path = '', body = ''] = /^(\w+) (.+)=(.*)$/.exec(line) ?? []
    return { path, kind: kind as SiteFileKind, contentType: 'text/html', cacheControl: '', body: () => body }
  })

interface Scene {
  /** 'put a.html', 'delete b.html' in the order in which they reached the cloud. */
  readonly log: string[]
  readonly held: Map<string, string>
  publish(now: SiteFile[]): ReturnType<typeof upload>
  waits: number[]
  /** Files and new pages at each report. */
  readonly reports: (readonly [done: number, newPages: number])[]
}

/** Creates an in-memory cloud; `answers` returns the failure of a call by its log line and attempt. */
const scene = (
  answers: (line: string, tried: number) => ServiceFailure | undefined = () => undefined,
  { atomic = false } = {},
): Scene => {
  const log: string[] = []
  const held = new Map<string, string>()
  const waits: number[] = []
  const reports: [number, number][] = []
  const tried = new Map<string, number>()
  const act = async (line: string): Promise<Outcome<null>> => {
    tried.set(line, (tried.get(line) ?? 0) + 1)
    const failure = answers(line, tried.get(line) ?? 0)
    if (failure) return failed(failure)
    log.push(line)
    return done(null)
  }
  const cloud = {
    capabilities: { atomic },
    commit: () => act('commit'),
    put: (_place: object, file: { path: string }) => act(`put ${file.path}`),
    delete: (_place: object, path: string) => act(`delete ${path}`),
  } as unknown as Cloud
  return {
    log,
    held,
    waits,
    reports,
    publish: async (now) =>
      upload(cloud, { bucket: null, folder: 'site' }, await planUpload(now, new Map(held)), {
        manifest: {
          holds: (path, sha256) => void held.set(path, sha256),
          holdsNoMore: (path) => void held.delete(path),
          settled: async () => {},
        },
        progress: (sent, newPages) => void reports.push([sent, newPages]),
        signal: new AbortController().signal,
        wait: async (milliseconds) => void waits.push(milliseconds),
        random: () => 0.5,
        concurrency: 4,
      }),
  }
}

const cut: ServiceFailure = { kind: 'retryable', message: 'cut' }
const dead: ServiceFailure = { kind: 'auth-dead', message: 'dead' }

describe('a publication', () => {
  it('sends assets, new pages, changed pages and listings in that order, and deletes last', async () => {
    const { log, publish } = scene()
    await publish(files('page a.html=1', 'page old.html=1', 'listing sitemap.xml=1'))
    log.length = 0
    await publish(files('listing sitemap.xml=2', 'page a.html=2', 'page new.html=1', 'asset icon.svg=1'))
    expect(log).toEqual([
      'put icon.svg',
      'put new.html',
      'put a.html',
      'put sitemap.xml',
      'delete old.html',
      'commit',
    ])
  })

  it.each([
    ['large files one at a time', 9_000_000, 1],
    ['others side by side', 1_000_000, 4],
  ])('reads and sends %s', async (_name, length, most) => {
    let [now, peak] = [0, 0]
    const act = async () => {
      peak = Math.max(peak, (now += 1))
      await new Promise(setImmediate)
      now -= 1
      return done(null)
    }
    const reader = {
      read: async () => new Uint8Array(1),
      adopt: () => undefined,
      close: async () => undefined,
    }
    const stored = { reader, location: { pack: 'one', offset: 0, length } }
    const plan = await planUpload(
      files('asset a.mp4=1', 'asset b.mp4=2', 'asset c.mp4=3', 'asset d.mp4=4'),
      new Map(),
      async () => stored,
    )
    const end = await upload(
      { capabilities: { atomic: false }, put: act } as unknown as Cloud,
      { bucket: null, folder: 'site' },
      plan,
      {
        manifest: { holds: () => undefined, holdsNoMore: () => undefined, settled: async () => undefined },
        progress: () => undefined,
        signal: new AbortController().signal,
        wait: async () => undefined,
        random: () => 0.5,
        concurrency: 4,
      },
    )
    expect(end).toMatchObject({ ok: true, value: { sent: 4 } })
    expect(peak).toBe(most)
  })

  it('reports the files and, of them, the new pages', async () => {
    const { reports, publish } = scene()
    await publish(files('asset icon.svg=1', 'page a.html=1'))
    await publish(files('page a.html=2', 'page b.html=1'))
    expect(reports).toEqual([
      [1, 0],
      [2, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ])
  })

  it('deletes nothing and changes no page when a new page fails', async () => {
    const { log, publish } = scene((line) => (line === 'put new.html' ? dead : undefined))
    await publish(files('page a.html=1', 'page old.html=1'))
    log.length = 0
    expect(await publish(files('page a.html=2', 'page new.html=1'))).toMatchObject({
      ok: false,
      failure: dead,
    })
    expect(log).toEqual([])
  })

  it('retries temporary failures with growing delays, and finally fails', async () => {
    const passing = scene((line, tried) => (line !== 'commit' && tried < 3 ? cut : undefined))
    expect(await passing.publish(files('page a.html=1'))).toMatchObject({ ok: true })
    expect(passing.waits).toEqual([188, 375])
    const failing = scene(() => cut)
    expect(await failing.publish(files('page a.html=1'))).toMatchObject({ ok: false, failure: cut })
    expect(failing.waits).toHaveLength(3)
  })

  it('counts nothing of an atomic publication before its commit, and sends all of it again', async () => {
    let broken = true
    const { held, log, publish } = scene((line) => (broken && line === 'commit' ? dead : undefined), {
      atomic: true,
    })
    const site = files('page a.html=1', 'page b.html=1')
    expect(await publish(site)).toMatchObject({ ok: false, failure: dead, value: { sent: 0, newPages: 0 } })
    expect(held.size).toBe(0)
    broken = false
    log.length = 0
    expect(await publish(site)).toMatchObject({ ok: true, value: { sent: 2, newPages: 2 } })
    expect(log).toEqual(['put a.html', 'put b.html', 'commit'])
    expect([...held.keys()].sort()).toEqual(['a.html', 'b.html'])
  })

  it('commits also without changes, and waits for a commit that fails temporarily', async () => {
    const { log, waits, publish } = scene((line, tried) => (line === 'commit' && tried < 2 ? cut : undefined))
    expect(await publish([])).toMatchObject({ ok: true })
    expect(log).toEqual(['commit'])
    expect(waits).toHaveLength(1)
  })

  it('does not retry invalid keys', async () => {
    const { waits, publish } = scene(() => dead)
    expect(await publish(files('page a.html=1'))).toMatchObject({ ok: false, failure: dead })
    expect(waits).toEqual([])
  })

  it('leaves exactly the site at the target, after any number of interruptions', async () => {
    const paths = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
    const edition = fc.record({ paths, body: fc.constantFrom('1', '2') })
    const breaks = fc.array(fc.boolean(), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(edition, { minLength: 1, maxLength: 4 }),
        breaks,
        async (editions, broken) => {
          let call = 0
          const { held, publish } = scene(() => (broken[call++] ? dead : undefined))
          let wanted: SiteFile[] = []
          for (const { paths: names, body } of editions) {
            wanted = files(...names.map((path) => `page ${path}=${body}`))
            await publish(wanted)
          }
          call = broken.length
          expect(await publish(wanted)).toMatchObject({ ok: true })
          expect([...held.keys()].sort()).toEqual(wanted.map(({ path }) => path).sort())
          expect(await publish(wanted)).toMatchObject({ ok: true, value: { sent: 0, deleted: 0 } })
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('backoff', () => {
  const settings = { first: 100, most: 1_000 }

  it.each([
    [1, 0, 50],
    [1, 1, 100],
    [3, 1, 400],
    [9, 1, 1_000],
  ])('after attempt %i with random %d waits %i', (attempt, random, wait) => {
    expect(backoff(attempt, settings, cut, () => random)).toBe(wait)
  })

  it('never waits less than the cloud asked for', () => {
    expect(backoff(1, settings, { ...cut, kind: 'rate-limited', retryAfter: 7_000 }, () => 0)).toBe(7_000)
  })
})

describe('a plan', () => {
  it('rejects two files with one path', async () => {
    await expect(planUpload(files('page a=1', 'asset a=2'), new Map())).rejects.toThrow('the path a')
  })

  it('stores every file of the site, and sends the stored bytes', async () => {
    const kept: string[] = []
    const same = hash('sha256', '1', 'hex')
    const plan = await planUpload(
      files('page a=1', 'page b=2'),
      new Map([['a', same]]),
      async ({ path }, sha256, bytes) => {
        kept.push(`${path} ${sha256 === same} ${bytes?.length}`)
        return () => Buffer.from(`kept ${path}`)
      },
    )
    expect(kept).toEqual(['a true 1', 'b false 1'])
    expect(plan.steps.flatMap((step) => [...step]).map(({ path, bytes }) => [path, String(bytes())])).toEqual(
      [['b', 'kept b']],
    )
  })
})

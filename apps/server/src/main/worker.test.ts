import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SiteCloud } from '@web2/contract/sites'
import { createCloudAccount } from '../domains/clouds/create-cloud-account.ts'
import { requestPublication } from '../domains/publishing/publications/request-publication.ts'
import { uuidV7 } from '../platform/db/uuid-v7.ts'
import { killWorkersAt } from '../testing/kills/kill-workers-at.ts'
import { createWorld, type World } from '../testing/worlds/publishing-world.ts'
import { patchSite } from '../domains/sites/patch-site.ts'
import { sharedObjectStore, type SharedObjectStore } from '../testing/shared-object-store.ts'
import { startTcpProxy, type TcpProxy } from '../testing/network/tcp-proxy.ts'
import { startWorker } from './worker.ts'

const found = await sharedObjectStore()
const workerProcess = fileURLToPath(new URL('../testing/kills/worker-process.ts', import.meta.url))
const patience = { timeout: 30_000, interval: 20 }

const startProcess = async ({ context, database }: World): Promise<ChildProcess> => {
  const config = JSON.stringify({ ...context.config, roles: [] })
  const child = spawn(process.execPath, [workerProcess], {
    env: { ...process.env, CONFIG: config, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

describe('the worker', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.end())

  it('executes queued jobs, reports progress, and stops', async () => {
    const worker = await startWorker(world.context, (error) => expect.unreachable(error.stack))
    const site = await world.newSite()
    const requested = await requestPublication(world.context, world.owner, site._id, [
      { cloud: 'builtin', buckets: [] },
    ])
    expect(requested).toMatchObject({ ok: true, site: { status: 'to_publish' } })
    await vi.waitFor(async () => expect((await world.site(site._id)).status).toBe('published'), patience)
    await worker.stop()
    const { db } = world.database
    const told = await db.selectFrom('outbox').select(['path', 'event', 'record']).orderBy('seq').execute()
    const statuses = (path: string) =>
      told.filter((event) => event.path === path).map(({ record }) => (record as { status: string }).status)
    expect([...new Set(statuses('runs'))]).toEqual(['queued', 'running', 'done'])
    expect([...new Set(statuses('cloud-builder'))]).toEqual([
      'draft',
      'to_publish',
      'publishing',
      'published',
    ])
  })

  it('executes a run without a queued job', async () => {
    const site = await world.newSite()
    const { jobs, ...rest } = world.context
    const lost = { ...rest, jobs: { enqueue: () => Promise.resolve() } }
    await requestPublication(lost, world.owner, site._id, [{ cloud: 'builtin', buckets: [] }])
    const worker = await startWorker({ ...rest, jobs }, (error) => expect.unreachable(error.stack))
    await vi.waitFor(async () => expect((await world.site(site._id)).status).toBe('published'), patience)
    await worker.stop()
  })

  it.each([
    ['in good order', false, []],
    ['after a crash', true, [[]]],
  ])('that stops %s during work counts as lost: %s', async (_how, isCrash, lost) => {
    const { context, owner, database } = world
    const subjectId = uuidV7()
    await killWorkersAt(context, { kind: 'test', subjectId, accountId: owner.accountId }, 1)
    const worker = await startWorker(context, (error) => expect.unreachable(error.stack))
    await worker.stop({ isCrash })
    const attempts = await database.db
      .selectFrom('workAttempts')
      .select('lost')
      .where('subjectId', '=', subjectId)
      .where('token', 'is not', null)
      .execute()
    expect(attempts.map((row) => row.lost)).toEqual(lost)
  })

  it('cancels a queued run', async () => {
    const site = await world.newSite()
    await requestPublication(world.context, world.owner, site._id, [{ cloud: 'builtin', buckets: [] }])
    const { db } = world.database
    await db.updateTable('runs').set({ cancelRequested: true }).where('subjectId', '=', site._id).execute()
    const worker = await startWorker(world.context, (error) => expect.unreachable(error.stack))
    await vi.waitFor(async () => expect((await world.site(site._id)).status).toBe('draft'), patience)
    await worker.stop()
  })
})

describe.skipIf('unavailable' in found)('a worker that is killed', () => {
  const store = found as SharedObjectStore
  const bucket = `killed-${randomBytes(4).toString('hex')}`
  const pageCount = 600
  let world: World
  let proxy: TcpProxy
  let child: ChildProcess | undefined

  beforeAll(async () => {
    proxy = await startTcpProxy(store.endpoint)
    world = await createWorld([new URL(proxy.endpoint).host])
    const { accessKey, secretKey } = store
    await createCloudAccount(world.context, world.owner, {
      cloud: 's3',
      label: 'Own',
      accessKey,
      secretKey,
      endpoint: proxy.endpoint,
    })
  })
  afterEach(() => child?.kill('SIGKILL'))
  afterAll(async () => {
    await world.end()
    await proxy.stop()
  })

  it('during a publication leaves it to the next worker, which repeats nothing needlessly', async () => {
    const { db } = world.database
    const site = await world.newSite({ rootSlug: 'killed', templateId: '1' })
    const added = Array.from({ length: pageCount }, (_, index) => ({
      name: `Page ${index}`,
      slug: `page-${index}`,
      html: `<h1>Page ${index}</h1>`,
    }))
    await patchSite(world.context, world.owner, site._id, { pages: { added } })
    const clouds: SiteCloud[] = [{ cloud: 's3', accountLabel: 'Own', buckets: [{ bucket, newBucket: true }] }]
    await requestPublication(world.context, world.owner, site._id, clouds)
    const puts = () => proxy.requests.filter((line) => line.startsWith(`PUT /${bucket}/killed/`))

    const knownFiles = async () => {
      const { _id: targetId } = (await world.site(site._id)).targets[0] ?? { _id: null }
      return db.selectFrom('siteFiles').select('path').where('targetId', '=', targetId).execute()
    }
    child = await startProcess(world)
    await vi.waitFor(async () => expect(await knownFiles()).not.toEqual([]), { ...patience, interval: 5 })
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    expect(puts().length).toBeLessThan(pageCount)
    const known = await knownFiles()
    const before = puts().length

    child = await startProcess(world)
    await vi.waitFor(async () => expect((await world.site(site._id)).status).toBe('published'), patience)
    const resent = puts()
      .slice(before)
      .map((line) => line.replace(`PUT /${bucket}/killed/`, ''))
    expect(known.filter(({ path }) => resent.includes(path))).toEqual([])
    for (const { slug, name } of added) {
      const answer = await fetch(`${store.endpoint}/${bucket}/killed/${slug}/index.html`)
      expect(await answer.text()).toContain(`<h1>${name}</h1>`)
    }
    const usage = await db
      .selectFrom('usageCounters')
      .select(['used', 'reserved'])
      .where('accountId', '=', world.owner.accountId)
      .execute()
    expect(usage).toEqual([{ used: pageCount + 1, reserved: 0 }])
  }, 90_000)
})

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Publication } from '@web2/contract/publishing'
import type { Site } from '@web2/contract/sites'
import { emptyHost, heldByHost, hostKinds, keptSizes } from '../../../testing/worlds/host-kinds.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { removeSite } from '../../sites/remove-site.ts'
import { planPublicationOf } from './plan-publication.ts'
import { publicationViews } from './publication-view.ts'
import { purgePublications } from './purge-publications.ts'
import { requestPublication, retryPublication } from './request-publication.ts'
import { restorePublication } from './restore-publication.ts'
import { runPublication } from '../run/run-publication.ts'

// dozens of publications per test, to a real object store, on machines that may be busy
vi.setConfig({ testTimeout: 180_000 })

let world: World

const builtin = [{ cloud: 'builtin' as const, buckets: [] }]
const folderOf = (site: Site) => join(world.context.config.dataDir, 'sites', site.rootSlug)

/** Returns every file of the live site with its content. */
const live = async (site: Site): Promise<Map<string, string>> => {
  const held = await heldByHost(world, site.rootSlug)
  return new Map([...held].map(([path, bytes]) => [path, bytes.toString('hex')]))
}

/** Newest first. */
const history = async (siteId: string): Promise<Publication[]> => {
  const { db } = world.database
  const rows = await db
    .selectFrom('publications')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('number', 'desc')
    .execute()
  return publicationViews(db, siteId, rows)
}

const write = (site: Site, html: string, index = -1) =>
  putPage(world.context, world.owner, site._id, { _id: site.pages.at(index)?._id ?? '', html })

const restore = async (site: Site, publicationId: string, pages = false) => {
  const started = await restorePublication(world.context, world.owner, { publicationId, pages })
  await runPublication(world.context, started.runId, noStop)
  return world.site(site._id)
}

const keptBytes = async (siteId: string) => {
  const packs = [...(await keptSizes(world, siteId))].filter(([name]) => name.endsWith('.pack'))
  return packs.reduce((sum, [, size]) => sum + size, 0)
}

describe.each(await hostKinds())('published from $kind', ({ storage }) => {
  beforeAll(async () => {
    world = await createWorld([], { storage })
  })
  afterAll(() => world.end())

  describe('the history of publications', () => {
    it('records who published what where, how much, and the result', async () => {
      const site = await world.publish((await world.newSite())._id)
      await write(site, '<h1>Second edition</h1>')
      await world.publish(site._id)
      const [second, first] = await history(site._id)
      const files = (await live(site)).size
      expect(first).toMatchObject({
        number: 1,
        createdByName: 'Test',
        status: 'done',
        restoredFrom: null,
        restorable: true,
        pagesKept: true,
        endedAt: expect.any(String),
        targets: [
          {
            cloud: 'builtin',
            status: 'done',
            url: site.siteLink,
            pages: site.pages.length,
            objects: files,
            uploaded: files,
            liveCheck: { ok: true },
          },
        ],
      })
      expect(second).toMatchObject({
        number: 2,
        targets: [{ uploaded: 1, unchanged: files - 1, deleted: 0 }],
      })
    })

    it('restores an earlier publication byte for byte and leaves the pages unchanged', async () => {
      const site = await world.publish((await world.newSite())._id)
      const before = await live(site)
      const [first] = await history(site._id)
      await write(site, '<h1>A mistake</h1>')
      await patchSite(world.context, world.owner, site._id, {
        pages: { added: [{ name: 'New', slug: 'new' }] },
      })
      await world.publish(site._id)
      expect(await live(site)).not.toEqual(before)

      const restored = await restore(site, first?._id ?? '')
      expect(restored.status).toBe('published')
      expect(await live(site)).toEqual(before)
      expect(restored.pages).toHaveLength(site.pages.length + 1)
      const [latest] = await history(site._id)
      expect(latest).toMatchObject({
        number: 3,
        restoredFrom: first?._id,
        restoredNumber: 1,
        restorable: true,
      })
      // and it can itself be restored after another publication
      await world.publish(site._id)
      await restore(site, latest?._id ?? '')
      expect(await live(site)).toEqual(before)
    })

    it('restores the pages too on request', async () => {
      const site = await world.publish((await world.newSite())._id)
      const before = await live(site)
      const [first] = await history(site._id)
      await write(site, '<h1>A mistake</h1>', 0)
      const gone = site.pages.at(-1)?._id ?? ''
      await patchSite(world.context, world.owner, site._id, {
        pages: { deleted: [gone], added: [{ name: 'New', slug: 'new' }] },
      })
      await world.publish(site._id)
      const restored = await restore(site, first?._id ?? '', true)
      const named = ({ pages }: Site) =>
        pages.map(({ _id, name, slug, isDefault }) => ({ _id, name, slug, isDefault }))
      expect(named(restored)).toEqual(named(site))
      // the sitemap contains the time of the last change, which is new
      const again = await live(await world.publish(site._id))
      const others = (files: Map<string, string>) =>
        [...files].filter(([path]) => !path.endsWith('sitemap.xml'))
      expect(others(again)).toEqual(others(before))
    })

    it('stores unchanged files once', async () => {
      const site = await world.publish((await world.newSite())._id)
      const once = await keptBytes(site._id)
      await world.publish(site._id)
      expect(await keptBytes(site._id)).toBe(once)
      await write(site, '<h1>Small</h1>')
      await world.publish(site._id)
      expect(await keptBytes(site._id)).toBeLessThan(once * 1.5)
    })

    it('retains the files of the latest 20, each of which can be restored after a purge', async () => {
      const site = await world.newSite({ templateId: '1' })
      const editions: Map<string, string>[] = []
      for (let edition = 1; edition <= 23; edition++) {
        await write(site, `<h1>Edition ${edition}</h1>`)
        editions.push(await live(await world.publish(site._id)))
      }
      await purgePublications(world.context)
      const all = await history(site._id)
      expect(all.map(({ restorable }) => restorable)).toEqual([
        ...Array(20).fill(true),
        ...Array(3).fill(false),
      ])
      const oldest = all.findLast(({ restorable }) => restorable)
      await restore(site, oldest?._id ?? '')
      expect(await live(site)).toEqual(editions[3])
      await expect(
        restorePublication(world.context, world.owner, {
          publicationId: all.at(-1)?._id ?? '',
          pages: false,
        }),
      ).rejects.toMatchObject({ code: 409, message: expect.stringMatching(/no longer stored/) })
    })

    it('retains nothing of a deleted site', async () => {
      const site = await world.publish((await world.newSite())._id)
      await removeSite(world.context, world.owner, site._id)
      const { db } = world.database
      const run = await db
        .selectFrom('runs')
        .select('id')
        .where('subjectId', '=', site._id)
        .where('status', '=', 'queued')
        .executeTakeFirstOrThrow()
      await runPublication(world.context, run.id, noStop)
      expect(await keptSizes(world, site._id)).toEqual(new Map())
    })

    it('shows none of other accounts', async () => {
      const site = await world.publish((await world.newSite())._id)
      const [first] = await history(site._id)
      const stranger = await world.newOwner()
      await expect(
        restorePublication(world.context, stranger, { publicationId: first?._id ?? '', pages: true }),
      ).rejects.toMatchObject({ code: 404 })
      await expect(
        planPublicationOf(world.context, stranger.accountId, { siteId: site._id }),
      ).rejects.toMatchObject({ code: 404 })
    })
  })

  describe('a publication plan', () => {
    const plan = async (site: Site, restoreOf?: string) => {
      const wanted = {
        siteId: site._id,
        ...(restoreOf === undefined ? { clouds: builtin } : { restore: restoreOf }),
      }
      const { targets } = await planPublicationOf(world.context, world.owner.accountId, wanted)
      return targets[0]
    }

    it('lists what is then sent, changed and deleted', async () => {
      const site = await world.newSite()
      const first = await plan(site)
      expect(first).toMatchObject({
        pages: site.pages.length,
        changed: 0,
        unchanged: 0,
        deleted: 0,
        error: null,
      })
      const published = await world.publish(site._id)
      const files = await live(published)
      expect(first).toMatchObject({ added: files.size, objects: files.size })
      expect(first?.bytes).toBe([...files.values()].reduce((sum, hex) => sum + hex.length / 2, 0))
      expect(first?.bytesToSend).toBe(first?.bytes)

      await write(site, '<h1>Changed</h1>', 0)
      await patchSite(world.context, world.owner, site._id, {
        pages: { deleted: [site.pages.at(-1)?._id ?? ''], added: [{ name: 'New', slug: 'new' }] },
      })
      const second = await plan(site)
      const again = await world.publish(site._id)
      expect(second).toMatchObject({ added: 1, deleted: 1 })
      expect(again.targets[0]).toMatchObject({
        uploaded: (second?.added ?? 0) + (second?.changed ?? 0),
        unchanged: second?.unchanged,
        deleted: second?.deleted,
      })
      expect(await plan(site)).toMatchObject({ added: 0, changed: 0, deleted: 0, bytesToSend: 0 })
      const earlier = (await history(site._id)).at(-1)
      expect(await plan(site, earlier?._id)).toMatchObject({
        added: 1,
        deleted: 1,
        objects: files.size,
        changed: second?.changed,
      })
    })

    it('reports what the target does not support', async () => {
      expect((await plan(await world.newSite()))?.limitations).toEqual(
        expect.arrayContaining([expect.stringMatching(/HTTP only/)]),
      )
    })
  })

  describe('a repeated publication', () => {
    it('sends everything again if files were deleted from outside', async () => {
      const site = await world.publish((await world.newSite())._id)
      const before = await live(site)
      await emptyHost(world, site.rootSlug)
      const again = await world.publish(site._id)
      expect(await live(again)).toEqual(before)
      expect(again.targets[0]?.liveCheck).toMatchObject({ ok: true })
    })

    if (!storage)
      it('continues only where it failed', async () => {
        const site = await world.publish((await world.newSite())._id)
        expect(await retryPublication(world.context, world.owner, site._id)).toMatchObject({ ok: false })
        await writeFile(join(folderOf(site), 'in-the-way'), 'x')
        await patchSite(world.context, world.owner, site._id, {
          pages: { added: [{ name: 'In the way', slug: 'in-the-way' }] },
        })
        const failed = await world.publish(site._id)
        expect(failed.status).toBe('failed')
        const [entry] = await history(site._id)
        expect(entry).toMatchObject({ status: 'failed', restorable: false, targets: [{ status: 'failed' }] })
        await rm(join(folderOf(site), 'in-the-way'))
        const retried = await retryPublication(world.context, world.owner, site._id)
        if (!retried.ok) throw new Error(retried.message)
        await runPublication(world.context, retried.site.runId ?? '', noStop)
        expect((await world.site(site._id)).status).toBe('published')
        expect(await readFile(join(folderOf(site), 'in-the-way/index.html'), 'utf8')).toContain('In the way')
      })

    it('shows the progress of each target', async () => {
      const site = await world.newSite()
      const requested = await requestPublication(world.context, world.owner, site._id, builtin)
      if (!requested.ok) throw new Error(requested.message)
      const runId = requested.site.runId ?? ''
      await runPublication(world.context, runId, noStop)
      const { db } = world.database
      const events = await db
        .selectFrom('outbox')
        .select('record')
        .where('path', '=', 'runs')
        .orderBy('seq')
        .execute()
      const steps = events
        .map(
          ({ record }) =>
            record as { _id: string; steps: { working: boolean; done: number; total: number }[] },
        )
        .filter(({ _id }) => _id === runId)
        .flatMap(({ steps: [step] }) => step ?? [])
      expect(steps.some(({ working }) => working)).toBe(true)
      const { size } = await live(site)
      expect(steps.at(-1)).toMatchObject({
        subjectId: requested.site.targets[0]?._id,
        status: 'done',
        working: false,
        done: size,
        total: size,
      })
    })
  })
})

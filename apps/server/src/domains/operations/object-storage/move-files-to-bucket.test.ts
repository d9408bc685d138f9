import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AppContext } from '../../../platform/context.ts'
import { openBucket } from '../../../platform/object-storage/bucket.ts'
import { heldByHost, newStorage } from '../../../testing/worlds/host-kinds.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { startSecondNode } from '../../../testing/worlds/second-instance.ts'
import { restorePublication } from '../../publishing/publications/restore-publication.ts'
import { runPublication } from '../../publishing/run/run-publication.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { moveFilesToBucket } from './move-files-to-bucket.ts'

vi.setConfig({ testTimeout: 60_000 })

const storage = await newStorage()

describe.skipIf(!storage)('the first start with STORAGE_URL', () => {
  let world: World
  let later: AppContext
  beforeAll(async () => {
    world = await createWorld()
    later = { ...world.context, config: { ...world.context.config, storage } }
  })
  afterAll(() => world.end())
  const path = (...names: string[]) => join(world.context.config.dataDir, ...names)

  it('moves sites, stored publications and images into the bucket, for instances with separate folders', async () => {
    const site = await world.publish((await world.newSite())._id)
    const before = await heldByHost(world, site.rootSlug)
    await putPage(world.context, world.owner, site._id, {
      _id: site.pages[0]?._id ?? '',
      html: '<h1>Second edition</h1>',
    })
    await world.publish(site._id)
    await mkdir(path('media/account/ab'), { recursive: true })
    await writeFile(path('media/account/ab/picture.png'), 'picture')
    const inFolder = await heldByHost(world, site.rootSlug)

    await moveFilesToBucket(later)
    expect(await heldByHost({ ...world, context: later }, site.rootSlug)).toEqual(inFolder)
    expect(existsSync(path('publications', site._id))).toBe(false)
    expect(await openBucket(storage!).get('media/account/ab/picture.png')).toEqual(
      new Uint8Array(Buffer.from('picture')),
    )

    const other = await startSecondNode(world, { storage: storage! })
    try {
      const { id: publicationId } = await world.database.db
        .selectFrom('publications')
        .select('id')
        .where('siteId', '=', site._id)
        .where('number', '=', 1)
        .executeTakeFirstOrThrow()
      const restored = await restorePublication(other.context, world.owner, { publicationId, pages: false })
      await runPublication(other.context, restored.runId, noStop)
      expect(await heldByHost({ ...world, context: other.context }, site.rootSlug)).toEqual(before)
      expect((await fetch(`${other.sitesUrl}/${site.rootSlug}/`)).status).toBe(200)
    } finally {
      await other.stop()
    }

    // files that the folder still holds for older instances do not return
    await moveFilesToBucket(later)
    expect(await heldByHost({ ...world, context: later }, site.rootSlug)).toEqual(before)
  })

  it('skips folders without a site, and starts over if STORAGE_URL was unset for a time', async () => {
    const site = await world.publish((await world.newSite())._id)
    await mkdir(path('sites/nobodys'), { recursive: true })
    await writeFile(path('sites/nobodys/index.html'), 'x')
    await moveFilesToBucket(later)
    expect(await heldByHost({ ...world, context: later }, 'nobodys')).toEqual(new Map())

    await moveFilesToBucket(world.context)
    await putPage(world.context, world.owner, site._id, {
      _id: site.pages[0]?._id ?? '',
      html: '<h1>In the folder again</h1>',
    })
    await world.publish(site._id)
    await moveFilesToBucket(later)
    const held = await heldByHost({ ...world, context: later }, site.rootSlug)
    expect(String(held.get('index.html'))).toContain('In the folder again')
  })

  it('fails with the store, and continues at the next start', async () => {
    const site = await world.publish((await world.newSite())._id)
    const nowhere = { ...storage!, endpoint: 'http://127.0.0.1:9' }
    await expect(
      moveFilesToBucket({ ...later, config: { ...later.config, storage: nowhere } }),
    ).rejects.toMatchObject({
      name: 'StorageFailure',
    })
    await moveFilesToBucket(later)
    expect((await heldByHost({ ...world, context: later }, site.rootSlug)).size).toBeGreaterThan(3)
  })
})

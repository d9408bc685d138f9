import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnFont } from '@web2/contract/media'
import type { Site } from '@web2/contract/sites'
import { fontStack } from '@web2/site/fonts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../platform/actor.ts'
import { addOwnFont } from '../../media/own-fonts/add-own-font.ts'
import { removeOwnFont } from '../../media/own-fonts/change-own-fonts.ts'
import { findOwnFonts } from '../../media/own-fonts/find-own-fonts.ts'
import { purgeRemovedMedia } from '../../media/library/media-removals.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { renderedFiles } from './render-target.ts'
import { openSite } from './site-reader.ts'
import { fontPackageFolder } from '../../../testing/fonts/font-package-folder.ts'
import { heldByHost } from '../../../testing/worlds/host-kinds.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const sample = (weight: number) =>
  readFileSync(join(fontPackageFolder('@fontsource/barlow'), 'files', `barlow-latin-${weight}-normal.woff2`))

/** Uploads Barlow in two weights as a font of an account. */
const barlowOf = async (owner: Actor): Promise<OwnFont> => {
  const id = await addOwnFont(world.context, owner, sample(400))
  await addOwnFont(world.context, owner, sample(700))
  const [found] = await findOwnFonts(world.context.db, owner.accountId, [id])
  return found!.view
}

const siteIn = async ({ family }: OwnFont): Promise<Site> => {
  const site = await world.newSite()
  await putPage(world.context, world.owner, site._id, {
    _id: site.pages[0]?._id ?? '',
    html: `<p style='font-family:${fontStack(family)}'>Hello</p>`,
  })
  return site
}

const fontPaths = async ({ rootSlug }: Site) =>
  [...(await heldByHost(world, rootSlug)).keys()].filter((path) => path.startsWith('fonts/own-'))

describe('the files of an uploaded font', () => {
  it('are at a site’s host only while the published site shows them', async () => {
    const font = await barlowOf(world.owner)
    const site = await siteIn(font)
    const live = await world.publish(site._id)
    const [path, ...others] = await fontPaths(site)
    expect(path).toMatch(/^fonts\/own-[0-9a-f]{8}-[0-9a-f]{12}\.woff2$/)
    // the page has no bold text
    expect(others).toEqual([])
    const at = (slug: string) => fetch(new URL(`../${slug}/${path}`, live.siteLink ?? '').href)
    expect((await at(site.rootSlug)).headers.get('content-type')).toBe('font/woff2')

    // a site that was never published, and one that shows another font
    const draft = await siteIn(font)
    expect((await at(draft.rootSlug)).status).toBe(404)
    const plain = await world.newSite()
    await world.publish(plain._id)
    expect((await at(plain.rootSlug)).status).toBe(404)

    await removeOwnFont(world.context, world.owner.accountId, font._id)
    await world.publish(site._id)
    expect(await fontPaths(site)).toEqual([])
    expect((await at(site.rootSlug)).status).toBe(404)
  })

  it('are published by no site of another account that names the family', async () => {
    const theirs = await barlowOf(await world.newOwner())
    const site = await siteIn(theirs)
    const live = await world.publish(site._id)
    expect(await fontPaths(site)).toEqual([])
    const html = await (await fetch(live.siteLink ?? '')).text()
    expect(html).toContain(theirs.family.name)
    expect(html).not.toContain('@font-face')
  })

  it('are published whole if the font is deleted during it, and missing from the next publication', async () => {
    const font = await barlowOf(world.owner)
    const site = await siteIn(font)
    const row = await world.database.db
      .selectFrom('sites')
      .selectAll()
      .where('id', '=', site._id)
      .executeTakeFirstOrThrow()
    const pathsWhile = async (meanwhile: () => Promise<void>) => {
      const reader = await openSite(world.context, row)
      try {
        await meanwhile()
        const found: string[] = []
        const place = { nap: reader.nap, year: 2026, directoryIndex: true, fonts: reader.fonts }
        for await (const { path, body } of renderedFiles(reader, place, []))
          if (path.startsWith('fonts/own-') && body().length > 0) found.push(path)
        return found
      } finally {
        await reader.close()
      }
    }
    const deleted = await pathsWhile(async () => {
      await removeOwnFont(world.context, world.owner.accountId, font._id)
      await purgeRemovedMedia(world.context)
    })
    expect(deleted).toHaveLength(1)
    expect(await pathsWhile(() => Promise.resolve())).toEqual([])
  })
})

import type { Site } from '@web2/contract/sites'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodedJson } from '@web2/builder'
import { changeProfile } from '../../listings/profile/change-profile.ts'
import { createProfile } from '../../listings/profile/create-profile.ts'
import { addPicture } from '../../media/library/add-image.ts'
import { pagesUsingImage, shownStems } from '../../media/library/image-uses.ts'
import { removeFiles } from '../../media/library/change-files.ts'
import { createDocument } from '../../sites/documents/create-document.ts'
import { sectionKind } from '../../sites/documents/document-kinds.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const picture = async (name: string, red: number, owner = world.owner) => {
  const create = { width: 40, height: 30, channels: 3, background: { r: red, g: 80, b: 80 } } as const
  return addPicture(world.context, owner, {
    path: '/',
    name,
    bytes: await sharp({ create }).png().toBuffer(),
  })
}

const put = (site: Site, html: string) =>
  putPage(world.context, world.owner, site._id, { _id: site.pages[0]?._id ?? '', html })

const counts = ({ targets: [target] }: Site) => {
  if (!target) throw new Error('The site has no target')
  const { uploaded, deleted } = target
  return { uploaded, deleted }
}

it('publishes library images of pages once, and deletes unused ones', async () => {
  const [rose, hill] = [await picture('Rose.png', 200), await picture('hill.png', 90)]
  const site = await world.newSite()
  await put(
    site,
    `<img src="${rose.url}"><div style="background:url(https://app.example${hill.url})">x</div>`,
  )
  const live = await world.publish(site._id)
  const html = await (await fetch(live.siteLink ?? '')).text()
  expect(html).not.toContain('/media/')
  const found = html.matchAll(/assets\/(?:rose|hill)-[0-9a-f]{12}\.png/g)
  // the social card references the first one again
  const addresses = [...new Set([...found].map(([path]) => path))]
  expect(addresses).toHaveLength(2)
  for (const path of addresses) {
    const served = await fetch(`${live.siteLink}${path}`)
    expect({ status: served.status, type: served.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/png',
    })
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(40)
  }

  expect(counts(await world.publish(site._id))).toEqual({ uploaded: 0, deleted: 0 })
  await removeFiles(world.context, world.owner.accountId, { path: '/', name: rose.file })
  expect(counts(await world.publish(site._id))).toEqual({ uploaded: 0, deleted: 0 })
  await put(live, `<img src="${rose.url}"><p>No hill</p>`)
  expect(counts(await world.publish(site._id))).toMatchObject({ deleted: 1 })
})

it('never publishes another account’s image', async () => {
  const theirs = await picture('secret.png', 10, await world.newOwner())
  const site = await world.newSite()
  await put(site, `<img src="${theirs.url}">`)
  const live = await world.publish(site._id)
  const html = await (await fetch(live.siteLink ?? '')).text()
  expect(html).toContain(theirs.url)
  expect(html).not.toContain('assets/secret')
})

it('publishes the logo of the listing’s profile as a file of the site, and changes the page with it', async () => {
  const [leaf, other] = [await picture('Leaf.png', 140), await picture('Other.png', 60)]
  const napId = await world.newNap('555 0100')
  const site = await world.newSite({ napId })
  await put(site, '<p>Call {nap.phone}</p>')
  const plain = await (await fetch((await world.publish(site._id)).siteLink ?? '')).text()
  expect(plain).not.toContain('assets/')
  expect(plain).toContain('href="favicon.svg"')

  const profile = await createProfile(world.context, world.owner, { napId })
  const change = async (url: string, version: number) =>
    changeProfile(world.context, world.owner, profile._id, {
      version,
      confirmed: { logo: [{ value: { url, alt: 'Leaf' } }] },
    })
  await change(leaf.url, 0)
  const live = await world.publish(site._id)
  const html = await (await fetch(live.siteLink ?? '')).text()
  const [file] = /assets\/leaf-[0-9a-f]{12}\.png/.exec(html) ?? []
  expect(html).toContain(`<link rel="icon" href="${file}">`)
  expect(html).toContain(`<meta property="og:image" content="${live.siteLink}${file}">`)
  expect(html).toContain(`"logo":"${live.siteLink}${file}"`)
  expect((await fetch(`${live.siteLink}${file}`)).headers.get('content-type')).toBe('image/png')

  await change(other.url, 1)
  const next = await (await fetch((await world.publish(site._id)).siteLink ?? '')).text()
  expect(next).toMatch(/assets\/other-[0-9a-f]{12}\.png/)
  expect(next).not.toContain('assets/leaf')
  expect((await fetch(`${live.siteLink}${file}`)).status).toBe(404)
})

it('publishes images that only a property of a section or a named style shows, and keeps them in the library', async () => {
  const [fern, moss] = [await picture('Fern.png', 30), await picture('Moss.png', 50)]
  const card = await createDocument(world.context, sectionKind, world.owner, {
    name: 'Card',
    html: `<body data-w2m-component="${encodedJson({ properties: [{ id: 'photo', name: 'Photo', kind: 'image' }], variants: [] })}"><img data-w2m-bind="image:photo" src="/none.png" alt="A"></body>`,
  })
  const site = await world.newSite()
  const theme = {
    name: 'Garden',
    hasDark: false,
    tokens: [],
    styles: [
      { id: 's-hero', name: 'Hero', layers: { desktop: { 'background-image': `url("${moss.url}")` } } },
    ],
  }
  await patchSite(world.context, world.owner, site._id, { theme })
  const values = encodedJson({ photo: fern.url })
  await put(
    site,
    `<h1 class="s-hero">Hi</h1><div data-w2m-section="${card._id}" data-w2m-section-name="Card" data-w2m-values="${values}"></div>`,
  )
  const live = await world.publish(site._id)
  const html = await (await fetch(live.siteLink ?? '')).text()
  expect(html).not.toContain('/media/')
  for (const name of ['fern', 'moss']) {
    const [file] = new RegExp(`assets/${name}-[0-9a-f]{12}\\.png`).exec(html) ?? []
    expect((await fetch(`${live.siteLink}${file}`)).headers.get('content-type')).toBe('image/png')
  }
  const { db } = world.context
  const stems = [fern, moss].map(({ url }) => url.slice(0, url.lastIndexOf('/') + 1))
  expect(await shownStems(db, world.owner.accountId, stems)).toEqual(new Set(stems))
  for (const [at, name] of [`${site.name} › Home`, `${site.name} › Theme`].entries())
    expect(await pagesUsingImage(db, world.owner.accountId, [stems[at] ?? ''])).toEqual({
      pages: 1,
      names: [name],
    })
})

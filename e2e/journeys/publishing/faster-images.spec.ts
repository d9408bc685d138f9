import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../../fixtures/accounts.ts'
import { photo, uploadPhoto } from '../../fixtures/photo.ts'
import { publicationEnds, siteFromTemplate } from '../../fixtures/sites.ts'

/** Returns the files below a folder with their bytes. */
const filesIn = async (root: string) => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = async (path: string) => [path.slice(root.length + 1), await readFile(path, 'hex')] as const
  return new Map(await Promise.all(paths.sort().map(read)))
}

test('faster images are offered, load in the width of the layout, and can be turned off byte for byte', async ({
  newcomer: { mine, page },
  product,
  browser,
}) => {
  const { siteId } = await siteFromTemplate(product, mine.person)
  const { site } = await mine.call<{ site: { pages: { _id: string }[] } }>('GET', `cloud-builder/${siteId}`)
  const url = await uploadPhoto(product, mine, await photo(page, 2_000, 1_400))
  const size = { width: 2_000, height: 1_400 }
  const image = { imageUrl: url, alt: 'Roses', ...size, elementStyle: { width: '100%', height: 'auto' } }
  const block = (componentName: string, props: object, ...children: object[]) => ({
    componentName,
    props,
    children,
    addition: {},
  })
  const body = block(
    'Canvas',
    {},
    block('Heading', { headingType: 'h1', content: 'Roses' }),
    block('Container', { elementStyle: { 'max-width': '400px' } }, block('Picture', image)),
    block('Container', { elementStyle: { height: '300px', 'background-image': url } }),
  )
  const level = { doctype: 'html', htmlAttributes: { lang: 'en' }, head: [], importedStyles: false }
  const document = { ...body, addition: { tag: 'body', version: 1, page: level } }
  await mine.call('PUT', `cloud-builder/${siteId}`, { _id: site.pages[0]!._id, document })
  const clouds = [{ cloud: 'builtin', buckets: [] }]
  await mine.call('POST', 'cloud-builder', { siteId, clouds, acceptIssues: [] })
  await publicationEnds(mine, siteId, 1)
  const { site: live } = await mine.call<{ site: { siteLink: string } }>('GET', `cloud-builder/${siteId}`)
  const folder = join(product.dataDir, 'sites', new URL(live.siteLink).pathname.split('/')[1]!)
  const first = await filesIn(folder)

  /** Opens the published page and returns what was loaded for its image, and the place of everything on it. */
  const visit = async (density: number) => {
    const visitor = await browser.newContext({
      viewport: { width: 1_000, height: 800 },
      deviceScaleFactor: density,
    })
    const tab = await visitor.newPage()
    const loaded: string[] = []
    tab.on('response', (answer) => loaded.push(`${answer.status()} ${new URL(answer.url()).pathname}`))
    await tab.goto(live.siteLink)
    const image = tab.getByRole('img', { name: 'Roses' })
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    const places = await tab.evaluate(() =>
      [...globalThis.document.querySelectorAll('h1, div, img')].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [each.tagName, x, y, width, height]
      }),
    )
    const current = await image.evaluate((each: HTMLImageElement) => each.currentSrc)
    await visitor.close()
    return { current, places, loaded }
  }
  const before = await visit(1)
  expect(before.current).toMatch(/roses-[0-9a-f]{12}\.jpg$/)

  await page.goto('/site-builder')
  const publishWith = async (isFaster: boolean, told: RegExp) => {
    await page.getByRole('button', { name: 'Publish Green Acre' }).click()
    const publish = page.getByRole('dialog', { name: 'Publish site' })
    const offer = publish.getByRole('checkbox', { name: 'Publish faster images' })
    await expect(offer).toBeChecked({ checked: !isFaster })
    await offer.setChecked(isFaster)
    await expect(publish.getByText(told)).toBeVisible()
    await publish.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(publish.getByText('Green Acre is live')).toBeVisible({ timeout: 60_000 })
    await publish.getByRole('button', { name: 'Done' }).click()
  }
  await publishWith(true, /Makes 8 files of 1 image first/)

  const usual = await visit(1)
  expect(usual.current).toMatch(/roses-480-[0-9a-f]{12}\.avif$/)
  expect(usual.places).toEqual(before.places)
  expect(
    usual.loaded.filter((each) => each.includes('roses')).map((each) => each.replace(/-[0-9a-f]{12}/, '')),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^200 .*roses-480\.avif$/),
      expect.stringMatching(/^200 .*roses-1600\.avif$/),
    ]),
  )
  expect(usual.loaded.filter((each) => each.endsWith('.jpg'))).toEqual([])
  const dense = await visit(2)
  expect(dense.current).toMatch(/roses-960-[0-9a-f]{12}\.avif$/)
  expect(dense.loaded).toContainEqual(expect.stringMatching(/^200 .*roses-2000-[0-9a-f]{12}\.avif$/))
  expect(dense.places).toEqual(before.places)

  await publishWith(false, /1 image as AVIF and WebP/)
  expect(await filesIn(folder)).toEqual(first)
})

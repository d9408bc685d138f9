import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../../fixtures/accounts.ts'
import { canvas } from '../../fixtures/builder.ts'
import { hear } from '../../fixtures/hear.ts'
import { publicationEnds, siteFromTemplate } from '../../fixtures/sites.ts'

const run = promisify(execFile)

/** Returns all files below a folder with their bytes. */
const filesIn = async (root: string) => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = async (path: string) => [path.slice(root.length + 1), await readFile(path, 'hex')] as const
  return new Map(await Promise.all(paths.sort().map(read)))
}

test('a site is planned, published, edited, published again, restored byte by byte, and downloaded', async ({
  newcomer: { mine, page },
  product,
}) => {
  const { siteId } = await siteFromTemplate(product, mine.person)
  const { site } = await mine.call<{ site: { pages: { _id: string }[] } }>('GET', `cloud-builder/${siteId}`)
  // another account of this product may have the root slug on the host already
  const published = async () => {
    const { site: live } = await mine.call<{ site: { siteLink: string } }>('GET', `cloud-builder/${siteId}`)
    return filesIn(join(product.dataDir, 'sites', new URL(live.siteLink).pathname.split('/')[1]!))
  }

  await page.goto('/site-builder')
  await page.getByRole('button', { name: 'Publish Green Acre' }).click()
  const publish = page.getByRole('dialog', { name: 'Publish site' })
  const plan = publish.getByRole('region', { name: 'Changes to publish' })
  await expect(plan).toContainText('8 new files')
  await expect(plan).toContainText('4 pages, 8 files')
  await publish.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(publish.getByText('Green Acre is live')).toBeVisible()
  await publish.getByRole('button', { name: 'Done' }).click()
  const first = await published()

  await mine.call('PUT', `cloud-builder/${siteId}`, { _id: site.pages[0]!._id, html: '<h1>A mistake</h1>' })
  await page.getByRole('button', { name: 'Publish Green Acre' }).click()
  await expect(plan).toContainText(/\d changed, \d unchanged/)
  await publish.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(publish.getByText('Green Acre is live')).toBeVisible()
  await publish.getByRole('button', { name: 'Done' }).click()
  expect(await published()).not.toEqual(first)

  await page.getByRole('button', { name: 'More for Green Acre' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History of Green Acre' })
  await expect(history.getByRole('article', { name: 'Publication 2' })).toContainText(mine.person.name)
  await history.getByRole('button', { name: 'Restore publication 1' }).click()
  await expect(history.getByRole('region', { name: 'Changes to publish' })).toContainText('changed')
  const heard = await hear(page)
  await history.getByRole('button', { name: 'Restore', exact: true }).click()
  await heard('Restoring publication 1')
  await publicationEnds(mine, siteId, 3)
  expect(await published()).toEqual(first)

  // the pages themselves were not changed, so their zip file still contains the error
  await page.getByRole('button', { name: 'More for Green Acre' }).click()
  const downloading = page.waitForEvent('download')
  // a small site is packed quickly, so its file waits until the queue was checked
  const looked = Promise.withResolvers<void>()
  await page.route('**/api/downloads/*.zip', async (route) => {
    await looked.promise
    await route.continue()
  })
  await page.getByRole('menuitem', { name: 'Download zip' }).click()
  const packing = page.getByRole('dialog', { name: 'Download “Green Acre”' })
  const address = packing.getByLabel('Site URL')
  // a URL of this computer is invalid elsewhere
  await expect(address).toHaveValue('')
  await address.fill('localhost:3000')
  await packing.getByRole('button', { name: 'Download zip' }).click()
  await expect(packing.getByText(/^Enter the site’s public URL/)).toBeVisible()
  await address.fill('www.green.example/site')
  await packing.getByRole('button', { name: 'Download zip' }).click()
  await heard('Process is started. You will receive zip file with pages as soon as possible.')
  await expect(page.getByRole('region', { name: 'Downloads' })).toContainText('Preparing Green Acre.zip')
  looked.resolve()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Green Acre.zip')
  await heard("The Green Acre site's pages are successfully downloaded")
  const folder = await mkdtemp(join(tmpdir(), 'journey-zip-'))
  try {
    await run('unzip', ['-q', await download.path(), '-d', folder])
    const zipped = await filesIn(folder)
    expect([...zipped.keys()]).toEqual([...first.keys()])
    const text = (path: string) => Buffer.from(zipped.get(path) ?? '', 'hex').toString()
    expect(text('index.html')).toContain('A mistake')
    expect(text('index.html')).toContain('rel="canonical" href="https://www.green.example/site/"')
    expect(text('sitemap.xml')).toContain('<loc>https://www.green.example/site/</loc>')
    expect([...zipped.keys()].map(text).join('')).not.toContain('localhost')
    expect(zipped.get('favicon.svg')).toBe(first.get('favicon.svg'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('history and site settings fit a phone', async ({ newcomer: { mine, page } }) => {
  const { site } = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'A site with quite a long name that has to be broken somewhere',
    rootSlug: 'long-name',
    templateId: '1',
    clouds: [{ cloud: 'builtin', buckets: [] }],
  })
  await publicationEnds(mine, site._id, 1)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/site-builder')
  await page.getByRole('button', { name: /^More for A site/ }).click()
  await page.getByRole('menuitem', { name: 'Edit site' }).click()
  const settings = page.getByRole('dialog', { name: 'Edit site' })
  await settings.getByRole('switch', { name: /IndexNow/ }).click()
  const heard = await hear(page)
  await settings.getByRole('button', { name: 'Save site' }).click()
  await heard('Site Edited Successfully!')
  const saved = await mine.call<{ site: { indexNow: boolean } }>('GET', `cloud-builder/${site._id}`)
  expect(saved.site.indexNow).toBe(true)
  await page.getByRole('button', { name: /^More for A site/ }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: /^History of A site/ })
  await expect(history.getByRole('article', { name: 'Publication 1' })).toContainText('Published')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)

  // the button of the preview's bar has no room for its word, but shows its icon
  await page.goto(`/site-builder/view-site?id=${site._id}`)
  await expect(page.getByRole('button', { name: 'Live destinations' }).locator('svg').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Live destinations' }).locator('svg')).toHaveCount(2)
})

test('a live site with very long words fits every screen', async ({ product, newcomer: { mine, page } }) => {
  const nap = await mine.call<{ _id: string }>('POST', 'naps', {
    businessName: 'Elektroinstallationsunternehmen Grundstücksverwaltungsgesellschaft Söhne',
    address1: 'Rechtsschutzversicherungsgesellschaftenstraße 112',
    phone: '+49 8821 496 0123 4567',
  })
  const rootSlug = 'long-words'
  const { site } = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'Long words',
    rootSlug,
    templateId: 'garden',
    napId: nap._id,
    email: 'hello@greenacre.example',
    clouds: [{ cloud: 'builtin', buckets: [] }],
    status: 'published',
  })
  await publicationEnds(mine, site._id, 1)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of ['Home', 'Services', 'About', 'Contact']) {
      await page.goto(`${product.sitesUrl}/${rootSlug}/`)
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const left = await page
        .getByRole('link', { name: /^Elektro/ })
        .evaluate((link) => link.getBoundingClientRect().left)
      expect(left).toBeGreaterThanOrEqual(0)
      // the phone number stays on one line
      const call = (await page.getByRole('banner').getByRole('link', { name: /^Call/ }).boundingBox())!
      expect(call.height).toBeLessThan(56)
    }
  }
})

test('what visitors would miss is listed before publishing, and each line leads to its place', async ({
  newcomer: { mine, page },
}) => {
  const pages = [
    { name: 'Home', slug: 'home', html: '<h1>Roses and hedges</h1>' },
    { name: 'About', slug: 'about', html: '<h1>About us</h1><p>Gardens in {nap.city}</p>' },
  ]
  await mine.call('POST', 'cloud-builder', { siteName: 'Roses', rootSlug: 'roses', pages })
  await page.goto('/site-builder')
  await page.getByRole('button', { name: 'Publish Roses' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish site' })
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
  const hole = dialog.getByRole('checkbox', { name: 'Publish with “{nap.city}” unfilled on About' })
  await expect(hole).toBeVisible()
  await expect(publish).toBeDisabled()
  await hole.check()
  await expect(publish).toBeEnabled()

  await dialog.getByRole('region', { name: 'Errors' }).getByRole('link', { name: 'Go to field' }).click()
  const text = canvas(page).locator('p')
  await expect(canvas(page).getByText('About us')).toBeVisible()
  await text.click()
  const panel = page.getByRole('dialog', { name: 'Change text' })
  await panel.getByRole('textbox', { name: 'Text' }).fill('Gardens in Bristol')
  await expect(text).toHaveText('Gardens in Bristol')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByRole('region', { name: 'Content check' })).toBeVisible()
  await expect(dialog.getByText('No issues found')).toBeVisible()
  await expect(dialog.getByText('6 new files, 4 KB to upload')).toBeVisible()
  await expect(publish).toBeEnabled()
  await expect(hole).toBeHidden()
  await publish.click()
  const live = dialog.getByText('Roses is live')
  await expect(live).toBeVisible()
  // the outcome comes before the buttons that follow from it
  const open = dialog.getByRole('link', { name: 'Open site' })
  expect((await live.boundingBox())!.y).toBeLessThan((await open.boundingBox())!.y)
})

test('the publish button stays in its place while the plan and the content check load', async ({
  newcomer: { mine, page },
}) => {
  const pages = [{ name: 'Home', slug: 'home', html: '<h1>Roses and hedges</h1><img src="/none.png">' }]
  await mine.call('POST', 'cloud-builder', { siteName: 'Roses', rootSlug: 'roses', pages })
  const waiting: (() => void)[] = []
  await page.route(/\/publication-(plans|reviews)/, async (route) => {
    await new Promise<void>((proceed) => waiting.push(proceed))
    await route.continue()
  })
  await page.goto('/site-builder')
  await page.getByRole('button', { name: 'Publish Roses' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish site' })
  await expect(dialog.getByRole('region', { name: 'Changes to publish' })).toBeVisible()
  await expect.poll(() => waiting.length).toBe(2)
  // once the dialog no longer moves
  await dialog.getByRole('button', { name: 'Cancel' }).click({ trial: true })
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
  const place = await publish.boundingBox()
  for (const proceed of waiting.splice(0)) proceed()
  await expect(dialog.getByText(/new files/)).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Content check' })).toBeVisible()
  await expect(publish).toBeEnabled()
  expect(await publish.boundingBox()).toEqual(place)
})

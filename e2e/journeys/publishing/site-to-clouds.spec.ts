import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { signIn } from '../../fixtures/accounts.ts'
import { startAzurite } from '../../fixtures/azurite.ts'
import { staysAfterSave } from '../../fixtures/builder.ts'
import { hear } from '../../fixtures/hear.ts'
import { blobsBelow, filesBelow, objectsBelow, type HeldFiles } from '../../fixtures/held-files.ts'
import { startObjectStore } from '../../fixtures/object-store.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'
import { publicationEnds } from '../../fixtures/sites.ts'
import { expect, test } from '../../fixtures/test.ts'
import { beginSite, saveNewSite } from '../../fixtures/new-site.ts'

/*
 * A site of five pages goes to a bucket, to Azure and to the built-in host at once, is edited, published
 * again, restored and downloaded; after each step every byte at every destination is checked.
 */

const run = promisify(execFile)
const folder = 'green-acre'

/** Returns the files without the destination's URL, and without its way to write folder URLs. */
const withoutAddress = (files: HeldFiles, ...bases: string[]): HeldFiles =>
  new Map(
    [...files].map(([path, text]) => [
      path,
      bases
        .reduce((kept, base) => kept.replaceAll(base, '@'), text)
        .replaceAll('index.html', '')
        .replaceAll('"./"', '""')
        // a form names its destination
        .replace(/(name="_token" value=")[^"]*/g, '$1'),
    ]),
  )

/** The page with a form. */
const contact = 'contact/index.html'

/** Lines that give search engines the URL of a page. */
const searchLines =
  /^(?:<link rel="canonical".*|<meta property="og:url".*|<script type="application\/ld\+json">.*|Sitemap:.*)\n/gm

/** Returns the files as in a zip: they contain no URL of this computer, which is invalid for others. */
const asZipped = (files: HeldFiles, base: string): HeldFiles =>
  new Map(
    [...withoutAddress(files, base)]
      .filter(([path]) => path !== 'sitemap.xml' && path !== contact)
      .map(([path, text]) => [path, text.replaceAll('@', '').replace(searchLines, '')]),
  )

const changedPaths = (before: HeldFiles, after: HeldFiles): string[] => [
  ...[...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path),
  ...[...before.keys()].filter((path) => !after.has(path)),
]

const buildSite = async (page: Page, url: string) => {
  await staysAfterSave(page)
  await page.goto(`${url}/site-builder/build-site`)
  await beginSite(page, /^Garden and landscaping/)
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByLabel('Page Name').fill('Prices')
  const form = page.getByRole('form', { name: 'New page' })
  await form.getByRole('button', { name: 'Add page' }).click()
  await expect(page.getByRole('treeitem', { name: /^Prices \// })).toBeVisible()
  // closes when the page is stored
  await expect(form).toBeHidden()
  // the open page is also open in the site
  await saveNewSite(page, 'Green Acre')
  await expect(page).toHaveURL(/edit-site\?id=.+&page=/)
  // the editor of the new site takes the place of this one, with its first tab
  await expect(async () => {
    await page.getByRole('tab', { name: 'Pages' }).click()
    await page.getByRole('treeitem', { name: /^Home \// }).click({ timeout: 2_000 })
  }).toPass()
  await expect(page.frameLocator('iframe[title="Page"]').getByRole('heading', { level: 1 })).toHaveText(
    'Gardens that look good all year',
  )
}

const headline = async (page: Page, text: string) => {
  const h1 = page.frameLocator('iframe[title="Page"]').getByRole('heading', { level: 1 })
  await h1.dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
}

test('five pages at three places at once: published, edited, published again, restored and downloaded', async ({
  page,
}) => {
  const name = `clouds-${Date.now().toString(36)}`
  const [store, azurite] = await Promise.all([startObjectStore(), startAzurite()])
  const product = await startProduct({ EGRESS_ALLOW: `${store.address},${azurite.address}` })
  try {
    const owner = await signIn(product, await register(product))
    const { endpoint, accessKey, secretKey } = store
    const s3 = { cloud: 's3', label: 'Own store', endpoint, accessKey, secretKey, region: 'us-east-1' }
    await owner.call('POST', 'cloud-settings-manager', s3)
    const { accountName, secretKey: key } = azurite
    const website = azurite.endpoint
    const azure = {
      cloud: 'azure',
      label: 'Own Azure',
      accountName,
      secretKey: key,
      website,
      endpoint: website,
    }
    await owner.call('POST', 'cloud-settings-manager', azure)
    const hosted = () => filesBelow(join(product.dataDir, 'sites', folder))
    const places = async () => [
      await hosted(),
      await objectsBelow(store, name, folder),
      await blobsBelow(azurite, name, folder),
    ]
    await page.goto(product.url)
    await page.evaluate((token) => localStorage.setItem('web2.token', token), owner.token)

    await buildSite(page, product.url)
    await page.goto(`${product.url}/site-builder`)
    const publish = page.getByRole('dialog', { name: 'Publish site' })
    const open = () => page.getByRole('button', { name: 'Publish Green Acre' }).click()
    const live = async () => {
      await expect(publish.getByText(/\d files, .* in total/)).toHaveCount(3)
      await publish.getByRole('button', { name: 'Publish to 3 destinations' }).click()
      await expect(publish.getByText('Green Acre is live')).toBeVisible({ timeout: 90_000 })
      await publish.getByRole('button', { name: 'Done' }).click()
    }
    await open()
    for (const [number, cloud, noun] of [
      [2, 's3', 'bucket'],
      [3, 'azure', 'container'],
    ] as const) {
      await publish.getByRole('button', { name: 'Add destination' }).click()
      const section = publish.getByRole('group', { name: `Destination ${number}` })
      await section.getByRole('combobox', { name: 'Cloud', exact: true }).selectOption(cloud)
      await section.getByRole('button', { name: `Create ${noun}` }).click()
      const creation = page.getByRole('dialog', { name: `Create ${noun}` })
      await creation.getByLabel('Name').fill(name)
      await creation.getByRole('button', { name: 'Create' }).click()
      await expect(section.getByRole('checkbox', { name })).toBeChecked()
    }
    await live()

    const base = `${product.sitesUrl}/${folder}/`
    const bases = [base, `${endpoint}/${name}/${folder}/`, `${azurite.endpoint}/${name}/${folder}/`] as const
    const first = await places()
    expect([...first[0]!.keys()].filter((path) => path.endsWith('index.html'))).toHaveLength(5)
    for (const [at, held] of first.entries())
      expect(withoutAddress(held, bases[at]!, base)).toEqual(withoutAddress(first[0]!, base))

    await page.getByRole('link', { name: 'Green Acre', exact: true }).click()
    await headline(page, 'Gardens for every month')
    await page.goto(`${product.url}/site-builder`)
    await open()
    await live()
    const second = await places()
    for (const [at, held] of second.entries()) {
      expect(changedPaths(first[at]!, held)).toEqual(['index.html'])
      expect(held.get('index.html')).toContain('Gardens for every month')
    }

    await page.getByRole('button', { name: 'More for Green Acre' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History of Green Acre' })
    await history.getByRole('button', { name: 'Restore publication 1' }).click()
    await history.getByRole('checkbox', { name: /^Also restore the pages in the editor/ }).check()
    await history.getByRole('button', { name: 'Restore site and pages' }).click()
    const { data } = await owner.call<{ data: { _id: string }[] }>('GET', 'cloud-builder')
    await publicationEnds(owner, data[0]!._id, 3)
    expect(await places()).toEqual(first)

    // holds back the request, because a zip that is ready at once would be fetched before the reload
    let isHeld = true
    await page.route('**/api/third-party-services/**', (route) => (isHeld ? undefined : route.continue()))
    const downloading = page.waitForEvent('download', { timeout: 60_000 })
    await page.getByRole('button', { name: 'More for Green Acre' }).click()
    const heard = await hear(page)
    await page.getByRole('menuitem', { name: 'Download zip' }).click()
    const review = page.getByRole('dialog')
    // the site has no email address for a form that can't deliver to this installation
    await review.getByRole('checkbox', { name: 'Download with a form that can’t reach Leads' }).check()
    await review.getByRole('button', { name: 'Download zip' }).click()
    await heard('Process is started')
    // a pending download survives a reload
    isHeld = false
    await page.reload()
    const unpacked = await mkdtemp(join(tmpdir(), 'journey-clouds-'))
    try {
      await run('unzip', ['-q', await (await downloading).path(), '-d', unpacked])
      const zipped = await filesBelow(unpacked)
      expect([...zipped.values()].join('')).not.toMatch(/localhost|127\.0\.0\.1/)
      const here = await hosted()
      expect(asZipped(zipped, base)).toEqual(asZipped(here, base))
      expect(here.get(contact)).toContain('name="_token"')
      expect(zipped.get(contact)).not.toContain('<form')
      expect(zipped.has('sitemap.xml')).toBe(false)
    } finally {
      await rm(unpacked, { recursive: true, force: true })
    }
  } finally {
    await product.remove()
    await Promise.all([azurite.stop(), store.stop()])
  }
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { block, canvas, retype } from '../../fixtures/builder.ts'
import { hear } from '../../fixtures/hear.ts'

/* Content that a page includes, the data of its listing, its sections and its images, wherever it is used. */

let mine: Account
let page: Page
test.beforeEach(({ newcomer }) => {
  mine = newcomer.mine
  page = newcomer.page
})

const make = async (path: string, body: object) => (await mine.call<{ _id: string }>('POST', path, body))._id
const addListing = () =>
  make('naps', { businessName: 'Green Acre', address1: '1 Elm Street', phone: '555 0100' })

const chooseListing = async () => {
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Business listing…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select NAP database' })
  await dialog.getByRole('radio', { name: 'Green Acre' }).check()
  await dialog.getByRole('button', { name: 'Select' }).click()
  await expect(dialog).toBeHidden()
}

const exported = async (format: 'HTML' | 'With images'): Promise<Uint8Array> => {
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export page' })
  await dialog.getByText(format, { exact: true }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await readFile(await (await download).path())
  await dialog.getByRole('button', { name: 'Close' }).click()
  return file
}

const inPreview = (text: string) => page.frameLocator('iframe[title="Page preview"]').getByText(text)
const inPicture = (text: string) => page.frameLocator('iframe[title="Preview"]').first().getByText(text)

test('of many listings a picker shows the first fifty, and the server finds the others', async () => {
  const others = Array.from({ length: 60 }, (_, at) => ({
    businessName: `Acorn ${String(at).padStart(2, '0')}`,
    address1: '1 Elm Street',
    phone: '555 0100',
  }))
  await mine.call('POST', 'naps', others)
  await addListing()
  const _id = await make('cloud-pages', { name: 'Offer', html: '<h1>{nap.businessName}</h1>' })
  await page.goto(`/page-builder/edit-page?id=${_id}`)
  await page.getByRole('button', { name: 'Choose listing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select NAP database' })
  await expect(dialog.getByRole('radio')).toHaveCount(51)
  await expect(dialog.getByText('11 more')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Acorn 33' }).check()
  await dialog.getByRole('searchbox').fill('green')
  await dialog.getByRole('radio', { name: 'Green Acre' }).check()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Select' }).click()
  await expect(block(page, 'Green Acre')).toBeVisible()

  await page.goto('/site-builder/build-site')
  const business = page.getByRole('combobox', { name: 'Business listing' })
  await business.click()
  await expect(page.getByRole('option', { name: /^Acorn/ })).toHaveCount(49)
  await expect(page.getByRole('option', { name: '11 more' })).toBeVisible()
  await business.fill('green')
  await page.getByRole('option', { name: 'Green Acre' }).click()
  await expect(business).toHaveValue('Green Acre')
  await business.click()
  await expect(page.getByRole('option', { name: 'Green Acre' })).toHaveCount(1)
  await expect(page.getByRole('option', { name: /^Acorn/ })).toHaveCount(49)
})

test('the chosen listing fills a page and its section: on the canvas, in previews, in the export and when published', async () => {
  const napId = await addListing()
  const section = await make('cloud-modules', { name: 'Call us', html: '<h2>Call {nap.phone}</h2>' })
  const html = `<h1>{nap.businessName}</h1><div data-w2m-section="${section}"></div><p>Alpha</p>`
  const _id = await make('cloud-pages', { name: 'Offer', html })

  await page.goto(`/page-builder/edit-page?id=${_id}`)
  await expect(block(page, 'Alpha')).toBeVisible()
  await chooseListing()
  await expect(block(page, 'Green Acre')).toBeVisible()
  await expect(block(page, 'Call 555 0100')).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(inPreview('Call 555 0100')).toBeVisible()
  await page.keyboard.press('Escape')
  const alone = strFromU8(await exported('HTML'))
  expect(alone).toContain('Green Acre</h1>')
  expect(alone).toContain('Call 555 0100')
  await page.getByRole('button', { name: 'Leave builder' }).click()
  await expect(inPicture('Call 555 0100')).toBeAttached()
  await page.goto(`/page-builder/view-page?id=${_id}`)
  await expect(inPreview('Green Acre')).toBeVisible()

  await page.goto(`/section-builder/edit-section?id=${section}`)
  await chooseListing()
  await expect(block(page, 'Call 555 0100')).toBeVisible()
  await retype(page, 'Call 555 0100', 'Ring {nap.phone}')
  await page.keyboard.press('Escape')
  expect(strFromU8(await exported('HTML'))).toContain('Ring 555 0100')
  const heard = await hear(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await heard('Section Edited Successfully!')
  await expect(page).toHaveURL(/\/section-builder$/)
  await expect(inPicture('Ring 555 0100')).toBeAttached()
  await page.goto(`/section-builder/view-section?id=${section}`)
  await expect(inPreview('Ring 555 0100')).toBeVisible()

  const { site } = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'Acre',
    rootSlug: `acre-${napId.slice(-8)}`,
    napId,
    pages: [{ name: 'Home', slug: 'home', html }],
  })
  await mine.call('POST', 'cloud-builder', { siteId: site._id, clouds: [{ cloud: 'builtin', buckets: [] }] })
  const live = async () => {
    const { site: now } = await mine.call<{ site: { status: string; siteLink: string | null } }>(
      'GET',
      `cloud-builder/${site._id}`,
    )
    return now.status === 'published' && now.siteLink ? (await fetch(now.siteLink)).text() : now.status
  }
  await expect.poll(live).toContain('Ring 555 0100')
})

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#b00"/></svg>'

test('a page is exported with its pictures beside it, or alone with addresses that lead back here', async ({
  product,
}) => {
  const form = new FormData()
  form.append('files[0]', new File([drawing], 'rose.svg', { type: 'image/svg+xml' }))
  const answer = await fetch(`${product.url}/api/media-manager?uploadAction=true&path=/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mine.token}` },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { uploaded: { url: string }[] } }
  const url = data.uploaded[0]!.url
  const _id = await make('cloud-pages', {
    name: 'Roses',
    html: `<p>Alpha</p><img src="${url}" alt="A rose"><img src="${url.replace('rose.', 'gone.').replace(/[0-9a-f]{32}/, 'f'.repeat(32))}" alt="Gone">`,
  })
  await page.goto(`/page-builder/edit-page?id=${_id}`)
  await expect(canvas(page).getByAltText('A rose')).toBeVisible()

  const alone = strFromU8(await exported('HTML'))
  expect(alone).toContain(`src="${product.url}${url}"`)
  expect(alone).toContain(`property="og:image" content="${product.url}${url}"`)

  const heard = await hear(page)
  const files = unzipSync(await exported('With images'))
  await heard('1 image no longer exists and is missing from the zip: gone.')
  const [picture] = Object.keys(files).filter((path) => path.startsWith('assets/'))
  expect(picture).toMatch(/^assets\/rose-[0-9a-f]{12}\.svg$/)
  expect(strFromU8(files[picture!]!)).toContain('fill="#b00"')
  const packed = strFromU8(files['index.html']!)
  expect(packed).toContain(`src="${picture}"`)
  expect(packed).not.toContain('src="/media/')
})

test('a page open in two tabs causes a warning in both, where the browser has no locks', async () => {
  const _id = await make('cloud-pages', { name: 'Twice', html: '<p>Alpha</p>' })
  const tabs = [page, await page.context().newPage()]
  const notice = (tab: Page) => tab.getByRole('region', { name: 'Open in another tab' })
  for (const tab of tabs) {
    // as a page on an insecure origin
    await tab.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'locks')
    })
    await tab.goto(`/page-builder/edit-page?id=${_id}`)
    await expect(block(tab, 'Alpha')).toBeVisible()
  }
  for (const tab of tabs) await expect(notice(tab)).toBeVisible()
  await tabs[1]!.close()
  await expect(notice(page)).toBeHidden()
})

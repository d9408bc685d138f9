import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, firstAdmin, signedInPage } from '../../fixtures/accounts.ts'
import { startAzurite } from '../../fixtures/azurite.ts'
import { canvas, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { serveFolder } from '../../fixtures/file-server.ts'
import { namedVisitors, publishPages, publishSite, siteOf, test, visitorAt } from '../../fixtures/leads.ts'
import { startProduct } from '../../fixtures/product.ts'

/* Forms that lead nowhere are found and connected, and say so if they can't reach the installation. */

const run = promisify(execFile)

const fields = `<label>Your name <input name="name" required></label>
  <label>Email <input name="email" type="email" required></label>
  <label>Message <textarea name="message" required></textarea></label><button>Send request</button>`

const home = (html: string) => [
  { name: 'Home', slug: 'home', html: `<html lang="en"><h1>Contact</h1>${html}</html>` },
]

/** Connects the form of the open page by the button of its finding. */
const connectIn = async (page: Page, siteId: string) => {
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${siteId}`)
  await expect(canvas(page).getByRole('heading', { name: 'Contact' })).toBeVisible()
  await page.getByRole('tab', { name: 'Checks' }).click()
  await page.getByRole('button', { name: 'Receive entries in Leads' }).click()
  await expect(page.getByRole('button', { name: 'Receive entries in Leads' })).toHaveCount(0)
  await savePage(page)
}

test('a form that opened an email app, and one of an imported page, are connected by one click each', async ({
  newcomer: { mine, page },
  browser,
}) => {
  const site = await publishPages(
    mine,
    home(`<form action="mailto:hello@greenacre.example">${fields}</form>`),
  )
  const before = await visitorAt(browser, site.siteLink)
  await expect(before.locator('form')).toHaveAttribute('action', 'mailto:hello@greenacre.example')
  await connectIn(page, site._id)
  await publishSite(mine, site._id, 2)
  await before.reload()
  await before.getByLabel('Your name').fill('Rose Miller')
  await before.getByLabel('Email').fill('rose@example.com')
  await before.getByLabel('Message').fill('The fence fell over.')
  await before.getByRole('button', { name: 'Send request' }).click()
  await expect(before.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  // as form services want it: without an action and without names, which their script adds
  const newsletter = `<form class="sign-up" id="newsletter" data-service-token="TOKEN"><div class="row">
    <div class="col"><input class="field" id="address" type="email" placeholder="Your email address" aria-label="Your email address" required></div>
    <div class="col"><button class="button" type="submit">Keep me posted</button></div></div></form>`
  const { site: imported } = await mine.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: 'Imported',
    rootSlug: `imported-${Date.now().toString(36)}`,
    pages: home(newsletter),
  })
  await connectIn(page, imported._id)
  await publishSite(mine, imported._id, 1)
  const after = await visitorAt(browser, (await siteOf(mine, imported._id)).siteLink)
  await after.getByLabel('Your email address').fill('nora@example.com')
  await after.getByRole('button', { name: 'Keep me posted' }).click()
  await expect(after.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  await page.goto('/leads')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toBeVisible()
  await page.getByRole('link', { name: 'nora@example.com' }).first().click()
  await expect(page.getByRole('region', { name: 'Entries' })).toContainText('Your email address')
  for (const visitor of [before, after]) await visitor.context().close()
})

test('a field’s pattern is checked as it was written, and a choice is sent as it is labelled', async ({
  newcomer: { mine, page },
  browser,
}) => {
  const site = await publishPages(
    mine,
    home(
      `<form action="lead:"><label>Your name <input name="name" pattern="\\p{L}+" required></label>
      <label>Postal code <input name="code" pattern="[0-9]{4}" required></label>
      <label>Email <input name="email" type="email" required></label>
      <fieldset><legend>When?</legend><label><input type="radio" required> Morning</label>
      <label><input type="radio"> Evening</label></fieldset><button>Send request</button></form>`,
    ),
  )
  const visitor = await visitorAt(browser, site.siteLink)
  const [name, code] = [visitor.getByLabel('Your name'), visitor.getByLabel('Postal code')]
  await name.fill('R2')
  await code.fill('123')
  await visitor.getByLabel('Email').fill('zoe@example.com')
  await visitor.getByLabel('Morning').check()
  await visitor.getByLabel('Evening').check()
  await expect(visitor.getByLabel('Morning')).not.toBeChecked()
  await visitor.getByRole('button', { name: 'Send request' }).click()
  // refused by the browser
  await expect(visitor.locator('input:invalid')).toHaveCount(2)
  await name.fill('Zoë')
  await code.fill('1234')
  await visitor.getByRole('button', { name: 'Send request' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.goto('/leads')
  await page.getByRole('link', { name: 'Zoë' }).click()
  const entries = page.getByRole('region', { name: 'Entries' })
  for (const text of ['When?', 'Evening', '1234']) await expect(entries).toContainText(text)
  await visitor.context().close()
})

test('a form that can’t reach PUBLIC_URL is an error of public destinations, and delivers from a zip once it can', async ({
  browser,
}) => {
  const azurite = await startAzurite()
  const product = await startProduct({ ...namedVisitors, EGRESS_ALLOW: azurite.address })
  const unpacked = await mkdtemp(join(tmpdir(), 'journey-leads-'))
  const files = await serveFolder(unpacked)
  try {
    const admin = await firstAdmin(product)
    await admin.call('POST', 'cloud-settings-manager', {
      ...{ cloud: 'azure', label: 'Own Azure', website: 'https://green.example.com' },
      ...{ endpoint: azurite.endpoint, accountName: azurite.accountName, secretKey: azurite.secretKey },
    })
    await publishPages(admin, home(`<form action="lead:">${fields}</form>`))
    const page = await signedInPage(browser, product, admin)
    await page.goto('/site-builder')
    await expect(page.getByText('Out of date')).toHaveCount(0)
    await page.getByRole('button', { name: 'Publish Green Acre' }).click()
    const publish = page.getByRole('dialog', { name: 'Publish site' })
    await publish.getByRole('button', { name: 'Add destination' }).click()
    const section = publish.getByRole('group', { name: 'Destination 2' })
    await section.getByRole('combobox', { name: 'Cloud', exact: true }).selectOption('azure')
    await section.getByRole('checkbox', { name: '$web' }).check()
    const sentence = `Entries can’t reach this installation because PUBLIC_URL is ${product.url}. Set PUBLIC_URL to a public https:// URL, or use mailto: or a form service.`
    const checks = publish.getByRole('region', { name: 'Content check' })
    await expect(checks.getByRole('checkbox')).toHaveAccessibleDescription(sentence)
    await expect(publish.getByRole('button', { name: 'Publish to 2 destinations' })).toBeDisabled()
    await publish.getByRole('button', { name: 'Cancel' }).click()
    const openZip = async () => {
      await page.getByRole('button', { name: 'More for Green Acre' }).click()
      await page.getByRole('menuitem', { name: 'Download zip' }).click()
      return page.getByRole('dialog', { name: 'Download “Green Acre”' })
    }
    await expect((await openZip()).getByRole('checkbox')).toHaveAccessibleDescription(sentence)

    const publicUrl = 'https://leads.example.com'
    await product.stop()
    await product.start({ PUBLIC_URL: publicUrl })
    await page.goto('/site-builder')
    await expect(page.getByText('Out of date')).toBeVisible()
    const zip = await openZip()
    await expect(zip.getByRole('checkbox')).toHaveCount(0)
    const downloading = page.waitForEvent('download')
    await zip.getByRole('button', { name: 'Download zip' }).click()
    await run('unzip', ['-q', await (await downloading).path(), '-d', unpacked])

    const visitor = await visitorAt(browser, `${files.url}/index.html`)
    // what name servers and a proxy with a certificate do; redirected requests would not pass here
    const here = (url: string) =>
      url.replace(publicUrl, product.url).replace(/^http:\/\/leads\.example\.com:\d+/, product.sitesUrl)
    await visitor.context().route(`${publicUrl}/**`, async (route) => {
      const answer = await route.fetch({ url: here(route.request().url()), maxRedirects: 0 })
      expect(answer.status()).toBe(303)
      await route.fulfill({ response: await visitor.request.get(here(answer.headers()['location']!)) })
    })
    await visitor.getByLabel('Your name').fill('Zoe Zip')
    await visitor.getByLabel('Email').fill('zoe@example.com')
    await visitor.getByLabel('Message').fill('This page is served from a folder.')
    await visitor.getByRole('button', { name: 'Send request' }).click()
    await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await page.goto('/leads')
    await expect(page.getByRole('link', { name: 'Zoe Zip' })).toBeVisible()
    await visitor.context().close()
    await page.context().close()
  } finally {
    await files.close()
    await rm(unpacked, { recursive: true, force: true })
    await product.remove()
    await azurite.stop()
  }
})

import type { Locator, Page } from '@playwright/test'
import { canvas, drag, staysAfterSave } from '../../fixtures/builder.ts'
import { expect, test } from '../../fixtures/test.ts'
import { register, type Person } from '../../fixtures/people.ts'
import { siteFromTemplate } from '../../fixtures/sites.ts'
import { startProduct, type Product } from '../../fixtures/product.ts'
import { startObjectStore, type ObjectStore } from '../../fixtures/object-store.ts'
import { beginSite, openSaveDialog } from '../../fixtures/new-site.ts'

/*
 * The promise that must stay true: a user starts the product on an empty data folder, builds a site from a
 * template with their own business data, publishes it, and opens the live page.
 */

const signIn = async (page: Page, { url }: Product, person: Person) => {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
}

const addCloudAccount = async (page: Page, store: ObjectStore) => {
  await page.getByRole('link', { name: 'Cloud accounts' }).click()
  await expect(page.getByRole('heading', { name: 'Cloud accounts', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Add cloud account' }).first().click()
  const account = page.getByRole('dialog', { name: 'Add cloud account' })
  await account.getByLabel('Cloud').selectOption('S3-compatible storage')
  await account.getByLabel('Label').fill('Loopback store')
  await account.getByLabel('Endpoint').fill(store.endpoint)
  await account.getByLabel('Access key').fill(store.accessKey)
  await account.getByRole('textbox', { name: 'Secret key' }).fill(store.secretKey)
  await account.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Loopback store' })).toBeVisible()
}

const saved = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Saved$/ })

const registerByHand = async (page: Page, product: Product) => {
  await staysAfterSave(page)
  await page.goto(product.url)
  await expect(page).toHaveURL(/\/register/)
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()
}

const addListing = async (page: Page) => {
  await page.getByRole('link', { name: 'Add NAP' }).first().click()
  await expect(page.getByRole('heading', { name: 'Add NAP' })).toBeVisible()
  await page.getByLabel('Business name').fill('Green Acre Gardens')
  await page.getByLabel('Address line 1').fill('12 Orchard Lane')
  await page.getByLabel('City').fill('Bristol')
  await page.getByLabel('Phone').fill('+44 117 496 0123')
  await page.getByRole('button', { name: 'Submit Form' }).click()
  await expect(page.getByRole('link', { name: 'Green Acre Gardens', exact: true })).toBeVisible()
}

const buildSite = async (page: Page) => {
  await page.getByRole('link', { name: 'Sites', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Build site' }).click()
  // the only listing is preselected
  await expect(page.getByRole('combobox', { name: 'Business listing' })).toHaveValue(/^Green Acre Gardens/)
  await beginSite(page, /^Garden and landscaping/)
  await expect(canvas(page).getByText('Call +44 117 496 0123', { exact: true })).toBeVisible()
  const dialog = await openSaveDialog(page)
  await dialog.getByLabel('Site name').fill('Green Acre')
  await dialog.getByLabel('Email').fill('hello@greenacre.example')
  await dialog.getByRole('button', { name: 'Save site' }).click()
  await expect(page).toHaveURL(/edit-site/)
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Gardens that look good all year')
  await expect(canvas(page).getByText('Call +44 117 496 0123', { exact: true })).toBeVisible()
}

const editHomePage = async (page: Page) => {
  const h1 = canvas(page).getByRole('heading', { level: 1 })
  await h1.dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Gardens for every month')
  await canvas(page).getByRole('heading', { name: 'Our most popular services' }).click()
  await expect(h1).toHaveText('Gardens for every month')

  const tiles = canvas(page).getByRole('heading', { name: 'Our most popular services' })
  // away from the edges of the canvas, where a drag scrolls the page
  await tiles.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await drag(page, {
    from: page.getByRole('button', { name: 'Paragraph', exact: true }),
    to: tiles,
    at: { x: 0.7, y: 0.5 },
  })
  const dropped = tiles.locator('xpath=following-sibling::*[1]')
  await expect(dropped).toHaveJSProperty('tagName', 'P')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dropped).toHaveText(/^From a single morning/)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(dropped).not.toHaveText(/^From a single morning/)

  // right of the toolbar above the selected paragraph
  const { width } = (await tiles.boundingBox())!
  await tiles.click({ position: { x: width - 12, y: 12 } })
  await page.getByRole('tabpanel', { name: 'Style' }).getByRole('tab', { name: 'Style' }).click()
  await page.getByRole('textbox', { name: 'Font size' }).fill('48')
  await page.getByRole('textbox', { name: 'Font size' }).press('Enter')
  await expect(tiles).toHaveCSS('font-size', '48px')

  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
}

const publish = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Publish site' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('Green Acre is live')).toBeVisible({ timeout: 60_000 })
  return dialog
}

const openPublishDialog = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()

test('from an empty folder to a live page, and again with what changed', async ({ page, secondPage }) => {
  const product = await startProduct()
  try {
    await registerByHand(page, product)
    await addListing(page)
    await buildSite(page)
    await editHomePage(page)

    await openPublishDialog(page)
    const dialog = await publish(page)
    const address = await dialog.getByRole('link', { name: /^http/ }).first().innerText()
    expect(address).toContain(product.sitesUrl)
    await expect(dialog.getByText(/8 files uploaded/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()

    // a guest's browser opens the live page
    const errors: string[] = []
    secondPage.on('pageerror', (error) => errors.push(error.message))
    await secondPage.goto(address)
    await expect(secondPage.getByRole('heading', { level: 1 })).toHaveText('Gardens for every month')
    await expect(secondPage.getByRole('heading', { name: 'Our most popular services' })).toHaveCSS(
      'font-size',
      '48px',
    )
    await expect(secondPage.getByRole('link', { name: 'Call +44 117 496 0123' })).toHaveAttribute(
      'href',
      'tel:+441174960123',
    )
    for (const name of ['Services', 'About', 'Contact', 'Home']) {
      await secondPage.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
      await expect(secondPage.getByRole('link', { name: 'Call +44 117 496 0123' })).toBeVisible()
    }
    expect(errors).toEqual([])

    // the phone changes in one place, and at the next publish on every page that shows it
    await page.goto(`${product.url}/nap-databases`)
    await page.getByRole('link', { name: 'Green Acre Gardens', exact: true }).click()
    await expect(page.getByLabel('Phone')).toHaveValue('+44 117 496 0123')
    await page.getByLabel('Phone').fill('+44 117 496 0999')
    // the choice to stay after a save also applies to forms
    await page.getByRole('checkbox', { name: 'Stay here after saving' }).uncheck()
    await page.getByRole('button', { name: 'Submit Form' }).click()
    await expect(page.getByRole('heading', { name: 'NAP databases' })).toBeVisible()
    await page.getByRole('link', { name: 'Sites', exact: true }).click()
    await page.getByRole('link', { name: 'Green Acre', exact: true }).click()
    await openPublishDialog(page)
    await publish(page)
    for (const path of ['', 'services/', 'about/', 'contact/']) {
      await secondPage.goto(address + path)
      await expect(secondPage.getByRole('link', { name: 'Call +44 117 496 0999' })).toBeVisible()
      await expect(secondPage.locator('body')).not.toContainText('+44 117 496 0123')
    }
  } finally {
    await product.remove()
  }
})

test('the same site goes to a bucket, and the second time only what changed', async ({
  page,
  secondPage,
}) => {
  const bucket = `journey-${Date.now().toString(36)}`
  const store = await startObjectStore()
  const own = await startProduct({ EGRESS_ALLOW: store.address })
  try {
    const person = await register(own)
    const { siteId } = await siteFromTemplate(own, person)
    await signIn(page, own, person)
    await addCloudAccount(page, store)

    await staysAfterSave(page)
    await page.goto(`${own.url}/site-builder/edit-site?id=${siteId}`)
    await openPublishDialog(page)
    const dialog = page.getByRole('dialog', { name: 'Publish site' })
    await dialog.getByRole('combobox', { name: 'Cloud', exact: true }).selectOption('S3-compatible storage')
    await dialog.getByRole('button', { name: 'Create bucket' }).click()
    const creation = page.getByRole('dialog', { name: 'Create bucket' })
    await creation.getByLabel('Name').fill(bucket)
    await creation.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByRole('checkbox', { name: bucket })).toBeChecked()
    await publish(page)
    await expect(dialog.getByText(/8 files uploaded/)).toBeVisible()
    const address = await dialog.getByRole('link', { name: /^http/ }).first().innerText()
    expect(address).toContain(`${store.address}/${bucket}/`)
    await dialog.getByRole('button', { name: 'Done' }).click()

    await secondPage.goto(address)
    await expect(secondPage.getByRole('heading', { level: 1 })).toHaveText('Gardens that look good all year')
    await secondPage.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(secondPage.getByRole('heading', { level: 1 })).toHaveText('About us')

    const h1 = canvas(page).getByRole('heading', { level: 1 })
    await h1.dblclick()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Second thoughts')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(saved(page)).toBeVisible()
    await openPublishDialog(page)
    await publish(page)
    await expect(dialog.getByText(/^1 file uploaded, 7 unchanged/)).toBeVisible()
    await secondPage.goto(address)
    await expect(secondPage.getByRole('heading', { level: 1 })).toHaveText('Second thoughts')
  } finally {
    await own.remove()
    await store.stop()
  }
})

import type { Locator, Page } from '@playwright/test'
import { customer, expect, signIn, test, type Account } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { hear } from '../../fixtures/hear.ts'
import { startObjectStore } from '../../fixtures/object-store.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct, type Product } from '../../fixtures/product.ts'
import { siteFromTemplate } from '../../fixtures/sites.ts'
import { openSaveDialog, startBuilding } from '../../fixtures/new-site.ts'

/* Saving a site with its destinations: the questions, refusals and stored choices of each step. */

const section = (within: Page | Locator, number: number) =>
  within.getByRole('group', { name: `Destination ${number}` })
const cloudOf = (place: Locator) => place.getByRole('combobox', { name: 'Cloud', exact: true })

const enter = async (page: Page, { url }: Pick<Product, 'url'>, { token }: Account) => {
  await page.addInitScript((known) => {
    if (sessionStorage.getItem('entered') === null) localStorage.setItem('web2.token', known)
    sessionStorage.setItem('entered', 'yes')
  }, token)
  await page.goto(`${url}/site-builder/build-site`)
}

test('a new site goes to two new buckets and the built-in host at once; keys that are revoked and given back', async ({
  page,
  secondPage,
}) => {
  const store = await startObjectStore()
  const product = await startProduct({ EGRESS_ALLOW: store.address })
  try {
    const me = await signIn(product, await register(product))
    const account = await me.call<{ _id: string }>('POST', 'cloud-settings-manager', {
      cloud: 's3',
      label: 'Own store',
      ...{ endpoint: store.endpoint, accessKey: store.accessKey, secretKey: store.secretKey },
    })
    const keys = (secretKey: string) =>
      me.call('PATCH', `cloud-settings-manager/${account._id}`, { secretKey })
    const [one, two] = ['one', 'two'].map((name) => `save-${name}-${Date.now().toString(36)}`)

    await enter(page, product, me)
    await startBuilding(page)
    const dialog = await openSaveDialog(page)
    await dialog.getByLabel('Site name').fill('Willow House')
    const now = page.getByRole('checkbox', { name: 'Publish now' })
    await now.check()
    await expect(cloudOf(section(page, 1))).toHaveValue('builtin')
    await page.getByRole('button', { name: 'Add destination' }).click()

    // after turning publishing off and on again, only one empty section is left
    await now.uncheck()
    await now.check()
    await expect(section(page, 2)).toHaveCount(0)
    await expect(cloudOf(section(page, 1))).toHaveValue('')
    const save = page.getByRole('button', { name: 'Save and publish' })
    await save.click()
    await expect(cloudOf(section(page, 1))).toBeFocused()
    await expect(cloudOf(section(page, 1))).toHaveAccessibleDescription('This field is required')

    await cloudOf(section(page, 1)).selectOption('Azure Blob Storage')
    await expect(section(page, 1)).toContainText('No Azure Blob Storage account yet.')
    await cloudOf(section(page, 1)).selectOption('S3-compatible storage')
    await expect(section(page, 1).getByRole('combobox', { name: 'Account' })).toHaveValue('Own store')
    await expect(section(page, 1)).toContainText('links end with index.html')

    const creation = page.getByRole('dialog', { name: 'Create bucket' })
    const name = creation.getByLabel('Name')
    const create = creation.getByRole('button', { name: 'Create' })
    await section(page, 1).getByRole('button', { name: 'Create bucket' }).click()
    for (const wrong of ['', 'Willow', 'w\u0456llow', '../../willow', 'a'.repeat(300)]) {
      await name.fill(wrong)
      await create.click()
      await expect(name).toHaveAccessibleDescription(wrong === '' ? /This field is required/ : /Use 3 to 63/)
    }
    await name.fill(one!)
    await creation.getByLabel('Region').fill('')
    await create.click()
    await expect(creation.getByLabel('Region')).toHaveAccessibleDescription(/This field is required/)
    await creation.getByLabel('Region').fill('us-east-1')
    await create.click()
    await section(page, 1).getByRole('button', { name: 'Create bucket' }).click()
    await name.fill(one!)
    await create.click()
    await expect(name).toHaveAccessibleDescription(/Please, use not used Bucket Name/)
    expect(await violations(page)).toEqual([])
    await name.fill(two!)
    await create.click()
    await page.getByRole('button', { name: 'Add destination' }).click()
    await cloudOf(section(page, 2)).selectOption('Built-in host')
    // a further section has its own names, initially those of the first one
    await expect(section(page, 1).getByLabel('Site name')).toHaveCount(0)
    const named = section(page, 2).getByLabel('Site name')
    await expect(named).toHaveValue('Willow House')
    await named.fill('')
    await save.click()
    await expect(named).toHaveAccessibleDescription('Site Name should be no empty')
    await named.fill('The willow at home')

    // the choices survive a reload
    await page.reload()
    await openSaveDialog(page)
    // the site's own field comes before those of sections
    await expect(dialog.getByLabel('Site name').first()).toHaveValue('Willow House')
    await expect(section(page, 1).getByRole('checkbox', { name: two! })).toBeChecked()
    await expect(named).toHaveValue('The willow at home')
    expect(await violations(page)).toEqual([])
    const heard = await hear(page)
    await save.dblclick()
    await expect(page.getByText('Site Saved Successfully!')).toHaveCount(1)
    const progress = page.getByRole('dialog', { name: 'Publish site' })
    await expect(progress.getByText('Willow House is live')).toBeVisible()
    await heard('Site Published Successfully!')
    await progress.getByRole('button', { name: 'Done' }).click()

    const row = page.getByRole('row', { name: /Willow House/ })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Published')
    await expect(row).toContainText('and 1 more')
    type Places = { targets: { cloud: string; url: string }[] }
    const { data } = await me.call<{ data: Places[] }>('GET', 'cloud-builder')
    for (const { cloud, url } of data[0]!.targets) {
      await secondPage.goto(url)
      await expect(secondPage).toHaveTitle(cloud === 'builtin' ? /The willow at home/ : /Willow House/)
    }

    await keys('revokedRevokedRevokedRevokedRevokedRevok')
    await row.getByRole('button', { name: 'More for Willow House' }).click()
    await page.getByRole('menuitem', { name: 'Edit site' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit site' })
    await expect(edit.getByLabel('Root slug')).toBeDisabled()
    await edit.getByLabel('Site name').fill('')
    await edit.getByRole('button', { name: 'Save site' }).click()
    await expect(edit.getByLabel('Site name')).toHaveAccessibleDescription('Site Name should be no empty')
    await edit.getByLabel('Site name').fill('Willow Court')
    await edit.getByRole('checkbox', { name: 'Publish now' }).check()
    await expect(edit.getByRole('alert')).toContainText('rejected these keys')
    await expect(section(edit, 1).getByRole('checkbox', { name: one! })).toBeChecked()
    expect(await violations(page)).toEqual([])
    await edit.getByRole('button', { name: 'Save and publish' }).click()
    await expect(progress.getByText('Publishing failed')).toBeVisible()
    await progress.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed')
    await expect(page).toHaveURL(/status=failed/)
    await keys(store.secretKey)
    await page.getByRole('button', { name: /^Failed: publication details of Willow Court/ }).click()
    await expect(progress).toContainText('rejected these keys')
    await progress.getByRole('button', { name: 'Retry failed' }).click()
    await expect(progress.getByText('Willow Court is live')).toBeVisible()
    await progress.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('No sites with status “Failed”')).toBeVisible()
  } finally {
    await product.remove()
    await store.stop()
  }
})

test('the editor saves a site, goes back, and keeps what was chosen when the session ends', async ({
  page,
  product,
  owner,
  pageOf,
}) => {
  const mine = await customer(product, owner)
  const { siteId } = await siteFromTemplate(product, mine.person)
  const own = await pageOf(mine)
  const openDialog = async () => {
    await own.getByRole('button', { name: 'More save options' }).click()
    await own.getByRole('menuitem', { name: 'Save site…' }).click()
  }
  const edit = own.getByRole('dialog', { name: 'Edit site' })
  await own.goto(`/site-builder/edit-site?id=${siteId}`)
  await openDialog()
  await edit.getByLabel('Site name').fill('Green Acre & Daughters')
  await edit.getByRole('checkbox', { name: 'Publish now' }).check()

  const { data } = await mine.call<{ data: { _id: string }[] }>('GET', 'login-sessions')
  const fresh = await signIn(product, mine.person)
  for (const session of data) await fresh.call('DELETE', `login-sessions/${session._id}`)
  await expect(own.getByText('Your session has ended. Sign in again.')).toBeVisible()
  await own.getByLabel('Email').fill(mine.person.email)
  await own.getByRole('textbox', { name: 'Password' }).fill(mine.person.password)
  await own.getByRole('button', { name: 'Sign in' }).click()
  await openDialog()
  await expect(edit.getByLabel('Site name')).toHaveValue('Green Acre & Daughters')
  await expect(cloudOf(section(edit, 1))).toHaveValue('builtin')
  await edit.getByRole('checkbox', { name: 'Publish now' }).uncheck()
  await edit.getByRole('button', { name: 'Save site' }).click()
  await expect(own.getByText('Site Edited Successfully!')).toHaveCount(1)
  await expect(own).toHaveURL(/\/site-builder$/)
  await expect(own.getByRole('link', { name: 'Green Acre & Daughters' })).toBeVisible()

  // the view of a site shows its live URLs; a site of another account redirects to the list
  await own.goto(`/site-builder/view-site?id=${siteId}`)
  await own.getByRole('button', { name: 'Live destinations' }).click()
  await expect(own.getByText('Not published yet')).toBeVisible()
  for (const id of [siteId, 'no-id-at-all', '01890000-0000-7000-8000-000000000000'])
    for (const screen of ['view-site', 'edit-site']) {
      await page.goto(`/site-builder/${screen}?id=${id}`)
      await expect(page.getByText('This site doesn’t exist or was deleted.').first()).toBeVisible()
      await expect(page).toHaveURL(/\/site-builder$/)
    }
})

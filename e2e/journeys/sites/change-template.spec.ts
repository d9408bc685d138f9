import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/* The template of a whole site is changed from the list of sites, also when some of its pages can't be stored. */

const plumberSite = async (account: Account, rootSlug: string): Promise<string> => {
  const names = { siteName: 'Harbor pipes', rootSlug, templateId: 'plumber' }
  const { site } = await account.call<{ site: { _id: string } }>('POST', 'cloud-builder', names)
  return site._id
}

const openMenu = async (page: Page): Promise<void> => {
  await page.goto('/site-builder')
  await page.getByRole('button', { name: 'More for Harbor pipes' }).click()
}

interface Copy {
  readonly pages: readonly { readonly _id: string; readonly slug: string; readonly document?: object }[]
}

/** Returns the documents of a site's working copy by page, as JSON. */
const documentsOf = async (account: Account, siteId: string): Promise<Record<string, string>> => {
  const { pages } = await account.call<Copy>('GET', `cached-data/${siteId}?content=false`)
  const found: Record<string, string> = {}
  for (const { _id, slug } of pages) {
    const copy = await account.call<Copy>('GET', `cached-data/${siteId}?pageId=${_id}&html=false`)
    found[slug] = JSON.stringify(copy.pages.find((page) => page._id === _id)?.document)
  }
  return found
}

test('the list of sites opens the change of a template, and one undo restores pages whose answers were lost', async ({
  newcomer: { mine, page },
}) => {
  const siteId = await plumberSite(mine, 'harbor-pipes')
  const before = await documentsOf(mine, siteId)
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Change template' }).click()
  const gallery = page.getByRole('dialog', { name: 'Change template', exact: true })
  await gallery.getByRole('button', { name: /^Preview Dentist/ }).click()
  // a reload shows the page and not the gallery
  await expect(page).not.toHaveURL(/dialog=/)
  await page.getByRole('button', { name: 'Use this template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change template to Dentist' })
  const start = dialog.getByRole('button', { name: /^Change \d+ pages$/ })
  await expect(start).toBeEnabled()

  const { pages } = await mine.call<Copy>('GET', `cached-data/${siteId}?content=false`)
  const about = pages.find(({ slug }) => slug === 'about')!
  let isDown = true
  let sent = 0
  await page.route(`**/api/cached-data/${siteId}*`, async (route) => {
    const body = route.request().method() === 'PATCH' ? (route.request().postData() ?? '') : ''
    const isOther = body.includes('"revision"') && !body.includes(pages[0]!._id)
    if (!isDown || !isOther) return route.continue()
    sent += 1
    // the first page is changed by another tab while it is on its way
    if (sent === 1) {
      const { _id } = (JSON.parse(body) as Copy).pages[0]!
      const html = '<p>Typed elsewhere</p>'
      await mine.call('PATCH', `cached-data/${siteId}`, { pages: [{ _id, html }] })
      return route.continue()
    }
    if (sent < 5) return route.continue()
    // stored, but the answer is lost
    if (sent === 5) await mine.call('PATCH', `cached-data/${siteId}`, JSON.parse(body) as object)
    return route.abort()
  })
  await start.click()
  await expect(dialog.getByText(/pages changed, \d+ not changed/)).toBeVisible()
  await expect(dialog.getByText('1 page kept the earlier template')).toBeVisible()
  await expect(dialog.getByText(/Can’t reach the server/)).toBeVisible()
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])

  isDown = false
  await dialog.getByRole('button', { name: 'Change the rest' }).click()
  await expect(dialog.getByText(`${pages.length - 1} pages changed`)).toBeVisible()
  const changed = await documentsOf(mine, siteId)
  expect(changed[about.slug]).not.toBe(before[about.slug])
  await dialog.getByRole('button', { name: 'Undo for all pages' }).click()
  await expect(dialog.getByText('Undone for all pages')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  const typed = Object.entries(await documentsOf(mine, siteId)).filter(([, json]) =>
    json.includes('Typed elsewhere'),
  )
  expect(typed).toHaveLength(1)
  // the open page is kept a moment later
  await expect
    .poll(async () => ({ ...(await documentsOf(mine, siteId)), ...Object.fromEntries(typed) }))
    .toEqual({ ...before, ...Object.fromEntries(typed) })
})

test('people who may not edit are not offered it', async ({ newcomer: { mine, page } }) => {
  await plumberSite(mine, 'harbor-read')
  await page.route(/\/users(\?.*)?$/, async (route) => {
    const response = await route.fetch()
    const { data, ...answer } = (await response.json()) as { data: { abilities: string[] }[] }
    const users = data.map((user) => ({
      ...user,
      abilities: user.abilities.filter((ability) => ability !== 'content:write'),
    }))
    return route.fulfill({ response, json: { ...answer, data: users } })
  })
  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: 'Preview', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Change template' })).toHaveCount(0)
})

test('links of a preview lead to the pages of the template, also where a frame without scripts runs no listeners', async ({
  newcomer: { page },
}) => {
  await page.goto('/site-builder/build-site')
  await page.getByRole('button', { name: 'Browse templates' }).click()
  await page.getByRole('button', { name: /^Preview Plumber/ }).click()
  const frame = page.locator('iframe[title^="Plumber:"]')
  const shown = page.frameLocator('iframe[title^="Plumber:"]')
  /** WebKit runs no listeners in such a frame; this stops them. */
  const silence = async () => {
    await frame.evaluate((each: HTMLIFrameElement) =>
      each.contentWindow?.addEventListener('click', (event) => event.stopImmediatePropagation(), true),
    )
  }
  for (const isSilent of [false, true]) {
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('Water where it should not be')
    if (isSilent) await silence()
    await shown.getByRole('link', { name: 'Services', exact: true }).first().click()
    await expect(frame).toHaveAttribute('title', 'Plumber: Services')
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('From the meter to the tap')
    if (isSilent) await silence()
    await shown.getByRole('link', { name: '(555) 010-0100' }).first().click()
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('From the meter to the tap')

    await page.getByRole('combobox', { name: 'Page' }).click()
    await page.getByRole('option', { name: 'Privacy' }).click()
    await expect(frame).toHaveAttribute('title', 'Plumber: Privacy')
    const entry = shown.getByRole('navigation').locator('a[href^="about:blank#%23"]').last()
    const text = await entry.textContent()
    if (isSilent) await silence()
    await entry.click()
    await expect(shown.getByRole('heading', { name: text ?? '', exact: true })).toBeInViewport()
    await page.getByRole('combobox', { name: 'Page' }).click()
    await page.getByRole('option', { name: 'Home' }).click()
  }
})

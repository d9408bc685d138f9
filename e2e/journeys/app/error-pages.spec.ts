import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/accounts.ts'

/* Error pages: unknown addresses, chunks of an old build, and news of a new build. */

const errorPage = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true })
const stats = (page: Page) => page.getByRole('heading', { name: 'Stats' })

for (const path of ['/no-such-page', '/site-builder/no-such-page', '/nap-databases/edit-nap']) {
  test(`nothing is found at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(errorPage(page, '404 Not Found')).toBeVisible()
    await expect(page.getByText('This page could not be found', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Home page', exact: true }).click()
    await expect(stats(page)).toBeVisible()
  })
}

test.describe('as a guest', () => {
  test.use({ signedIn: false })

  test('nothing is found, and the home page leads to the sign-in', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(errorPage(page, '404 Not Found')).toBeVisible()
    await page.getByRole('link', { name: 'Home page', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

test('any other failure of a screen is shown with its status', async ({ page }) => {
  await page.route('**/snappy/users*', (route) =>
    route.fulfill({ status: 500, json: { name: 'GeneralError', message: 'The roof leaks', code: 500 } }),
  )
  await page.goto('/nap-databases')
  await expect(errorPage(page, 'An error occurred')).toBeVisible()
  await expect(page.getByText('The roof leaks', { exact: true })).toBeVisible()
  await expect(page.getByText('Status 500', { exact: true })).toBeVisible()
})

test.describe('a part of the app that is gone', () => {
  /**
   * Makes the chunk of the named screen fail to load, permanently or until the next page load. Returns a
   * function that counts page loads.
   */
  const loseScreen = async (page: Page, screen: string, until: 'the next load' | 'the end') => {
    let missing = true
    let loads = 0
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
      loads += 1
      if (until === 'the next load') missing = false
    })
    await page.route(new RegExp(`/assets/${screen}-[^/]*\\.js$`), (route) =>
      missing ? route.fulfill({ status: 404 }) : route.continue(),
    )
    return () => loads
  }

  test('reloads the page once, which brings the new build', async ({ page }) => {
    await page.goto('/')
    await expect(stats(page)).toBeVisible()
    const loads = await loseScreen(page, 'listing-list', 'the next load')
    await page.getByRole('link', { name: 'NAP databases' }).click()
    await expect(page.getByRole('heading', { name: 'NAP databases' })).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('is shown when reloading does not help, and reloads again only after a minute', async ({ page }) => {
    // freezes the clock, so that it stays the same minute however slow the machine is
    const minute = Date.now()
    await page.clock.setFixedTime(minute)
    await page.goto('/')
    await expect(stats(page)).toBeVisible()
    const loads = await loseScreen(page, 'listing-list', 'the end')

    await page.getByRole('link', { name: 'NAP databases' }).click()
    await expect(errorPage(page, 'An error occurred')).toBeVisible()
    await expect(page.getByText('Part of the app failed to load.')).toBeVisible()
    expect(loads()).toBe(1)

    // the link home is a fresh load by design; within the minute there is no other one
    await page.getByRole('link', { name: 'Home page' }).click()
    await expect(stats(page)).toBeVisible()
    await page.getByRole('link', { name: 'NAP databases' }).click()
    await expect(errorPage(page, 'An error occurred')).toBeVisible()
    expect(loads()).toBe(2)

    await page.clock.setFixedTime(minute + 61_000)
    await page.getByRole('link', { name: 'Home page' }).click()
    await expect(stats(page)).toBeVisible()
    await page.getByRole('link', { name: 'NAP databases' }).click()
    await expect.poll(loads).toBe(4)
  })
})

test.describe('a new version on the server', () => {
  const minutes = (count: number) => count * 60_000

  /** Answers the requests for the version. Returns a function that counts them. */
  const answerVersion = async (page: Page, version: () => string) => {
    let asked = 0
    await page.route('**/api/version', (route) => {
      asked += 1
      return route.fulfill({ json: { version: version() } })
    })
    return () => asked
  }

  test('is offered once; Cancel continues without asking again', async ({ page }) => {
    let version = '1.1.1'
    const asked = await answerVersion(page, () => version)
    await page.clock.install()
    await page.goto('/')
    await expect(stats(page)).toBeVisible()
    expect(asked()).toBe(0)

    await page.clock.runFor(minutes(10))
    await expect.poll(asked).toBe(1)
    const dialog = page.getByRole('dialog', { name: 'New App Version' })
    await expect(dialog).toBeHidden()

    version = '1.2.0'
    await page.clock.runFor(minutes(10))
    await expect(dialog).toBeVisible()
    await expect(
      dialog.getByText("Currently you are using version 1.1.1 but there's a new version 1.2.0!", {
        exact: true,
      }),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.clock.runFor(minutes(1))
    await expect(dialog).toBeHidden()

    await page.clock.runFor(minutes(30))
    expect(asked()).toBe(2)
    await expect(stats(page)).toBeVisible()
  })

  test('Refresh reloads the page', async ({ page }) => {
    await answerVersion(page, () => '2.0.0')
    await page.clock.install()
    await page.goto('/')
    await expect(stats(page)).toBeVisible()
    await page.clock.runFor(minutes(10))
    const loaded = page.waitForEvent('load')
    await page.getByRole('dialog').getByRole('button', { name: 'Refresh' }).click()
    await loaded
    await expect(stats(page)).toBeVisible()
  })
})

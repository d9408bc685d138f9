import type { Page } from '@playwright/test'
import { signIn } from '@web2/e2e/fixtures/accounts.ts'
import { firstLoadBars, loadFirst, scriptBytes } from '@web2/e2e/fixtures/loaded-scripts.ts'
import { register } from '@web2/e2e/fixtures/people.ts'
import { startProduct } from '@web2/e2e/fixtures/product.ts'
import { startChromium } from './builder-chromium.ts'
import type { Row } from './row.ts'

/** Libraries that the app needs in any case: the lower limit of its size. */
const foundations = ['/react-', '/router-', '/query-']

const rowOf = async (name: string, page: Page, bar: number): Promise<Row> => {
  const [ours, floor] = [await scriptBytes(page), await scriptBytes(page, foundations)]
  return {
    name: `JavaScript of a first load, ${name}, beside React, router and queries alone`,
    ours: ours / 1_000,
    floor: floor / 1_000,
    unit: 'KB',
    ratio: ours / floor,
    bar: `≤ ${bar / 1_000} KB`,
    met: ours <= bar,
  }
}

/**
 * Measures the bytes that Chromium fetches for the sign-in page, and for the dashboard of an account without
 * posts.
 */
export const run = async (): Promise<Row[]> => {
  const browser = await startChromium()
  const product = await startProduct()
  const newPage = async () => (await browser.newContext({ baseURL: product.url })).newPage()
  try {
    // first, because a new installation leads from the sign-in page to its first account
    const { token } = await signIn(product, await register(product))
    const guest = await newPage()
    await loadFirst(guest, '/login')
    const page = await newPage()
    await page.addInitScript((known) => localStorage.setItem('web2.token', known), token)
    await loadFirst(page, '/')
    return [
      await rowOf('sign-in', guest, firstLoadBars.guest),
      await rowOf('dashboard', page, firstLoadBars.dashboard),
    ]
  } finally {
    await browser.close()
    await product.remove()
  }
}

import type { Page } from '@playwright/test'
import { signIn } from '@web2/e2e/fixtures/accounts.ts'
import { loadFirst } from '@web2/e2e/fixtures/loaded-scripts.ts'
import { register } from '@web2/e2e/fixtures/people.ts'
import { startProduct } from '@web2/e2e/fixtures/product.ts'
import { startChromium } from './builder-chromium.ts'
import { median, percentile } from './figures.ts'
import { table, type Row } from './row.ts'

/** Milliseconds: of a first visit, and of screens seen before. */
const bars = { first: 100, again: 60 }
const rounds = 5
/**
 * Milliseconds that the pointer hovers over a link before it clicks, while the app prefetches the link's
 * screen.
 */
const aim = 150

/** Returns the paths of the sidebar, except for the current one and the editor's, which has no sidebar. */
const entries = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('aside a[href^="/"], nav a[href^="/"]')]
    const paths = new Set(links.map((link) => link.getAttribute('href')!))
    return [...paths].filter((path) => path !== location.pathname && !path.includes('/build-'))
  })

/** Moves the pointer onto a link of the sidebar, as before every click. */
const aimAt = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((href) => {
    document.querySelector(`a[href="${href}"]`)?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  }, path)
  await page.waitForTimeout(aim)
}

/** Clicks a link of the sidebar. Returns the ms until the heading of the new screen was painted. */
const change = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (href) =>
      new Promise<number>((done, fail) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
        if (!link) return fail(new Error(`There is no link to ${href}.`))
        const before = document.querySelector('h1')
        const begun = performance.now()
        const look = () => {
          const heading = document.querySelector('h1')
          if (location.pathname !== href || !heading || (heading === before && heading.isConnected))
            return requestAnimationFrame(look)
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => done(performance.now() - begun)
            port2.postMessage(null)
          })
        }
        link.click()
        requestAnimationFrame(look)
      }),
    path,
  )

/** Returns the ms until two frames are painted while nothing changes: the minimum of a visible change. */
const frames = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const begun = performance.now()
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => done(performance.now() - begun)
            port2.postMessage(null)
          }),
        )
      }),
  )

const rowOf = (name: string, times: readonly number[], floor: number, bar: number): Row => {
  const ours = percentile(times, 0.95)
  return { name, ours, floor, unit: 'ms', ratio: ours / floor, bar: `≤ ${bar} ms`, met: ours <= bar }
}

/**
 * Measures navigation through the sidebar: the first visit, which fetches the screen's code, and later ones.
 */
export const run = async (): Promise<Row[]> => {
  const browser = await startChromium()
  const product = await startProduct()
  try {
    const { token } = await signIn(product, await register(product))
    const page = await (await browser.newContext({ baseURL: product.url })).newPage()
    await page.addInitScript((known) => localStorage.setItem('web2.token', known), token)
    await loadFirst(page, '/')
    const paths = await entries(page)
    const first: number[] = []
    const again: number[] = []
    const floors: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      for (const path of paths) {
        floors.push(await frames(page))
        const isFirst = round === 0
        if (isFirst) await aimAt(page, path)
        const taken = await change(page, path)
        if (isFirst && taken > bars.first) console.log(`${path}: ${taken.toFixed(0)} ms`)
        const times = isFirst ? first : again
        times.push(taken)
        await page.waitForLoadState('networkidle')
      }
    }
    const floor = median(floors)
    return [
      rowOf(
        `first visit to each of ${paths.length} screens, pressed after ${aim} ms on the link, p95, beside two frames`,
        first,
        floor,
        bars.first,
      ),
      rowOf(`route change to a screen seen before, p95, beside two frames`, again, floor, bars.again),
    ]
  } finally {
    await browser.close()
    await product.remove()
  }
}

if (import.meta.main) console.log(table(await run()))

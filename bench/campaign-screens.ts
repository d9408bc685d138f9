import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { startProduct, type Product } from '@web2/e2e/fixtures/product.ts'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { gaugeOf, startChromium } from './builder-chromium.ts'
import { framesDuring } from './builder-watch.ts'
import { seedScreens, type ScreenScene } from './campaign-screen-scene.ts'
import { percentile, secondsOf } from './figures.ts'
import { table, type Row } from './row.ts'

/** Rows of the large campaign, and of the small one that is its floor. */
export const sizes = { large: 100_000, small: 1_000 } as const
const requests = 20

const openPage = async (browser: Browser, product: Product, token: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript((known) => {
    localStorage.setItem('web2.token', known)
    const opened = Promise.withResolvers<never>()
    globalThis.watched = { opened: opened.promise, frames: [] }
  }, token)
  return page
}

interface Screen {
  readonly name: string
  readonly address: (campaign: string) => string
  /** Text in the first row of a campaign. */
  readonly first: string
  readonly frame: string
}

const screens: readonly Screen[] = [
  {
    name: 'board',
    address: (id) => `/campaigns/view-campaign?id=${id}`,
    first: 'button:has-text("Article ")',
    frame: '[role=region][aria-labelledby]:has(button)',
  },
  {
    name: 'calendar',
    address: (id) => `/campaigns/edit-campaign?id=${id}`,
    first: '[role=row]:has-text("Article ")',
    frame: '[role=table][aria-label="Scheduled posts"]',
  },
  {
    name: 'log',
    address: (id) => `/campaigns/campaign-logs?campaign=${id}`,
    first: '[role=row]:has-text("Article ")',
    frame: '[role=table][aria-label="Log entries"]',
  },
]

interface Seen {
  readonly painted: number
  readonly frames: readonly number[]
  readonly heap: number
}

/** Opens a screen, scrolls it with the wheel and in jumps, and measures what the tab holds then. */
const look = async (page: Page, { address, first, frame }: Screen, campaign: string): Promise<Seen> => {
  const painted =
    1_000 *
    (await secondsOf(async () => {
      await page.goto(address(campaign))
      await page.locator(first).first().waitFor()
    }))
  const pane = page.locator(frame).first()
  await pane.scrollIntoViewIfNeeded()
  await pane.hover()
  const frames = await framesDuring(page, async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, 120)
      await pause(1_000 / 60)
    }
  })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await pane.evaluate((element, share) => element.scrollTo(0, element.scrollHeight * share), part)
    await pause(300)
  }
  const gauge = await gaugeOf(page, 0)
  return { painted, frames, heap: (await gauge.heap()) / 1_000_000 }
}

const ratioRow = (
  name: string,
  [ours, floor]: readonly [number, number],
  { unit, most }: { readonly unit: string; readonly most: number },
): Row => ({
  name,
  ours,
  floor,
  unit,
  ratio: ours / floor,
  bar: `ratio ≤ ${most}`,
  met: ours <= floor * most,
})

const screenRows = async (page: Page, screen: Screen, scene: ScreenScene): Promise<Row[]> => {
  await look(page, screen, scene.small)
  const small = await look(page, screen, scene.small)
  const large = await look(page, screen, scene.large)
  const name = `${screen.name} of ${sizes.large.toLocaleString('en')} rows, beside ${sizes.small.toLocaleString('en')}`
  const p95 = (of: Seen) => percentile(of.frames, 0.95)
  return [
    ratioRow(`${name}: first rows`, [large.painted, small.painted], { unit: 'ms', most: 1.5 }),
    ratioRow(`${name}: p95 of frames, scrolled`, [p95(large), p95(small)], { unit: 'ms', most: 1.5 }),
    ratioRow(`${name}: memory of the tab`, [large.heap, small.heap], { unit: 'MB', most: 1.2 }),
  ]
}

/** Returns the 95th percentile in ms of requests for 100 rows at offsets all over a list. */
const listed = async (
  product: Product,
  token: string,
  { path, query, count }: { readonly path: string; readonly query: string; readonly count: number },
): Promise<number> => {
  const times: number[] = []
  for (let at = 0; at < requests; at += 1) {
    const skip = Math.floor((at / requests) * count)
    const seconds = await secondsOf(async () => {
      const answer = await fetch(`${product.url}/api/${path}?${query}&$limit=100&$skip=${skip}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    })
    times.push(seconds * 1_000)
  }
  return percentile(times, 0.95)
}

const listRow = (name: string, ours: number, floor: number): Row => ({
  name,
  ours,
  floor,
  unit: 'ms',
  ratio: ours / floor,
  bar: '≤ 200 ms',
  met: ours <= 200,
})

const requestRows = async (product: Product, scene: ScreenScene): Promise<Row[]> => {
  const rows: Row[] = []
  for (const [name, path, more] of [
    ['board', 'campaign-jobs', '&status=published&$sort[publishedAt]=-1'],
    ['calendar', 'campaign-jobs', '&$sort[runAt]=1'],
    ['log', 'campaign-logs', '&$sort[createdAt]=-1'],
  ] as const) {
    const of = (campaign: string, count: number) =>
      listed(product, scene.token, { path, query: `campaignId=${campaign}${more}`, count })
    const small = await of(scene.small, sizes.small / 2)
    const large = await of(scene.large, sizes.large / 2)
    rows.push(listRow(`${name}: requests for 100 rows all over 100,000, p95`, large, small))
  }
  const sorted = (sort: string) =>
    listed(product, scene.token, { path: 'properties', query: `$sort[${sort}]=-1`, count: 1 })
  const floor = await sorted('createdAt')
  const ours = await sorted('postsThisMonth')
  rows.push(listRow('10,000 properties by posts this month, beside by age, p95', ours, floor))
  return rows
}

/** Measures the memory of the tab after it has exported the log as CSV. */
const exportRow = async (page: Page, scene: ScreenScene): Promise<Row> => {
  const heapAfter = async (campaign: string): Promise<number> => {
    await page.goto(`/campaigns/campaign-logs?campaign=${campaign}`)
    const file = page.waitForEvent('download', { timeout: 300_000 })
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    await (await file).path()
    return (await (await gaugeOf(page, 0)).heap()) / 1_000_000
  }
  const floor = await heapAfter(scene.small)
  const ours = await heapAfter(scene.large)
  return ratioRow('log of 100,000 lines as CSV, memory of the tab beside 1,000', [ours, floor], {
    unit: 'MB',
    most: 1.2,
  })
}

/** Measures board, calendar and log of a campaign with 100,000 posts, and the list of 10,000 properties. */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const database = await startEmbedded({ dataDir, log: () => undefined })
  const product = await startProduct({ DATABASE_URL: database.url, ROLES: 'web' })
  const db = connect({ url: database.url, applicationName: 'bench', statementTimeout: 0 })
  const browser = await startChromium()
  try {
    const scene = await seedScreens(product, db, sizes)
    const page = await openPage(browser, product, scene.token)
    const rows = await requestRows(product, scene)
    for (const screen of screens) rows.push(...(await screenRows(page, screen, scene)))
    return [...rows, await exportRow(page, scene)]
  } finally {
    await browser.close()
    await db.destroy()
    await product.remove()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(table(await run()))

import type { Locator, Page } from '@playwright/test'
import {
  businessLetters,
  expectLive,
  openLiveSite,
  registerByHand,
  typeBusiness,
} from '@web2/e2e/fixtures/first-run.ts'
import { startProduct } from '@web2/e2e/fixtures/product.ts'
import { startChromium } from './builder-chromium.ts'
import { median } from './figures.ts'
import { table, type Row } from './row.ts'

const bar = 60
const rounds = 3
/** Milliseconds between two letters, as of 60 words a minute. */
const letter = 200
/** Milliseconds in which a person finds what to press next. */
const aim = 1_000

/** Presses of a button after the typing. */
const presses = 3

/** Seconds that the hand of a person takes for the same: the lower limit. */
const hand = (businessLetters * letter + presses * aim) / 1_000

const press = async (page: Page, target: Locator) => {
  await page.waitForTimeout(aim)
  await target.click()
}

/** Returns the seconds from the end of a registration until the live page is open. */
const firstRun = async (page: Page, product: Awaited<ReturnType<typeof startProduct>>): Promise<number> => {
  await registerByHand(page, product)
  const begun = performance.now()
  await typeBusiness(page, letter)
  await press(page, page.getByRole('radio', { name: 'Harbor' }))
  await press(page, page.getByRole('button', { name: 'Publish site' }))
  await expectLive(page)
  await page.waitForTimeout(aim)
  const live = await openLiveSite(page)
  await live.getByRole('heading', { level: 1 }).waitFor()
  return (performance.now() - begun) / 1_000
}

/** Measures the first run with typed details, at the pace of a person, on a new installation each time. */
export const run = async (): Promise<Row[]> => {
  const browser = await startChromium()
  const taken: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const product = await startProduct()
      try {
        const context = await browser.newContext({ baseURL: product.url })
        taken.push(await firstRun(await context.newPage(), product))
        await context.close()
      } finally {
        await product.remove()
      }
    }
  } finally {
    await browser.close()
  }
  const ours = median(taken)
  return [
    {
      name: 'from the end of registration to an open live page, typed at 60 words a minute, next to the typing alone',
      ours,
      floor: hand,
      unit: 's',
      ratio: ours / hand,
      bar: `≤ ${bar} s`,
      met: ours <= bar,
    },
  ]
}

if (import.meta.main) console.log(table(await run()))

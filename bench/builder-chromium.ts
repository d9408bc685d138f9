import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'

/** scripts/bench.mjs names the machine's own Chromium; without a name it is the one that Playwright brought. */
const installed = process.env.CHROMIUM_PATH

export const startChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(installed && { executablePath: installed }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--js-flags=--expose-gc'],
  })

/** Main-thread work, ms of processor time: what other programs do at the same time is not in it. */
export interface Cpu {
  readonly total: number
  readonly script: number
  readonly style: number
  readonly layout: number
}

/** A page whose work is counted. */
export interface Gauge {
  readonly page: Page
  readonly cpu: () => Promise<Cpu>
  /** The work of `action` up to the second frame after it. */
  readonly cpuOf: (action: () => Promise<unknown>) => Promise<Cpu>
  /** All work of `action`, what it leaves for later too; not that of drafts, which follow edits after half a second. */
  readonly wholeCpuOf: (action: () => Promise<unknown>) => Promise<Cpu>
  /** Waits until work deferred by earlier actions (checks, drafts) is done. */
  readonly quiet: () => Promise<void>
  /** Bytes of JavaScript objects after a collection. */
  readonly heap: () => Promise<number>
  readonly cdp: CDPSession
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 })))

/** Ms in which all work deferred by an action is done, except for drafts and checks. */
const settling = 400

/** `putOff`: ms after which the page does the work deferred by an edit. */
export const gaugeOf = async (page: Page, putOff: number): Promise<Gauge> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpu = async (): Promise<Cpu> => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const ms = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1_000
    return {
      total: ms('TaskDuration'),
      script: ms('ScriptDuration'),
      style: ms('RecalcStyleDuration'),
      layout: ms('LayoutDuration'),
    }
  }
  const quiet = async () => {
    await page.waitForTimeout(putOff)
    let last = (await cpu()).total
    for (let round = 0; round < 10; round += 1) {
      await idle(page)
      await page.waitForTimeout(50)
      const now = (await cpu()).total
      if (now - last < 5) return
      last = now
    }
  }
  const cpuUntil = async (action: () => Promise<unknown>, end: () => Promise<unknown>) => {
    await quiet()
    const before = await cpu()
    await action()
    await end()
    return spent(before, await cpu())
  }
  return {
    page,
    cdp,
    cpu,
    cpuOf: (action) => cpuUntil(action, () => twoFrames(page)),
    wholeCpuOf: (action) => cpuUntil(action, () => page.waitForTimeout(settling)),
    quiet,
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      return usedSize
    },
  }
}

export const spent = (before: Cpu, after: Cpu): Cpu => ({
  total: after.total - before.total,
  script: after.script - before.script,
  style: after.style - before.style,
  layout: after.layout - before.layout,
})

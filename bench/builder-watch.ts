import type { Page } from '@playwright/test'

/** Measurements of an opening page; times are ms since its navigation began. */
export interface Opened {
  /** All blocks are there and a frame with them was painted. */
  readonly painted: number
  /** Something was shown for the first time. */
  readonly firstPaint: number
  /** The longest task, in which the page could not respond. */
  readonly longestTask: number
}

export interface Watched {
  opened: Promise<Opened>
  frames: number[]
}

declare global {
  var watched: Watched
}

/** Runs in the page before anything else: waits for `count` elements in the frame and for the frame to be painted. */
const watch = (count: number): void => {
  if (window !== window.top) return
  let longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })

  const elements = () =>
    document
      .querySelector<HTMLIFrameElement>('iframe[title="Page"]')
      ?.contentDocument?.body?.getElementsByTagName('*').length ?? 0

  const opened = new Promise<Opened>((done) => {
    const look = () => {
      if (elements() < count) return requestAnimationFrame(look)
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const painted = performance.now()
          setTimeout(() => {
            const [first] = performance.getEntriesByName('first-contentful-paint')
            done({ painted, firstPaint: first?.startTime ?? painted, longestTask })
          }, 300)
        }
        port2.postMessage(null)
      })
    }
    requestAnimationFrame(look)
  })
  globalThis.watched = { opened, frames: [] }
}

export const watchFor = (page: Page, count: number): Promise<unknown> => page.addInitScript(watch, count)

/** Ms between frames while `action` runs. */
export const framesDuring = async (page: Page, action: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(() => {
    globalThis.watched.frames = []
    const note = (at: number) => {
      globalThis.watched.frames.push(at)
      next = requestAnimationFrame(note)
    }
    let next = requestAnimationFrame(note)
    addEventListener('frames-done', () => cancelAnimationFrame(next), { once: true })
  })
  await action()
  const times = await page.evaluate(() => {
    dispatchEvent(new Event('frames-done'))
    return globalThis.watched.frames
  })
  return times.slice(1).map((time, at) => time - times[at]!)
}

import type { Browser, BrowserContext } from '@playwright/test'
import { gaugeOf, spent, type Cpu, type Gauge } from './builder-chromium.ts'
import { buildFloor } from './builder-floor-page.ts'
import type { Scene } from './builder-scene.ts'
import { watchFor, type Opened } from './builder-watch.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** An open page and the actions on it: in the editor, or in the floor's bare page. */
export interface Subject {
  readonly gauge: Gauge
  readonly open: () => Promise<Opened & { readonly cpu: Cpu }>
  /** Returns the screen position of a visible paragraph. */
  readonly point: () => Promise<Point>
  /** Each prepares the page and returns the action to measure. */
  readonly select: () => Promise<() => Promise<unknown>>
  readonly style: () => Promise<() => Promise<unknown>>
  readonly move: () => Promise<() => Promise<unknown>>
  readonly undo: () => Promise<() => Promise<unknown>>
  /** Types a letter into a text that is being edited. */
  readonly type: () => Promise<() => Promise<unknown>>
  /** Moves the selection from a block to the next. */
  readonly walk: () => Promise<() => Promise<unknown>>
  /** Returns the number of rendered elements in the layers panel, with more lines than fit into it. */
  readonly layers: () => Promise<number>
  readonly close: () => Promise<void>
}

const contextOf = (browser: Browser, { product, token }: Scene): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'web2.token', value: token }] }],
    },
  })

/**
 * Opens `address` from another page of the same origin, so that only the work of the navigation is counted.
 */
const opening = async ({ page, cpu }: Gauge, address: string) => {
  await page.goto('/api/version')
  const before = await cpu()
  await page.goto(address, { waitUntil: 'commit' })
  const opened = await page.evaluate(() => globalThis.watched.opened)
  return { ...opened, cpu: spent(before, await cpu()) }
}

const frame = 'iframe[title="Page"]'

/** Scrolls to the top and returns the screen positions of the visible paragraphs. */
const pointsOf = ({ page }: Gauge): Promise<Point[]> =>
  page.evaluate((selector) => {
    const element = document.querySelector<HTMLIFrameElement>(selector)!
    const view = element.contentWindow!
    view.scrollTo({ top: 0, behavior: 'instant' })
    const around = element.getBoundingClientRect()
    const zoom = around.width / element.offsetWidth
    return [...element.contentDocument!.querySelectorAll('p')]
      .slice(0, 12)
      .map((paragraph) => paragraph.getBoundingClientRect())
      .map(({ x, y, height }) => ({
        x: around.x + (x + 60) * zoom,
        y: around.y + (y + height / 2) * zoom,
      }))
      .filter(({ y }) => y > 120 && y < 760)
  }, frame)

/**
 * Returns a function that returns the position of a different paragraph each time, at the top of the page.
 */
const pointer = (gauge: Gauge) => {
  let turn = 0
  return async (): Promise<Point> => {
    const points = await pointsOf(gauge)
    return points[(turn += 1) % points.length]!
  }
}

const selecting =
  ({ page }: Gauge, point: () => Promise<Point>) =>
  async () => {
    const { x, y } = await point()
    await page.mouse.move(x, y)
    return async () => {
      await page.mouse.down()
      await page.mouse.up()
    }
  }

/** Opens a signed-in tab in a new browser context, with the actions that the editor and the floor share. */
export const openTab = async (browser: Browser, scene: Scene, size: number, putOff: number) => {
  const context = await contextOf(browser, scene)
  const page = await context.newPage()
  await watchFor(page, size)
  const gauge = await gaugeOf(page, putOff)
  const point = pointer(gauge)
  const select = selecting(gauge, point)
  const press = async () => {
    const click = await select()
    await click()
  }
  return { page, gauge, point, select, press, close: () => context.close() }
}

export const editorSubject = async (
  browser: Browser,
  scene: Scene,
  site: string,
  size: number,
): Promise<Subject> => {
  const { page, press, ...tab } = await openTab(browser, scene, size, 700)
  const { gauge } = tab
  const { keyboard } = page
  /** Selects a block without editing its text. */
  const selected = async () => {
    await press()
    await keyboard.press('Escape')
  }
  return {
    ...tab,
    open: () => opening(gauge, `/site-builder/edit-site?id=${site}`),
    style: async () => {
      await selected()
      await page.getByRole('textbox', { name: 'Font size', exact: true }).focus()
      return () => keyboard.press('ArrowUp')
    },
    move: async () => {
      await selected()
      await keyboard.press('m')
      return () => keyboard.press('ArrowDown')
    },
    undo: async () => {
      await selected()
      await keyboard.press('m')
      await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
      return () => keyboard.press('Control+z')
    },
    type: async () => {
      await press()
      return () => keyboard.press('x')
    },
    walk: async () => {
      await selected()
      return () => keyboard.press('ArrowDown')
    },
    layers: async () => {
      await page.getByRole('tab', { name: 'Layers' }).click()
      const tree = page.getByRole('tree', { name: 'Layers' })
      await tree.focus()
      for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await keyboard.press(key)
      return tree.locator('*').count()
    },
  }
}

const floorAddress = '/bench-floor'

export const floorSubject = async (
  browser: Browser,
  scene: Scene,
  site: string,
  size: number,
): Promise<Subject> => {
  const { page, press, ...tab } = await openTab(browser, scene, size, 0)
  const script = `(${buildFloor.toString()})(${JSON.stringify(`/api/cloud-builder/${site}`)},${JSON.stringify(scene.token)})`
  await page.route(`**${floorAddress}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!DOCTYPE html><body><script>${script}</script></body>`,
    }),
  )
  const after = (action: 'style' | 'move' | 'undo' | 'walk') => async () => {
    await press()
    if (action === 'undo') await page.evaluate(() => globalThis.floorPage.move())
    return () => page.evaluate((name) => globalThis.floorPage[name](), action)
  }
  return {
    ...tab,
    open: () => opening(tab.gauge, floorAddress),
    style: after('style'),
    move: after('move'),
    undo: after('undo'),
    type: async () => {
      await press()
      await page.evaluate(() => globalThis.floorPage.edit())
      return () => page.keyboard.press('x')
    },
    walk: after('walk'),
    layers: () => Promise.resolve(0),
  }
}

import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { firstCards, planCards } from '@web2/contract/articles'
import { register } from '@web2/e2e/fixtures/people.ts'
import { startPictureServices } from '@web2/e2e/fixtures/picture-services.ts'
import { startProduct, type Product } from '@web2/e2e/fixtures/product.ts'
import { textFormats } from '@web2/server/src/testing/servers/text/text-formats.ts'
import { scoreArticle } from '@web2/writing'
import { startChromium } from './builder-chromium.ts'
import { framesDuring } from './builder-watch.ts'
import { fastest, percentile } from './figures.ts'
import { table, type Row } from './row.ts'
import { scoredArticle } from './writing.ts'

/** Milliseconds before a service's first word, and then until the text ends. */
const thinking = 150
const articles = 4
const model = 'gpt-6.1-sol'

/** Starts a text service whose first words are all different; `saidAt` holds when each was sent. */
const startWriter = async () => {
  const saidAt = new Map<string, number>()
  const { begin, piece, end } = textFormats.responses
  let held = Promise.resolve()
  const server = createServer((request, response) => {
    request.resume().once('end', async () => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' })
      response.flushHeaders()
      response.write(begin?.(model) ?? '')
      await held
      await pause(thinking)
      const first = `Word${saidAt.size}x`
      saidAt.set(first, Date.now())
      response.write(piece(model, `${first} `))
      await pause(thinking * 2)
      response.write(piece(model, 'and more.'))
      response.end(end(model, 'stop', { input: 1, output: 4 }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    saidAt,
    /** Keeps the service silent until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

declare global {
  /** First paint of each word, by the clock of the machine. */
  var paintedAt: Map<string, number>
  var panelAfter: number[]
}

/** Runs in the page: records when a new word has been painted. */
const watchWords = () => {
  globalThis.paintedAt = new Map()
  const look = () => {
    const found = new Set((document.body?.innerText ?? '').match(/Word\d+x/g))
    const fresh = [...found].filter((word) => !globalThis.paintedAt.has(word))
    if (fresh.length === 0) return
    for (const word of fresh) globalThis.paintedAt.set(word, Infinity)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        for (const word of fresh) globalThis.paintedAt.set(word, Date.now())
      }
      port2.postMessage(null)
    })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

interface Account {
  readonly token: string
  call<Answer>(method: string, path: string, body: object): Promise<Answer>
}

/** Registers a new user, signed in. */
const newAccount = async (product: Product): Promise<Account> => {
  const call = async <Answer>(method: string, path: string, body: object, token = ''): Promise<Answer> => {
    const answer = await fetch(`${product.url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const { email, password } = await register(product)
  const session = await call<{ accessToken: string }>('POST', 'authentication', {
    strategy: 'local',
    email,
    password,
  })
  const token = session.accessToken
  return { token, call: (method, path, body) => call(method, path, body, token) }
}

const openPage = async (browser: Browser, product: Product, account: Account): Promise<Page> => {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript((token) => localStorage.setItem('web2.token', token), account.token)
  return page
}

const delays = async (page: Page, saidAt: ReadonlyMap<string, number>): Promise<number[]> => {
  const painted = new Map(await page.evaluate(() => [...globalThis.paintedAt]))
  return [...saidAt].flatMap(([word, said]) => {
    const at = painted.get(word)
    return at === undefined ? [] : [at - said]
  })
}

/**
 * Measures the time from the service's first word to its paint, against a bare page that reads the service
 * itself.
 */
const firstWords = async (browser: Browser): Promise<Row[]> => {
  const writer = await startWriter()
  const product = await startProduct({ OPENAI_URL: writer.baseUrl })
  try {
    const account = await newAccount(product)
    await account.call('POST', 'settings', { openAi: { apiKey: 'bench' } })
    const page = await openPage(browser, product, account)
    await page.addInitScript(watchWords)
    const cards = firstCards()
    const texts = planCards(cards).length
    const write = async (keyword: string) => {
      // until the screen is open, so that its loading is not measured
      const goOn = writer.hold()
      const { _id } = await account.call<{ _id: string }>('POST', 'generations', { keyword, cards })
      await page.goto(`/articles/add-article?generation=${_id}`)
      await page.getByText(keyword).first().waitFor()
      goOn()
      await page.getByText('Article ready').first().waitFor()
    }
    await write('warming up')
    const ours: number[] = []
    for (let at = 0; at < articles; at += 1) {
      writer.saidAt.clear()
      await write(`roses ${at}`)
      ours.push(...(await delays(page, writer.saidAt)))
    }
    const shown = ours.length / (articles * texts)
    writer.saidAt.clear()
    const bare = await browser.newPage()
    await bare.addInitScript(watchWords)
    await bare.goto(`${product.url}/robots.txt`)
    await bare.setContent('<p></p>')
    await bare.evaluate(watchWords)
    await bare.evaluate(
      async ([url, count]) => {
        for (let at = 0; at < Number(count); at += 1) {
          const { body } = await fetch(`${url}/responses`, { method: 'POST', body: '' })
          const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
          for (let part = await reader.read(); !part.done; part = await reader.read())
            document.querySelector('p')!.append(part.value)
        }
      },
      [writer.baseUrl, texts] as const,
    )
    const floor = await delays(bare, writer.saidAt)
    const row = (name: string, part: number): Row => {
      const [mine, other] = [percentile(ours, part), percentile(floor, part)]
      return {
        name,
        ours: mine,
        floor: other,
        unit: 'ms',
        ratio: mine / other,
        bar: '≤ 100 ms',
        met: mine <= 100,
      }
    }
    const seen = `${Math.round(shown * 100)}% of ${articles * texts} texts seen growing`
    return [
      row(`first words on screen after the service's, median (${seen})`, 0.5),
      row('first words on screen, p95', 0.95),
    ]
  } finally {
    await product.remove()
    writer.stop()
  }
}

/** Records, for each key, the ms from its event to the paint of the score panel's change. */
const watchPanel = (panel: Element) => {
  globalThis.panelAfter = []
  let pressed = 0
  addEventListener('keydown', ({ key, timeStamp }) => (pressed = key === 'a' ? timeStamp : 0), {
    capture: true,
  })
  new MutationObserver(() => {
    const since = pressed
    if (since === 0) return
    pressed = 0
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => globalThis.panelAfter.push(performance.now() - since)
      port2.postMessage(null)
    })
  }).observe(panel, { subtree: true, childList: true, characterData: true })
}

const keys = 40

/** Measures the time from a key press in an article of 3,000 words to the updated score. */
const scoreRows = async (browser: Browser, product: Product, account: Account): Promise<Row[]> => {
  const article = scoredArticle()
  const { _id } = await account.call<{ _id: string }>('POST', 'articles', {
    title: article.title,
    keyword: article.keyword,
    text: article.html,
  })
  const page = await openPage(browser, product, account)
  await page.goto(`/articles/edit-article?id=${_id}`)
  await page.getByRole('img', { name: /^Score/ }).waitFor()
  await page.getByRole('textbox', { name: 'Text', exact: true }).locator('p').nth(3).click()
  await page.keyboard.press('End')
  await page.getByRole('region', { name: 'Score', exact: true }).evaluate(watchPanel)
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.press(' ')
    await pause(120)
    await page.keyboard.press('a')
    await pause(180)
  }
  const ours = await page.evaluate(() => globalThis.panelAfter)
  await page.context().close()
  const floor = fastest(() => void scoreArticle(article))
  const row = (name: string, part: number): Row => {
    const mine = percentile(ours, part)
    return { name, ours: mine, floor, unit: 'ms', ratio: mine / floor, bar: '≤ 25 ms', met: mine <= 25 }
  }
  return [
    row(`key to score of a 3,000-word article, median of ${ours.length}, beside the score alone`, 0.5),
    row('key to score, p95', 0.95),
  ]
}

const scroll = async (page: Page, x: number, y: number): Promise<number[]> => {
  await page.evaluate(() => {
    globalThis.watched = { opened: Promise.reject(new Error('nobody waits')), frames: [] }
    globalThis.watched.opened.catch(() => null)
  })
  await page.mouse.move(x, y)
  const cdp = await page.context().newCDPSession(page)
  return framesDuring(page, async () => {
    for (let turn = 0; turn < 120; turn += 1) {
      const deltaY = turn % 60 < 30 ? 40 : -40
      void cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY })
      await pause(1_000 / 60)
    }
  })
}

/** Measures the image dialog while it scrolls, against a bare page with as many images. */
const scrollRow = async (browser: Browser, product: Product, account: Account): Promise<Row> => {
  const page = await openPage(browser, product, account)
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto('/articles/add-article')
  await page.getByRole('button', { name: 'Insert image', exact: true }).click()
  const tiles = page.getByRole('dialog', { name: 'Select Image' }).getByRole('option')
  await tiles.nth(23).waitFor({ state: 'attached' })
  await pause(1_000)
  const box = (await tiles.nth(1).boundingBox())!
  const ours = await scroll(page, box.x + 40, box.y + 40)
  const sources = await tiles
    .locator('img')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))
  const bare = await browser.newPage()
  await bare.goto(`${product.url}/robots.txt`)
  await bare.setContent(
    `<div style="height:400px;overflow:auto">${sources.map((src) => `<img src="${src}" width=280 height=210>`).join('')}</div>`,
  )
  await pause(1_000)
  const floor = await scroll(bare, 100, 100)
  const [mine, other] = [percentile(ours, 0.95), percentile(floor, 0.95)]
  return {
    name: `picture dialog scrolled, p95 of ${ours.length} frames`,
    ours: mine,
    floor: other,
    unit: 'ms',
    ratio: mine / other,
    bar: '≤ 16.8 ms',
    met: mine <= 16.8,
  }
}

/** Measures the visible steps of writing, in Chromium. */
export const run = async (): Promise<Row[]> => {
  const browser = await startChromium()
  const pictures = await startPictureServices()
  const product = await startProduct(pictures.environment)
  try {
    const account = await newAccount(product)
    await account.call('POST', 'settings', pictures.sourceKeys)
    return [
      ...(await firstWords(browser)),
      ...(await scoreRows(browser, product, account)),
      await scrollRow(browser, product, account),
    ]
  } finally {
    await browser.close()
    await product.remove()
    await pictures.stop()
  }
}

if (import.meta.main) console.log(table(await run()))

import type { Browser, Page } from '@playwright/test'
import { signIn } from '@web2/e2e/fixtures/accounts.ts'
import { register } from '@web2/e2e/fixtures/people.ts'
import { startProduct } from '@web2/e2e/fixtures/product.ts'
import { startWritingService, writingKey } from '@web2/e2e/fixtures/writing-service.ts'
import { startChromium } from './builder-chromium.ts'
import { percentile } from './figures.ts'
import { table, type Row } from './row.ts'

const changes = 200
/** Words per changed word; below the 3,000 words that can be edited at once. */
const every = 14
const perParagraph = 70
const runs = 7

const word = (at: number): string =>
  ['garden', 'roses', 'water', 'plant', 'light', 'stone', 'early'][at % 7]! + (at % 11)

/** Returns an article; `changed` has every 14th word replaced. */
const article = (changed: boolean): string => {
  const words = Array.from({ length: changes * every }, (_, at) =>
    changed && at % every === every - 1 ? `fresh${at}` : word(at),
  )
  return Array.from(
    { length: words.length / perParagraph },
    (_, at) => `<p>${words.slice(at * perParagraph, (at + 1) * perParagraph).join(' ')}</p>`,
  ).join('')
}

declare global {
  /** When the end of the answer was read, and when all suggestions had been painted. */
  var answeredAt: number
  var suggestedAt: number
}

/** Runs in the page. */
const watch = (wanted: number) => {
  const decode = TextDecoder.prototype.decode
  TextDecoder.prototype.decode = function timed(...given) {
    const text = decode.apply(this, given)
    if (text.includes('{"done"')) globalThis.answeredAt = performance.now()
    return text
  }
  globalThis.suggestedAt = 0
  new MutationObserver(() => {
    if (globalThis.suggestedAt !== 0) return
    if (document.querySelectorAll('[role=insertion]').length < wanted) return
    globalThis.suggestedAt = -1
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (globalThis.suggestedAt = performance.now())
      port2.postMessage(null)
    })
  }).observe(document, { subtree: true, childList: true })
}

/** The editor that Tiptap leaves at its element. */
interface Edited {
  readonly editor: {
    readonly state: { readonly tr: PlainTransaction }
    readonly view: { dispatch(transaction: PlainTransaction): void }
  }
}
interface PlainTransaction {
  readonly doc: { descendants(visit: (node: { isText: boolean; text?: string }, at: number) => void): void }
  insertText(text: string, from: number, to: number): PlainTransaction
}

/** Runs in the page: replaces the same words in one plain transaction. Returns the ms until it is painted. */
const plainEdit = (step: number): Promise<number> => {
  const { editor } = document.querySelector('.ProseMirror') as unknown as Edited
  const begun = performance.now()
  const { tr } = editor.state
  const places: { from: number; to: number }[] = []
  let count = 0
  tr.doc.descendants(({ isText, text = '' }, position) => {
    if (!isText) return
    for (const { index, 0: found } of text.matchAll(/\S+/g)) {
      count += 1
      if (count % step === 0) places.push({ from: position + index, to: position + index + found.length })
    }
  })
  for (const { from, to } of places.reverse()) tr.insertText('plain', from, to)
  editor.view.dispatch(tr)
  return new Promise((painted) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => painted(performance.now() - begun)
      port2.postMessage(null)
    })
  })
}

const suggested = async (page: Page): Promise<number> => {
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await page.evaluate(() => (globalThis.suggestedAt = 0))
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+j')
  await page.getByRole('button', { name: 'Rewrite' }).click()
  await page.waitForFunction(() => globalThis.suggestedAt > 0)
  const took = await page.evaluate(() => globalThis.suggestedAt - globalThis.answeredAt)
  await page.getByRole('button', { name: 'Reject all' }).click()
  return took
}

/** Measures how soon an answer with 200 changes is shown as suggestions, compared with a plain transaction of the same changes. */
export const run = async (): Promise<Row[]> => {
  const browser: Browser = await startChromium()
  const service = await startWritingService(() => ({ text: article(true) }))
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const account = await signIn(product, await register(product))
    await account.call('POST', 'settings', { openAi: { apiKey: writingKey } })
    const { _id } = await account.call<{ _id: string }>('POST', 'articles', {
      title: 'Roses',
      text: article(false),
    })
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.addInitScript((token) => localStorage.setItem('web2.token', token), account.token)
    await page.addInitScript(watch, changes)
    await page.goto(`/articles/edit-article?id=${_id}`)
    await suggested(page)
    const ours: number[] = []
    for (let at = 0; at < runs; at += 1) ours.push(await suggested(page))
    const floors: number[] = []
    for (let at = 0; at < runs; at += 1) floors.push(await page.evaluate(plainEdit, every))
    const [mine, floor] = [percentile(ours, 0.5), percentile(floors, 0.5)]
    return [
      {
        name: `${changes} suggestions in ${(changes * every).toLocaleString('en')} words on screen after the answer, compared with a plain edit`,
        ours: mine,
        floor,
        unit: 'ms',
        ratio: mine / floor,
        bar: '≤ 100 ms',
        met: mine <= 100,
      },
    ]
  } finally {
    await browser.close()
    await product.remove()
    await service.stop()
  }
}

if (import.meta.main) console.log(table(await run()))

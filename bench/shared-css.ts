import { hash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { Theme } from '@web2/builder'
import { startChromium } from './builder-chromium.ts'
import { median } from './figures.ts'
import { table, type Row } from './row.ts'
import { gardenTheme, themedSite } from './themed-site.ts'

/** The network that Lighthouse takes for a phone. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const rounds = 5

/** A site as published: files by path. */
type Site = ReadonlyMap<string, Uint8Array>

const inline = (pages: number, theme: Theme): Site =>
  new Map(themedSite(pages, theme).map(({ path, body }) => [path, Buffer.from(body())]))

const styles = /<style[^>]*>(.*?)<\/style>\n?/gs

/** Splits a style sheet into its rules. */
const rulesOf = (css: string): string[] => {
  const rules: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] !== '}') continue
    depth -= 1
    if (depth > 0) continue
    rules.push(css.slice(from, at + 1))
    from = at + 1
  }
  return rules
}

/**
 * The same site with one style sheet for all pages, which holds each rule once. Its name is fixed, or a hash of its
 * content, so that browsers may keep it without asking.
 */
const shared = (site: Site, isHashed: boolean): Site => {
  const texts = [...site].filter(([path]) => path.endsWith('.html')).map(([, body]) => String(body))
  const rules = new Set<string>()
  for (const text of texts)
    for (const [, css = ''] of text.matchAll(styles))
      for (const rule of rulesOf(css)) rules.add(rule.replaceAll('url("../', 'url("'))
  const sheet = Buffer.from([...rules].join(''))
  const name = isHashed ? `site-${hash('sha256', sheet, 'hex').slice(0, 12)}.css` : 'site.css'
  const files = new Map<string, Uint8Array>([[name, sheet]])
  for (const [path, body] of site) {
    if (!path.endsWith('.html')) {
      files.set(path, body)
      continue
    }
    const link = `<link rel="stylesheet" href="${'../'.repeat(path.split('/').length - 1)}${name}">\n`
    let isFirst = true
    const text = String(body).replace(styles, () => {
      const put = isFirst ? link : ''
      isFirst = false
      return put
    })
    files.set(path, Buffer.from(text))
  }
  return files
}

const typeOf = (path: string): string =>
  path.endsWith('.html') ? 'text/html; charset=utf-8' : path.endsWith('.css') ? 'text/css' : 'font/woff2'

interface Visit {
  /** First paint of the first page and of the next one, in ms after the click. */
  readonly first: number
  readonly next: number
  /** Bytes of both, without fonts. */
  readonly firstBytes: number
  readonly nextBytes: number
}

/** Visits the first page of a site with an empty cache, and then another one. */
const visit = async (browser: Browser, site: Site, isCompressed: boolean): Promise<Visit> => {
  let bytes = 0
  const server = createServer(({ url = '/', headers }, response) => {
    const path = url.slice(1).replace(/(^|\/)$/, '$1index.html')
    const body = site.get(path)
    const etag = body && `"${hash('sha256', body, 'hex').slice(0, 16)}"`
    if (!body || !etag) return void response.writeHead(404).end()
    const keeps = /-[0-9a-f]{12}\./.test(path)
    const cached = keeps ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
    const head = { etag, 'cache-control': cached, 'content-type': typeOf(path) }
    if (headers['if-none-match'] === etag) return void response.writeHead(304, head).end()
    const isText = !path.endsWith('.woff2')
    const sent = isCompressed && isText ? gzipSync(body) : body
    if (isText) bytes += sent.length
    response.writeHead(200, { ...head, ...(sent !== body && { 'content-encoding': 'gzip' }) }).end(sent)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  const painted = async (url: string) => {
    const from = bytes
    await page.goto(url)
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    return { paint: (await paint.jsonValue()) ?? 0, bytes: bytes - from }
  }
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const first = await painted(root)
  const next = await painted(`${root}services/`)
  await context.close()
  server.closeAllConnections()
  server.close()
  return { first: first.paint, next: next.paint, firstBytes: first.bytes, nextBytes: next.bytes }
}

/** Number of files that differ after one design token changed. */
const sentAgain = (before: Site, after: Site): number =>
  [...after].filter(([path, body]) => {
    const known = before.get(path)
    return !known || Buffer.compare(known, body) !== 0
  }).length

const forms = [
  { name: 'inline', of: (site: Site) => site },
  { name: 'shared, hashed', of: (site: Site) => shared(site, true) },
  { name: 'shared, fixed name', of: (site: Site) => shared(site, false) },
] as const

const range = (values: readonly number[]): string =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`

/**
 * Measures the first paint of a themed site whose CSS is in its pages, as published, next to the same site with one
 * shared style sheet.
 */
export const run = async (): Promise<Row[]> => {
  const browser = await startChromium()
  const theme = gardenTheme('Hedgerow')
  const changed = {
    ...theme,
    tokens: theme.tokens.map((token) => (token.name === 'c-tint' ? { ...token, value: '#dfeee0' } : token)),
  }
  const rows: Row[] = []
  try {
    for (const pages of [10, 50])
      for (const isCompressed of [false, true]) {
        const site = inline(pages, theme)
        const visits = forms.map(({ of }) => ({ site: of(site), all: [] as Visit[] }))
        await visit(browser, site, isCompressed)
        for (let round = 0; round < rounds; round += 1)
          for (const { site: each, all } of visits) all.push(await visit(browser, each, isCompressed))
        const next = inline(pages, changed)
        forms.forEach(({ name, of }, at) => {
          const { site: each, all } = visits[at]!
          const of1 = (key: keyof Visit) => all.map((one) => one[key])
          console.log(
            `${pages} pages${isCompressed ? ', compressed' : ''}, ${name}: first paint ${range(of1('first'))} ms, ` +
              `next page ${range(of1('next'))} ms, ${median(of1('firstBytes'))} + ${median(of1('nextBytes'))} bytes, ` +
              `${sentAgain(each, of(next))} files after a change`,
          )
        })
        const [ours, floor] = [0, 1].map((at) => median(visits[at]!.all.map(({ first }) => first))) as [
          number,
          number,
        ]
        rows.push({
          name: `first paint of ${pages} themed pages${isCompressed ? ', compressed' : ''}, next to one shared style sheet`,
          ours,
          floor,
          unit: 'ms',
          ratio: ours / floor,
          bar: 'ratio ≤ 1',
          met: ours <= floor,
        })
      }
  } finally {
    await browser.close()
  }
  return rows
}

if (import.meta.main) console.log(table(await run()))

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../fixtures/accounts.ts'
import { serveFolder, type FileServer } from '../fixtures/file-server.ts'
import { alike, type Box } from '../fixtures/png.ts'

/* A page that is imported, kept by the server as a document and exported again looks as it did, to the pixel. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const templates = ['clean-blog-post/post.html', 'grayscale/index.html', 'skeleton/index.html'].map(
  (path) => `third_party/web-pages/${path}`,
)
const own = ['e2e/fidelity/old.html', 'e2e/fidelity/modern.html']
const widths = [1280, 390]

let files: FileServer

test.beforeAll(async () => {
  files = await serveFolder(root)
})
test.afterAll(() => files.close())

// Scripts are off on both sides: what a page's own scripts do is not what is compared.
test.use({ javaScriptEnabled: false })

interface StoredPage {
  readonly _id: string
  readonly html: string
  readonly document: WireNode
}

interface WireNode {
  readonly componentName: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: readonly WireNode[]
}

interface Stored {
  readonly siteId: string
  readonly page: StoredPage
}

/** Imports a page as the first one of a new site, and reads it back. */
const imported = async (owner: Account, path: string): Promise<Stored> => {
  const html = await readFile(join(root, path), 'utf8')
  const { site } = await owner.call<{ site: { _id: string } }>('POST', 'cloud-builder', {
    siteName: path,
    rootSlug: randomUUID(),
    pages: [{ name: 'Home', slug: 'home', html }],
  })
  return { siteId: site._id, page: await stored(owner, site._id) }
}

const stored = async (owner: Account, siteId: string): Promise<StoredPage> =>
  (await owner.call<{ firstPage: StoredPage }>('GET', `cloud-builder/${siteId}`)).firstPage

/** Returns what a reader of the page or of its markup would miss, in document order. */
const facts = (page: Page): Promise<string[]> =>
  page
    .locator('a, img, input, select, textarea, button, label, video, audio, iframe, form, svg, title')
    .evaluateAll((all) =>
      all.map((one) =>
        [
          one.tagName,
          ...['href', 'src', 'srcset', 'alt', 'name', 'type', 'value', 'placeholder', 'for', 'action'].map(
            (name) => one.getAttribute(name),
          ),
          one.textContent.trim().replace(/\s+/g, ' '),
        ].join('|'),
      ),
    )

interface Seen {
  readonly picture: Buffer
  readonly facts: string[]
  readonly text: string
}

const see = async (page: Page, path: string, width: number): Promise<Seen> => {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(`${files.url}/${path}`)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  return { picture, facts: await facts(page), text: await page.locator('body').innerText() }
}

const besides = (path: string, name: string) => join(dirname(path), name)

test.describe('the exported page is the imported one', () => {
  for (const path of [...templates, ...own])
    test(path, async ({ page, owner }) => {
      const { page: kept } = await imported(owner, path)
      expect(kept.html).not.toMatch(/<script(?! type="application\/ld\+json")/)
      const exported = besides(path, 'exported.html')
      files.put(`/${exported}`, kept.html)
      for (const width of widths) {
        const before = await see(page, path, width)
        const after = await see(page, exported, width)
        expect(alike(before.picture, after.picture), `${width} px wide`).toBeGreaterThanOrEqual(0.999)
        expect(after.text).toBe(before.text)
        // a base is written into the addresses, and a plugin becomes the picture it shows
        if (path !== 'e2e/fidelity/old.html') expect(after.facts).toEqual(before.facts)
      }
    })
})

const faded = (node: WireNode, isWanted: (node: WireNode) => boolean): WireNode => ({
  ...node,
  props: isWanted(node) ? { ...node.props, elementStyle: { opacity: 0.4 } } : node.props,
  children: node.children.map((child) => faded(child, isWanted)),
})

test.describe('a style set on one block leaves all others as they were', () => {
  for (const path of templates)
    test(path, async ({ page, owner }) => {
      const { siteId, page: kept } = await imported(owner, path)
      await page.goto(`${files.url}/${path}`)
      const heading = page.getByRole('heading').filter({ visible: true }).first()
      const text = (await heading.textContent())!
      const document = faded(
        kept.document,
        ({ componentName, props }) => componentName === 'Heading' && props.content === text,
      )
      await owner.call('PUT', `cloud-builder/${siteId}`, { _id: kept._id, document })
      files.put(`/${besides(path, 'edited.html')}`, (await stored(owner, siteId)).html)
      const before = await see(page, path, 1280)
      const box: Box = (await heading.boundingBox())!
      const after = await see(page, besides(path, 'edited.html'), 1280)
      expect(alike(before.picture, after.picture)).toBeLessThan(1)
      expect(alike(before.picture, after.picture, box)).toBe(1)
    })
})

import {
  createDocument,
  createNode,
  exportHtml,
  withTheme,
  type BuilderDocument,
  type Theme,
} from '@web2/builder'
import { startChromium, type Cpu } from './builder-chromium.ts'
import { pageOf } from './builder-pages.ts'
import { openScene, type Scene } from './builder-scene.ts'
import { openTab } from './builder-subjects.ts'
import { median } from './figures.ts'
import { table, type Row } from './row.ts'

const size = 5_000
/** Blocks that use the design token. */
const users = 1_000
/** Blocks that take the style together. */
const styled = 100
const rounds = 5

const theme: Theme = {
  name: 'Bench',
  hasDark: false,
  tokens: [{ name: 'c-accent', group: 'color', value: '#0b6e4f' }],
  styles: [
    { id: 's-chosen', name: 'Chosen', layers: { desktop: { 'letter-spacing': 0 } } },
    {
      id: 's-added',
      name: 'Added',
      layers: { desktop: { color: '#aa0000', 'text-decoration': 'underline' } },
    },
  ],
}

/** Page of 5,000 elements, of which 1,000 use a design token and 100 have a style by which they are selected. */
const themedPage = (): BuilderDocument => {
  let number = 0
  const paragraph = (content: string) => {
    number += 1
    return createNode(
      'Paragraph',
      { content, ...(number <= users && { elementStyle: { color: 'var(--c-accent)' } }) },
      [],
      number <= styled ? { attributes: { class: 's-chosen' } } : {},
    )
  }
  const plain = pageOf(size)
  const record = (id: string) => plain.nodes.get(id)!
  const sections = record(plain.root).children.map((id) => {
    const { props, children } = record(id)
    return createNode(
      'Container',
      props,
      children.map((child) => {
        const { componentName, props: own } = record(child)
        return componentName === 'Paragraph' ? paragraph(String(own.content)) : createNode(componentName, own)
      }),
    )
  })
  const document = createDocument(sections)
  return { ...document, page: withTheme(document.page, theme) }
}

interface Actions {
  readonly token: Cpu
  readonly style: Cpu
}

const middle = (all: readonly Cpu[]): Cpu => ({
  total: median(all.map(({ total }) => total)),
  script: median(all.map(({ script }) => script)),
  style: median(all.map(({ style }) => style)),
  layout: median(all.map(({ layout }) => layout)),
})

/** Measures an action a few times, the first of which only warms up. */
const repeated = async (one: (round: number) => Promise<Cpu>): Promise<Cpu> => {
  const all: Cpu[] = []
  for (let round = 0; round <= rounds; round += 1) all.push(await one(round))
  return middle(all.slice(1))
}

const colors = ['#7a1fa2', '#0b6e4f'] as const
const colorOf = (round: number): string => colors[round % colors.length] ?? colors[0]

const editorActions = async (
  browser: Awaited<ReturnType<typeof startChromium>>,
  scene: Scene,
  site: string,
): Promise<Actions> => {
  const { page, gauge, close } = await openTab(browser, scene, size, 700)
  await page.goto(`/site-builder/edit-site?id=${site}`, { waitUntil: 'commit' })
  await page.evaluate(() => globalThis.watched.opened)
  await page.getByRole('tab', { name: 'Theme' }).click()
  const field = page.getByRole('textbox', { name: 'Accent', exact: true })
  const token = await repeated(async (round) => {
    await field.fill(colorOf(round))
    return gauge.cpuOf(() => page.keyboard.press('Enter'))
  })
  await page.getByText('Styles', { exact: true }).click()
  await page.getByRole('button', { name: 'More for style Chosen' }).click()
  await page.getByRole('menuitem', { name: 'Select its blocks' }).click()
  await page.getByRole('tab', { name: 'Style', exact: true }).last().click()
  const style = await repeated(async () => {
    await page.getByRole('button', { name: 'Add style' }).click()
    await page.getByRole('textbox', { name: 'Search styles or name a new one' }).fill('Added')
    await page.getByRole('option', { name: 'Added', exact: true }).hover()
    const cpu = await gauge.cpuOf(() => page.mouse.down().then(() => page.mouse.up()))
    await page.getByRole('button', { name: 'Remove style Added from the selection' }).click()
    return cpu
  })
  await close()
  return { token, style }
}

/** The same on a bare page: the text of its style element is replaced, or a class is added to the blocks. */
const floorActions = async (
  browser: Awaited<ReturnType<typeof startChromium>>,
  scene: Scene,
  document: BuilderDocument,
): Promise<Actions> => {
  const { page, gauge, close } = await openTab(browser, scene, size, 0)
  await page.route('**/bench-design', (route) =>
    route.fulfill({ contentType: 'text/html', body: exportHtml(document) }),
  )
  await page.goto('/bench-design')
  const token = await repeated((round) =>
    gauge.cpuOf(() =>
      page.evaluate((color) => {
        const sheet = globalThis.document.querySelector('style[data-theme]')!
        sheet.textContent = sheet.textContent.replace(/--c-accent:#\w+/, `--c-accent:${color}`)
      }, colorOf(round)),
    ),
  )
  const style = await repeated(async () => {
    const cpu = await gauge.cpuOf(() =>
      page.evaluate(() => {
        for (const each of globalThis.document.querySelectorAll('.s-chosen')) each.classList.add('s-added')
      }),
    )
    await page.evaluate(() => {
      for (const each of globalThis.document.querySelectorAll('.s-chosen')) each.classList.remove('s-added')
    })
    return cpu
  })
  await close()
  return { token, style }
}

const row = (name: string, ours: Cpu, floor: Cpu, most: number): Row => ({
  name,
  ours: ours.total,
  floor: floor.total,
  unit: 'ms',
  ratio: ours.total / floor.total,
  bar: `≤ ${most} ms`,
  met: ours.total <= most,
})

/** Measures the design system in the editor on a page of 5,000 elements, against a bare page with the same. */
export const run = async (): Promise<Row[]> => {
  const scene = await openScene()
  const browser = await startChromium()
  try {
    const document = themedPage()
    const site = await scene.save(document)
    const floor = await floorActions(browser, scene, document)
    const ours = await editorActions(browser, scene, site)
    if (process.env.BENCH_DETAIL) console.log({ ours, floor })
    return [
      row(
        `design token used by ${users} of ${size} elements, main-thread CPU to painted`,
        ours.token,
        floor.token,
        50,
      ),
      row(
        `style given to ${styled} of ${size} elements, main-thread CPU to painted`,
        ours.style,
        floor.style,
        30,
      ),
    ]
  } finally {
    await browser.close()
    await scene.close()
  }
}

if (import.meta.main) console.log(table(await run()))

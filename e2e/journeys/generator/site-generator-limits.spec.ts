import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Turbo, TurboDefinition } from '@web2/contract/generator'
import { signIn, type Account } from '../../fixtures/accounts.ts'
import { toStep, typedPage } from '../../fixtures/generator.ts'
import { filesBelow } from '../../fixtures/held-files.ts'
import { register } from '../../fixtures/people.ts'
import { inDatabase } from '../../fixtures/product-database.ts'
import { startProduct, type Product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { startWritingService, writingKey } from '../../fixtures/writing-service.ts'

/* Pauses of a site project: pages per day, search engines, a user who pauses it, texts that fail. */

const brakes: TurboDefinition['brakes'] = {
  sample: 1,
  perDay: null,
  timeZone: 'UTC',
  noindex: false,
  stopAtErrors: 20,
  stopAtCost: null,
  similarFrom: 0.8,
}

const generation = (
  owner: Account,
  source: { readonly _id: string },
  change: Partial<TurboDefinition>,
): Promise<Turbo> =>
  owner.call('POST', 'cloud-sites-turbo', {
    name: 'Local pages',
    source: { pageId: source._id },
    lists: [
      { name: 'service', values: ['Hedges', 'Ponds', 'Lawns'] },
      { name: 'city', values: ['Bath', 'Wells'] },
    ],
    mode: 'all',
    seed: 1,
    pages: null,
    address: '{service}',
    pageName: '{service} in {city}',
    title: '',
    description: '',
    rules: [],
    listing: null,
    structure: { hubs: [], breadcrumb: false, nearby: 0, related: 0 },
    sitePer: null,
    siteName: 'Local',
    rootSlug: 'local',
    email: '',
    clouds: [],
    brakes,
    ...change,
  })

/** Takes a project from the estimate to the approval, as a user does. */
const approve = async (page: Page, { _id }: Turbo) => {
  await page.goto(`/zoomer-site-builder/edit-generation?id=${_id}`)
  await toStep(page, 'Review')
  await page.getByRole('button', { name: 'Create estimate' }).click()
  await page.getByRole('button', { name: 'Generate sample' }).click({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Approve…' }).click({ timeout: 60_000 })
  const dialog = page.getByRole('dialog', { name: 'Approve Local pages?' })
  await dialog.getByRole('checkbox', { name: /I have reviewed the sample/ }).check()
  // pages that differ only by a name need a reason; AI-written ones may not
  const reason = dialog.getByRole('textbox', { name: 'Why publish similar pages?' })
  if (await reason.isVisible()) await reason.fill('The pages of a journey')
  await dialog.getByRole('button', { name: 'Approve and start' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Local pages' })).toBeVisible()
}

const status = (page: Page, label: string) =>
  expect(page.getByText(label, { exact: true }).first()).toBeVisible({ timeout: 90_000 })

/** Makes the day come that a project waits for. */
const nextDay = (product: Product) =>
  inDatabase(product, async (client) => {
    await client.query("update turbos set next_at = now() - interval '1 minute'")
    await client.query("update run_items set due_at = now() where status = 'planned'")
  })

const pagesOf = async (product: Product, folder: string) =>
  [...(await filesBelow(join(product.dataDir, 'sites', folder)))].filter(([path]) =>
    path.endsWith('index.html'),
  )

test('a site for each place, two pages a day, hidden from search engines until that is approved', async ({
  browser,
}) => {
  test.slow()
  const product = await startProduct()
  try {
    const owner = await signIn(product, await register(product))
    const source = await typedPage(owner, 'Service page', '{service} in {city}', 'We come to {city}.')
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    await page.addInitScript((token) => localStorage.setItem('web2.token', token), owner.token)
    const turbo = await generation(owner, source, {
      sitePer: 'city',
      siteName: 'In {city}',
      rootSlug: 'in-{city}',
      brakes: { ...brakes, perDay: 4, noindex: true },
    })

    await test.step('the first day releases four pages, and each place has its site', async () => {
      await approve(page, turbo)
      await status(page, 'Publishing daily')
      await expect(page.getByText('Next release')).toBeVisible()
      await page.getByRole('tab', { name: 'Sites' }).click()
      await expect(page.getByRole('row', { name: /In Bath/ })).toContainText('of 4')
      await expect(page.getByRole('row', { name: /In Wells/ })).toContainText('of 4')
      const out = [...(await pagesOf(product, 'in-bath')), ...(await pagesOf(product, 'in-wells'))]
      expect(out.filter(([path]) => path !== 'index.html')).toHaveLength(4)
      for (const [, html] of out) expect(html).toContain('noindex')
    })

    await test.step('the next day releases the rest', async () => {
      await nextDay(product)
      await status(page, 'Done')
      for (const folder of ['in-bath', 'in-wells']) expect(await pagesOf(product, folder)).toHaveLength(4)
    })

    await test.step('search engines may index them once a person has approved it', async () => {
      await page.getByRole('button', { name: 'Allow indexing' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Allow indexing' }).click()
      await expect(page.getByText(/Allowed since/)).toBeVisible({ timeout: 60_000 })
      await status(page, 'Done')
      for (const folder of ['in-bath', 'in-wells'])
        for (const [, html] of await pagesOf(product, folder)) expect(html).not.toContain('noindex')
    })
  } finally {
    await product.remove()
  }
})

test('a person pauses it, failing texts stop it, and it continues when they work again', async ({
  browser,
}) => {
  test.slow()
  const held = Promise.withResolvers<void>()
  let isBroken = false
  const service = await startWritingService((_prompt, at) => {
    if (isBroken) return { text: 'This prompt is refused.', status: 400 }
    return { text: `Text number ${at}.`, ...(at > 1 && { until: held.promise }) }
  })
  const product = await startProduct({ OPENAI_URL: service.baseUrl })
  try {
    const owner = await signIn(product, await register(product))
    await owner.call('POST', 'settings', { openAi: { apiKey: writingKey } })
    const source = await typedPage(owner, 'Service page', '{city}', 'Typed')
    const stored = await owner.call<{ document: { children: { uuid: string }[] } }>(
      'GET',
      `cloud-pages/${source._id}`,
    )
    const nodeId = stored.document.children[1]!.uuid
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    await page.addInitScript((token) => localStorage.setItem('web2.token', token), owner.token)
    const turbo = await generation(owner, source, {
      lists: [{ name: 'city', values: Array.from({ length: 30 }, (_, at) => `Town ${at + 1}`) }],
      address: '{city}',
      pageName: '{city}',
      rules: [{ nodeId, write: { prompt: 'Write about {city}.' } }],
    })

    await test.step('it is paused while texts are written, and resumed', async () => {
      await approve(page, turbo)
      await status(page, 'Generating pages')
      await expect.poll(() => service.prompts.length).toBeGreaterThan(1)
      await page.getByRole('button', { name: 'Pause' }).click()
      await status(page, 'Paused')
      isBroken = true
      held.resolve()
      await page.getByRole('button', { name: 'Resume' }).click()
    })

    await test.step('too many texts fail: it stops, and says why', async () => {
      await status(page, 'Stopped by a limit')
      const why = page.getByText(/pages failed, more than the limit of 20%/).first()
      await expect(why).toBeVisible()
      // the number of attempts until then depends on the machine
      const [failed = 0, tried = 0] = ((await why.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
      expect(failed * 100).toBeGreaterThan(20 * tried)
      const { failedPages } = await owner.call<Turbo>('GET', `cloud-sites-turbo/${turbo._id}`)
      expect(failedPages).toBeGreaterThanOrEqual(failed)
    })

    await test.step('the service works again: what failed is tried again, and all is published', async () => {
      isBroken = false
      await page.getByRole('button', { name: 'Retry failed' }).click()
      await status(page, 'Done')
      const out = await pagesOf(product, 'local')
      expect(out).toHaveLength(31)
      for (const [path, html] of out) if (path !== 'index.html') expect(html).toMatch(/Text number \d+/)
    })
  } finally {
    await product.remove()
    await service.stop()
  }
})

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { usualAtOnce, type Article } from '@web2/contract/articles'
import type { CampaignJob } from '@web2/contract/campaigns'
import type { TurboDefinition } from '@web2/contract/generator'
import type { Nap } from '@web2/contract/listings'
import type { SubProperty } from '@web2/contract/properties'
import { expect, firstAdmin, type Account } from '../../fixtures/accounts.ts'
import { generated, typedPage } from '../../fixtures/generator.ts'
import { googleExport } from '../../fixtures/google-export.ts'
import { keepOffers } from '../../fixtures/hear.ts'
import { filesBelow, objectsBelow, type HeldFiles } from '../../fixtures/held-files.ts'
import { startObjectStore } from '../../fixtures/object-store.ts'
import { startProduct, type Product } from '../../fixtures/product.ts'
import { libraryImages, postOf, test, type WordPress } from '../../fixtures/wordpress.ts'
import { writerOfDay } from '../../fixtures/writer-of-day.ts'
import { writingKey } from '../../fixtures/writing-service.ts'

/*
 * The whole day of an agency, on a real WordPress and a real S3 store: listings from a Google export, blogs,
 * articles by hand, by AI and in bulk, a campaign, a site at two destinations, pages for towns, and then a
 * new phone number.
 */

test.use({ signedIn: false })

/** Timeout in ms for workers on a busy machine; usually they need seconds. */
const timeout = 240_000
const business = 'Green Acre Gardens'
const oldPhone = googleExport.phone
const newPhone = '+44 117 496 0799'
const towns = Array.from({ length: 30 }, (_, at) => `Town ${at + 1}`)
const tag = randomBytes(4).toString('hex')
const folder = 'green-acre'
const townFolder = 'green-towns'

type Listed<Row> = { readonly data: readonly Row[]; readonly total: number }

const red =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC'

const uploaded = async ({ url }: Product, { token }: Account): Promise<string> => {
  const form = new FormData()
  const file = new File([Buffer.from(red, 'base64')], 'roses.png', { type: 'image/png' })
  form.append('files[0]', file)
  const answer = await fetch(`${url}/api/media-manager?uploadAction=true&path=/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { uploaded: { url: string }[] } }
  return data.uploaded[0]!.url
}

/** Returns the visible part of a page, because its style sheet and data are full of braces. */
const shown = (html: string) => html.replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '')
const pagesOf = (files: HeldFiles) => [...files].filter(([path]) => path.endsWith('.html'))
/** Returns the paths of the files that contain the words. */
const holding = (files: HeldFiles, words: string) =>
  [...files].filter(([, text]) => text.includes(words)).map(([path]) => path)

/** Connects a user of the blog. Returns the sub-property that takes posts. */
const connected = async (account: Account, { url }: WordPress, username: string, password: string) => {
  const property = { propertyType: 'wordpress', url, username, secrets: { password } }
  const { _id: propertyId } = await account.call<{ _id: string }>('POST', 'properties', property)
  await account.call('POST', 'property-verifications', { propertyId })
  const places = () => account.call<Listed<SubProperty>>('GET', `sub-properties?propertyId=${propertyId}`)
  await expect.poll(async () => (await places()).total).toBe(1)
  return (await places()).data[0]!
}

const importPlaces = async (page: Page) => {
  await page.goto('/nap-databases/bulk-add')
  const buffer = Buffer.from(googleExport.csv)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'GMB export.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText(/^60 rows ready to add/)).toHaveText(
    `60 rows ready to add, ${googleExport.spoilt} with warnings.`,
  )
  await expect(page.getByRole('combobox', { name: 'Country for rows without one' })).toHaveValue(
    'United Kingdom',
  )
  await page.getByRole('button', { name: 'Add 60 listings' }).click()
  await expect(page.getByText('Added 60 listings.')).toBeVisible()
  await expect(page.getByText(`${googleExport.spoilt} rows added with warnings.`)).toBeVisible()
}

const connectWriter = async (page: Page, { baseUrl }: { readonly baseUrl: string }) => {
  await page.goto('/settings/api-keys')
  await page.getByRole('button', { name: 'Add OpenAI-compatible endpoint' }).click()
  const form = page.getByRole('dialog', { name: 'OpenAI-compatible endpoint' })
  await form.getByRole('textbox', { name: 'Base URL' }).fill(baseUrl)
  await form.getByRole('textbox', { name: 'API key' }).fill(writingKey)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('combobox', { name: 'Service and model' })).toHaveValue(/house-writer/)
}

const writeByDefaultCards = async (page: Page) => {
  await page.goto('/articles/add-article')
  await page.getByText('Generate with AI').click()
  await page.getByText('My own sections').click()
  await expect(page.getByText(/^11 sections, price unknown/)).toBeVisible()
  await page.getByRole('button', { name: 'Business listing: None' }).click()
  await page.getByRole('searchbox', { name: 'Search listings' }).fill(business)
  await page.getByRole('radio', { name: business }).click()
  await page.getByRole('checkbox', { name: 'Add name, address and phone at the end' }).check()
  await page.getByRole('textbox', { name: 'Keyword' }).fill('autumn pruning')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Article ready')).toBeVisible({ timeout })
}

/** Publishes the site to the built-in host and to a new bucket, which becomes its main address. */
const publishTwice = async (page: Page, bucket: string) => {
  await page.goto('/site-builder')
  await page.getByRole('button', { name: 'Publish Green Acre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish site' })
  await dialog.getByRole('button', { name: 'Add destination' }).click()
  const section = dialog.getByRole('group', { name: 'Destination 2' })
  await section.getByRole('combobox', { name: 'Cloud', exact: true }).selectOption('s3')
  await section.getByRole('button', { name: 'Create bucket' }).click()
  const creation = page.getByRole('dialog', { name: 'Create bucket' })
  await creation.getByLabel('Name').fill(bucket)
  await creation.getByRole('button', { name: 'Create' }).click()
  await expect(section.getByRole('checkbox', { name: bucket })).toBeChecked()
  await expect(section.getByRole('button', { name: 'Create bucket' })).toBeFocused()
  // a list that loads late moves the fields below it
  await expect(section.getByLabel(/^Loading buckets/)).toBeHidden()
  await dialog.getByRole('combobox', { name: 'Primary destination' }).click()
  await page.getByRole('option', { name: new RegExp(bucket) }).click()
  await dialog.getByRole('button', { name: 'Publish to 2 destinations' }).click()
  await expect(dialog.getByText('Green Acre is live')).toBeVisible({ timeout })
}

/** Pages of one service in each town, at the same two destinations as the site. */
const townPages = (of: { pageId: string; napId: string; bucket: string }): TurboDefinition => ({
  name: 'Internal name',
  source: { pageId: of.pageId },
  lists: [
    { name: 'service', values: ['Garden care'] },
    { name: 'city', values: towns },
  ],
  mode: 'all',
  seed: 1,
  pages: null,
  address: '{service}/{city}',
  pageName: '{service} in {city}',
  title: '{service} in {city}',
  description: '',
  rules: [],
  listing: { by: 'one', napId: of.napId },
  structure: { hubs: [], breadcrumb: true, nearby: 3, related: 0 },
  sitePer: null,
  siteName: 'Green towns',
  rootSlug: townFolder,
  email: '',
  clouds: [
    { cloud: 'builtin', buckets: [] },
    { cloud: 's3', accountLabel: 'Own store', buckets: [{ bucket: of.bucket }] },
  ],
  brakes: {
    sample: 1,
    perDay: null,
    timeZone: 'UTC',
    noindex: false,
    stopAtErrors: 20,
    stopAtCost: null,
    similarFrom: 0.8,
  },
})

/** Plans a campaign, approves it on the screen, and publishes all of its posts at once. */
const published = async (
  account: Account,
  page: Page,
  of: { articleIds: readonly string[]; targets: readonly string[] },
): Promise<readonly CampaignJob[]> => {
  const { _id } = await account.call<{ _id: string }>('POST', 'campaigns', {
    name: 'Winter',
    targets: of.targets,
    source: { kind: 'articles', articleIds: of.articleIds },
    spread: 'everywhere',
    schedule: {
      start: new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10),
      postsPerDay: 6,
      from: '09:00',
      to: '17:00',
      timeZone: 'UTC',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      jitter: 0,
    },
  })
  await account.call('POST', 'campaign-plans', { campaignId: _id })
  await page.goto(`/campaigns/edit-campaign?id=${_id}&step=plan`)
  await page.getByRole('button', { name: 'Approve…' }).click()
  const approval = page.getByRole('dialog')
  await expect(approval.getByText(/images? .* upload/)).toHaveCount(2)
  await expect(approval.getByText(/^Publishes 6 posts on /)).toBeVisible()
  await approval.getByRole('checkbox').check()
  await approval.getByRole('button', { name: 'Approve and start' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.goto(`/campaigns/view-campaign?id=${_id}`)
  await expect(page.getByText('0 of 6 posts published')).toBeVisible()
  const jobs = async () =>
    (await account.call<Listed<CampaignJob>>('GET', `campaign-jobs?campaignId=${_id}`)).data
  for (const { _id: job } of await jobs())
    await account.call('PATCH', `campaign-posts/${job}`, { action: 'run-now' })
  await expect(page.getByText('6 of 6 posts published')).toBeVisible({ timeout })
  return jobs()
}

test('an export, blogs, articles, posts, a site and town pages, and a phone number that changes in all of them', async ({
  blog,
  browser,
}) => {
  const bucket = `day-${tag}`
  const [store, writer] = await Promise.all([startObjectStore(), writerOfDay()])
  const product = await startProduct({
    EGRESS_ALLOW: [store.address, new URL(blog.url).host, writer.address].join(','),
  })
  try {
    const mine = await firstAdmin(product)
    const context = await browser.newContext({ baseURL: product.url })
    await context.addInitScript((token) => localStorage.setItem('web2.token', token), mine.token)
    const page = await context.newPage()

    await test.step('60 messy rows of a Google export go in whole', () => importPlaces(page))
    const naps = await mine.call<Listed<Nap>>('GET', 'naps?$limit=100')
    expect(naps.total).toBe(60)
    expect(new Set(naps.data.map(({ country }) => country))).toEqual(new Set(['United Kingdom']))
    const nap = naps.data.find(({ businessName }) => businessName === business)!
    expect(nap).toMatchObject({ address1: '1 Orchard Lane', phone: oldPhone, storeCode: '="000"' })
    expect(naps.data.map(({ businessName }) => businessName)).toContain('=Garden 1')

    const blogs = await test.step('two blogs are connected', async () => [
      await connected(mine, blog, blog.user, blog.password),
      await connected(mine, blog, blog.authorUser, blog.authorPassword),
    ])

    const image = await uploaded(product, mine)
    const byHand = await test.step('an article is written by hand, with an image of its own', () =>
      mine.call<Article>('POST', 'articles', {
        title: `Roses ${tag}`,
        text: `<p>${writer.paragraph()} Call ${oldPhone} or 0117 496 0100.</p><img src="${image}" alt="Red roses"><p>${writer.paragraph()}</p>`,
        status: 'ready',
      }))

    await test.step('one is written by the default cards, by a service that speaks the format of OpenAI', async () => {
      await connectWriter(page, writer)
      await writeByDefaultCards(page)
    })

    const paused = await test.step('twenty in bulk stand still while they are paused', async () => {
      const gate = writer.hold(40)
      await page.goto('/articles/bulk-add')
      await page.getByRole('combobox', { name: 'Method' }).click()
      await page.getByRole('option', { name: 'Title, introduction, 3 sections' }).click()
      await page.getByRole('textbox', { name: 'Keywords' }).fill(writer.keywords.join('\n'))
      await page.getByRole('button', { name: 'Generate 20 articles' }).click()
      await gate.reached
      await expect(page.getByText(/^\d+ generating/)).toBeVisible()
      await page.getByRole('button', { name: 'Pause', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Pause bulk' }).click()
      await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
      const before = writer.asked()
      gate.open()
      await expect(page.getByText('Finishing work in progress…')).toBeHidden()
      const asked = writer.asked()
      // one text per concurrent article may have been in progress
      expect(asked).toBeLessThanOrEqual(before + usualAtOnce)
      return { address: page.url(), asked }
    })

    const files = {
      hosted: (of: string) => filesBelow(join(product.dataDir, 'sites', of)),
      stored: (of: string) => objectsBelow(store, bucket, of),
    }
    await test.step('a site goes to two destinations, and names its main address at both', async () => {
      const { endpoint, accessKey, secretKey } = store
      const s3 = { cloud: 's3', label: 'Own store', endpoint, accessKey, secretKey, region: 'us-east-1' }
      await mine.call('POST', 'cloud-settings-manager', s3)
      await mine.call('POST', 'cloud-builder', {
        siteName: 'Green Acre',
        rootSlug: folder,
        templateId: 'garden',
        napId: nap._id,
        email: 'hello@greenacre.example',
      })
      await publishTwice(page, bucket)
      const main = `${endpoint}/${bucket}/${folder}/`
      for (const place of [await files.hosted(folder), await files.stored(folder)]) {
        const home = place.get('index.html') ?? ''
        expect(home).toContain(oldPhone)
        expect(home).toContain(`<link rel="canonical" href="${main}`)
        expect(home).toContain(`<meta property="og:url" content="${main}`)
        expect(place.get('sitemap.xml')).toContain(`<loc>${main}`)
        // the 404 page links to its own host
        expect(holding(place, product.sitesUrl).filter((path) => path !== '404.html')).toEqual([])
        for (const [, html] of pagesOf(place)) expect(shown(html)).not.toContain('{')
      }
      // opening hours with a break take two lines on a phone
      const phone = await context.newPage()
      await phone.setViewportSize({ width: 390, height: 844 })
      await phone.goto(`${product.sitesUrl}/${folder}/`)
      await expect(phone.getByRole('cell', { name: '01:00 pm – 05:00 pm' })).toBeVisible()
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await phone.close()
      const named = [...(await files.stored(folder)).get('sitemap.xml')!.matchAll(/<loc>([^<]+)</g)]
      expect(named).toHaveLength(4)
      for (const [, url = ''] of named) expect((await fetch(url)).status).toBe(200)
    })

    await test.step('the paused bulk requested nothing, and finishes', async () => {
      expect(writer.asked()).toBe(paused.asked)
      await page.goto(paused.address)
      await page.getByRole('button', { name: 'Resume' }).click()
      await expect(page.getByText('20 of 20 generated')).toBeVisible({ timeout })
      expect((await mine.call<Listed<Article>>('GET', 'articles?source=bulk')).total).toBe(20)
    })

    await test.step('30 pages of towns link to each other, below a first page one would want', async () => {
      const { _id: pageId } = await typedPage(
        mine,
        'Town page',
        '{service} in {city}',
        'We have done {service:lower} in {city} {for years|since 1998}.',
        'Call {nap.businessName}: {nap.phone}.',
      )
      await generated(mine, townPages({ pageId, napId: nap._id, bucket }), timeout)
      for (const place of [await files.hosted(townFolder), await files.stored(townFolder)]) {
        const leaves = pagesOf(place).filter(([path]) => /^garden-care\/town-\d+\//.test(path))
        expect(leaves).toHaveLength(30)
        const linked = new Set<string>()
        for (const [, html] of leaves) {
          const near = [...html.matchAll(/href="[./]+garden-care\/(town-\d+)\//g)].map(
            ([, town = '']) => town,
          )
          expect(near).toHaveLength(3)
          for (const town of near) linked.add(town)
          expect(html).toContain(oldPhone)
        }
        expect(linked.size).toBe(30)
        const home = place.get('index.html') ?? ''
        expect(home).toContain(`<title>Garden care | ${business}</title>`)
        expect(home).toMatch(/<h1[^>]*>Garden care in Town 1, Town 2, Town 3 and 27 more<\/h1>/)
        for (const [, html] of pagesOf(place)) expect(shown(html)).not.toMatch(/\{|Internal name/)
      }
    })

    const posts =
      await test.step('a campaign puts three articles on both blogs, with their images', async () => {
        const { data } = await mine.call<Listed<Article>>('GET', 'articles?$limit=100')
        const written = data.find(({ keyword }) => keyword === 'autumn pruning')!
        const inBulk = data.find(({ source }) => source === 'bulk')!
        for (const { _id } of [written, inBulk])
          await mine.call('PATCH', `articles/${_id}`, {
            status: 'ready',
            featuredImage: image,
            reviewed: true,
          })
        const articleIds = [byHand._id, written._id, inBulk._id]
        const jobs = await published(mine, page, { articleIds, targets: blogs.map(({ _id }) => _id) })
        expect(new Set(jobs.map(({ articleId }) => articleId))).toEqual(new Set(articleIds))
        for (const job of jobs) {
          const post = await postOf(blog, job.externalId)
          expect(post.html).not.toMatch(/\/media\/|localhost/)
          const images = await libraryImages(blog, post)
          expect(images.length).toBeGreaterThan(0)
          for (const url of images) expect((await fetch(url)).headers.get('content-type')).toBe('image/png')
        }
        return jobs
      })

    await test.step('a new phone number reaches the sites, the articles and the posts', async () => {
      await page.goto(`/nap-databases/edit-nap?id=${nap._id}`)
      await page.getByLabel('Phone').fill(newPhone)
      await keepOffers(page)
      await page.getByRole('button', { name: 'Submit Form' }).click()
      await page.getByRole('button', { name: 'Review updates' }).click()
      await page.getByRole('button', { name: /^Update 2 sites, 2 articles, 4 posts$/ }).click()
      await expect(page.getByText('Everything is up to date')).toBeVisible({ timeout })
      for (const of of [folder, townFolder])
        for (const place of [await files.hosted(of), await files.stored(of)]) {
          expect(holding(place, newPhone)).not.toEqual([])
          expect(holding(place, oldPhone)).toEqual([])
        }
      for (const { articleId, externalId } of posts) {
        const { text } = await mine.call<Article>('GET', `articles/${articleId}`)
        const { html } = await postOf(blog, externalId)
        for (const shows of [text, html]) expect(shows).not.toMatch(/117 496 0100/)
        if (articleId === byHand._id) for (const shows of [text, html]) expect(shows).toContain(newPhone)
      }
    })
    await context.close()
  } finally {
    await product.remove()
    await Promise.all([store.stop(), writer.stop()])
  }
})

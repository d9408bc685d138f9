import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, signedInPage, signIn, test, type Account } from '../../fixtures/accounts.ts'
import { canvas } from '../../fixtures/builder.ts'
import { startObjectStore } from '../../fixtures/object-store.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* Visitors tap phone numbers of published sites, and the account sees how often. */

const html =
  '<h1>Contact</h1><p id="shown">{nap.phone}</p><p><a id="call" href="tel:{nap.phone}">Call us</a></p>' +
  '<p><a id="mail" href="mailto:a@example.com">Mail</a></p>'

interface Site {
  readonly _id: string
  readonly isOutdated: boolean
  readonly pages: readonly { readonly _id: string }[]
  readonly targets: readonly { readonly url: string; readonly callsMoved: boolean }[]
}

const siteOf = async (account: Account, id: string): Promise<Site> =>
  (await account.call<{ site: Site }>('GET', `cloud-builder/${id}`)).site

const newSite = async (account: Account): Promise<Site> => {
  const nap = await account.call<{ _id: string }>('POST', 'naps', {
    businessName: 'Green Acre',
    address1: '1 Elm St',
    city: 'Springfield',
    phone: '(555) 010-0100',
    country: 'United States',
  })
  const { site } = await account.call<{ site: Site }>('POST', 'cloud-builder', {
    siteName: 'Green Acre',
    rootSlug: `calls-${randomBytes(4).toString('hex')}`,
    napId: nap._id,
    pages: [
      { name: 'Home', slug: 'home', html: '<h1>Home</h1>' },
      { name: 'Contact', slug: 'contact', html },
    ],
  })
  return site
}

const publish = async (account: Account, siteId: string, clouds: readonly object[], number: number) => {
  await account.call('POST', 'cloud-builder', { siteId, clouds })
  await publicationEnds(account, siteId, number)
  return siteOf(account, siteId)
}

const visitorAt = async (browser: Browser, url: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(url)
  return page
}

interface Totals {
  readonly name: string
  readonly leads: number
  readonly calls: number
}

const totals = async (account: Account, by: 'site' | 'page' | 'campaign') =>
  (await account.call<Totals[]>('GET', `lead-totals?by=${by}`)).map(({ name, leads, calls }) => ({
    name,
    leads,
    calls,
  }))

test('a tap at the built-in host is counted once by site and page, and the tracking number is shown', async ({
  browser,
}) => {
  const product = await startProduct()
  try {
    const owner = await signIn(product, await register(product))
    const { _id } = await newSite(owner)
    const hosted = [{ cloud: 'builtin', buckets: [] }]
    const live = await publish(owner, _id, hosted, 1)
    const contact = `${live.targets[0]?.url ?? ''}contact/`
    const visitor = await visitorAt(browser, `${contact}?utm_campaign=spring`)
    const refused: string[] = []
    visitor.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text())
    })
    await visitor.reload()
    await expect(visitor.locator('#call')).toHaveAttribute('href', 'tel:5550100100')
    const reported = visitor.waitForResponse((answer) => answer.url().includes('/~call/'))
    await visitor.locator('#mail').click()
    await visitor.locator('#call').click()
    const report = await reported
    expect(report.status()).toBe(204)
    expect(new URL(report.url()).searchParams.get('utm_campaign')).toBe('spring')
    // under the host's referrer policy the browser names the whole URL of the page
    expect((await report.request().allHeaders()).referer).toBe(`${contact}?utm_campaign=spring`)
    await visitor.locator('#call').click()
    expect(refused).toEqual([])
    expect(await visitor.context().cookies()).toEqual([])
    await expect.poll(() => totals(owner, 'site')).toEqual([{ name: 'Green Acre', leads: 0, calls: 1 }])
    expect(await totals(owner, 'page')).toEqual([{ name: 'Contact', leads: 0, calls: 1 }])

    await owner.call('PATCH', `lead-settings/${_id}`, { trackingNumber: '(555) 010-0199' })
    expect(await siteOf(owner, _id)).toMatchObject({ isOutdated: true, targets: [{ callsMoved: true }] })
    expect(await publish(owner, _id, hosted, 2)).toMatchObject({ isOutdated: false })
    await visitor.goto(contact)
    await expect(visitor.locator('#shown')).toHaveText('(555) 010-0199')
    await expect(visitor.locator('#call')).toHaveAttribute('href', 'tel:5550100199')
    const structured = await visitor.locator('script[type="application/ld+json"]').allTextContents()
    expect(structured.join()).toContain('"telephone":"(555) 010-0100"')
    expect(structured.join()).not.toContain('0199')
    await visitor.context().close()

    const page = await signedInPage(browser, product, owner)
    const { pages } = await siteOf(owner, _id)
    await page.goto(`/site-builder/edit-site?id=${_id}&page=${pages[1]?._id}`)
    await expect(canvas(page).locator('#shown')).toHaveText('(555) 010-0199')
    await page.context().close()
  } finally {
    await product.remove()
  }
})

test('a tap in a bucket goes through the installation where that is switched on, and is counted', async ({
  browser,
}) => {
  const store = await startObjectStore()
  const product = await startProduct({ EGRESS_ALLOW: store.address })
  try {
    const owner = await signIn(product, await register(product))
    const { endpoint, accessKey, secretKey } = store
    const s3 = { cloud: 's3', label: 'Own store', endpoint, accessKey, secretKey, region: 'us-east-1' }
    await owner.call('POST', 'cloud-settings-manager', s3)
    const { _id } = await newSite(owner)
    const bucket = `calls-${randomBytes(4).toString('hex')}`
    const inBucket = (more: object) => [
      { cloud: 's3', accountLabel: 'Own store', buckets: [{ bucket, ...more }] },
    ]
    const live = await publish(owner, _id, inBucket({ newBucket: true }), 1)
    const contact = (live.targets[0]?.url ?? '').replace('index.html', 'contact/index.html')
    const visitor = await visitorAt(browser, contact)
    await expect(visitor.locator('#call')).toHaveAttribute('href', 'tel:5550100100')

    await owner.call('PATCH', `lead-settings/${_id}`, { countCalls: 'redirect' })
    expect(await siteOf(owner, _id)).toMatchObject({ isOutdated: true, targets: [{ callsMoved: true }] })
    await publish(owner, _id, inBucket({}), 2)
    await visitor.goto(`${contact}?utm_campaign=spring`)
    const redirected = visitor.waitForResponse((answer) => answer.url().startsWith(`${product.url}/call/`))
    await visitor.locator('#call').click()
    const answer = await redirected
    expect([answer.status(), answer.headers().location]).toEqual([302, 'tel:5550100100'])
    expect((await answer.request().allHeaders()).referer).toContain('utm_campaign=spring')
    // the visitor still sees the page
    await expect(visitor.locator('#call')).toBeVisible()
    await expect.poll(() => totals(owner, 'page')).toEqual([{ name: 'Contact', leads: 0, calls: 1 }])
    await visitor.context().close()
  } finally {
    await product.remove()
    await store.stop()
  }
})

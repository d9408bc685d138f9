import type { Page } from '@playwright/test'
import { firstAdmin, signedInPage, type Account } from '../../fixtures/accounts.ts'
import { startAzurite } from '../../fixtures/azurite.ts'
import { canvas, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { hear } from '../../fixtures/hear.ts'
import { mailTo, namedVisitors, startReceiver, visitorAt } from '../../fixtures/leads.ts'
import { startMailServer } from '../../fixtures/mail-server.ts'
import { startObjectStore } from '../../fixtures/object-store.ts'
import { startProduct } from '../../fixtures/product.ts'
import { publicationEnds, siteFromTemplate } from '../../fixtures/sites.ts'
import { expect, test } from '../../fixtures/test.ts'

/* The contact form of a template, on pages in a bucket and at Azure, sent by visitors without JavaScript. */

const send = async (visitor: Page, name: string, message: string) => {
  await visitor.getByLabel('Your name').fill(name)
  await visitor.getByLabel('Your email').fill('rose@example.com')
  await visitor.getByLabel('How can we help?').fill(message)
  await visitor.getByRole('button', { name: 'Send', exact: true }).click()
}

interface Lead {
  readonly name: string
  readonly pageUrl: string
  readonly utm: object
}

const leadsOf = async (account: Account): Promise<readonly Lead[]> =>
  (await account.call<{ data: Lead[] }>('GET', 'leads?$sort[createdAt]=1')).data

test('the form of a template delivers from a bucket and from Azure, also from old and restored pages', async ({
  browser,
}) => {
  const bucket = `leads-${Date.now().toString(36)}`
  const [store, azurite, mail, receiver] = await Promise.all([
    startObjectStore(),
    startAzurite(),
    startMailServer(),
    startReceiver(),
  ])
  const product = await startProduct({
    ...mail.environment,
    ...namedVisitors,
    EGRESS_ALLOW: `${store.address},${azurite.address},${receiver.host}`,
  })
  try {
    const admin = await firstAdmin(product)
    const { endpoint, accessKey, secretKey } = store
    const s3 = { cloud: 's3', label: 'Own store', endpoint, accessKey, secretKey, region: 'us-east-1' }
    await admin.call('POST', 'cloud-settings-manager', s3)
    await admin.call('POST', 'cloud-settings-manager', {
      ...{ cloud: 'azure', label: 'Own Azure', website: azurite.endpoint, endpoint: azurite.endpoint },
      ...{ accountName: azurite.accountName, secretKey: azurite.secretKey },
    })
    await admin.call('POST', 'webhooks', {
      name: 'CRM',
      url: `http://${receiver.host}/leads`,
      events: ['lead.new'],
    })
    const { siteId } = await siteFromTemplate(product, admin.person)
    const bucketIn = (region: string) => [{ bucket, newBucket: true, region }]
    const asked = await admin.call('POST', 'cloud-builder', {
      siteId,
      clouds: [
        { cloud: 's3', accountLabel: 'Own store', buckets: bucketIn('us-east-1') },
        { cloud: 'azure', accountLabel: 'Own Azure', buckets: bucketIn('westeurope') },
      ],
    })
    expect(asked).toMatchObject({ status: 'success' })
    await publicationEnds(admin, siteId, 1)
    const page = await signedInPage(browser, product, admin)
    await page.goto('/leads')
    await expect(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible()

    // in the bucket; the page says where it was opened from only in its URL
    const atBucket = `${endpoint}/${bucket}/green-acre/contact/index.html`
    const rose = await visitorAt(browser, `${atBucket}?utm_source=news&utm_campaign=spring`)
    await send(rose, 'Rose Miller', 'The fence fell over.')
    await expect(rose.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(new URL(rose.url()).origin).toBe(product.sitesUrl)
    expect(await rose.context().cookies()).toEqual([])
    await rose.getByRole('link', { name: 'Back to the site' }).click()
    await expect(rose.getByRole('heading', { level: 1 })).toHaveText('Gardens that look good all year')

    await expect(page.getByRole('link', { name: /^Leads\s*1 new$/ })).toBeVisible()
    await page.getByRole('button', { name: /^Notifications, \d unread$/ }).click()
    await page.getByText('New lead from Green Acre').click()
    await expect(page.getByRole('heading', { name: 'Rose Miller', level: 1 })).toBeVisible()
    const origin = page.getByRole('region', { name: 'Source' })
    for (const [name, value] of [
      ['Site', 'Green Acre'],
      ['Page', 'Contact'],
      ['Page URL', `${atBucket}?utm_source=news&utm_campaign=spring`],
      ['Referrer', 'Unknown'],
      ['UTM source', 'news'],
      ['UTM campaign', 'spring'],
    ] as const)
      await expect(
        origin.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]'),
      ).toHaveText(value)
    const told = await mailTo(mail, admin.person.email, /New lead from Green Acre/)
    expect(told.head).toMatch(/^Reply-To: rose@example\.com$/m)
    expect(told.text).toContain('The fence fell over.')
    await expect.poll(() => receiver.bodies.length).toBe(1)
    expect(receiver.bodies[0]).toContain(new URL(page.url()).pathname.split('/').at(-1))
    expect(receiver.bodies[0]).not.toMatch(/Rose|fence|rose@example/)

    await page.getByRole('textbox', { name: 'Message' }).fill('Hello Rose, we come on Tuesday.')
    const heard = await hear(page)
    await page.getByRole('button', { name: 'Send reply' }).click()
    await heard('Reply queued')
    const reply = await mailTo(mail, 'rose@example.com', /we come on Tuesday/)
    expect(reply.head).toMatch(new RegExp(`^Reply-To: .*${admin.person.email}`, 'm'))
    const entry = page.getByRole('region', { name: 'History' }).getByRole('listitem')
    await expect(entry.filter({ hasText: 'we come on Tuesday' })).toContainText('Sent')

    // this page is still open when the form is changed
    const atAzure = `${azurite.endpoint}/${bucket}/green-acre/contact/index.html`
    const olga = await visitorAt(browser, atAzure)
    await olga.getByLabel('Your name').fill('Olga Old')
    await staysAfterSave(page)
    await page.goto(`/site-builder/edit-site?id=${siteId}`)
    await page.getByRole('tab', { name: 'Pages' }).click()
    await page.getByRole('treeitem', { name: /^Contact \// }).click()
    await expect(canvas(page).getByRole('heading', { name: 'Send us a message' })).toBeVisible()
    await page.getByRole('tab', { name: 'Layers' }).click()
    await page.getByRole('button', { name: 'Expand all' }).click()
    await page.getByRole('treeitem', { name: /^Contact form/ }).click()
    await page.getByRole('tab', { name: 'Properties' }).click()
    await page.getByLabel('Thank-you page').selectOption('About')
    await savePage(page)
    await page.goto('/site-builder')
    await page.getByRole('button', { name: 'Publish Green Acre' }).click()
    const publish = page.getByRole('dialog', { name: 'Publish site' })
    await publish.getByRole('button', { name: 'Publish to 2 destinations' }).click()
    await expect(publish.getByText('Green Acre is live')).toBeVisible()
    await publish.getByRole('button', { name: 'Done' }).click()

    await send(olga, 'Olga Old', 'This page was open all day.')
    await expect(olga).toHaveURL(`${azurite.endpoint}/${bucket}/green-acre/about/index.html`)
    const nora = await visitorAt(browser, atBucket)
    await send(nora, 'Nora New', 'This page is fresh.')
    await expect(nora).toHaveURL(`${endpoint}/${bucket}/green-acre/about/index.html`)

    await page.getByRole('button', { name: 'More for Green Acre' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History of Green Acre' })
    await history.getByRole('button', { name: 'Restore publication 1' }).click()
    await history.getByRole('button', { name: 'Restore', exact: true }).click()
    await publicationEnds(admin, siteId, 3)
    const rita = await visitorAt(browser, atBucket)
    await send(rita, 'Rita Restored', 'This page was restored.')
    await expect(rita).not.toHaveURL(atBucket)
    const found = await leadsOf(admin)
    expect(found.map(({ name, pageUrl }) => [name, pageUrl])).toEqual([
      ['Rose Miller', `${atBucket}?utm_source=news&utm_campaign=spring`],
      ['Olga Old', atAzure],
      ['Nora New', atBucket],
      ['Rita Restored', atBucket],
    ])

    await page.goto('/leads')
    await page.getByRole('link', { name: 'Nora New' }).click()
    const progress = page.getByRole('region', { name: 'Progress' })
    await progress.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Won' }).click()
    await progress.getByLabel('Value').fill('980')
    await progress.getByRole('button', { name: 'Save value' }).click()
    await heard('Value saved')
    await page.goto(`/site-builder/structure?id=${siteId}`)
    await expect(page.getByRole('row', { name: /^Contact/ })).toHaveText(/^Contact\s*4\s*1\s*\$980$/)
    await page.goto('/site-builder')
    await expect(page.getByText('$980 won')).toBeVisible()
    for (const each of [rose, olga, nora, rita, page]) await each.context().close()
  } finally {
    await product.remove()
    receiver.stop()
    await Promise.all([mail.stop(), azurite.stop(), store.stop()])
  }
})

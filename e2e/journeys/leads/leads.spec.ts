import type { Page } from '@playwright/test'
import { expect, signedInPage, signIn, test, type Account } from '../../fixtures/accounts.ts'
import { canvas, savePage, staysAfterSave } from '../../fixtures/builder.ts'
import { hear } from '../../fixtures/hear.ts'
import {
  newLeadSite,
  publishPages,
  publishSite,
  siteOf,
  startReceiver,
  visitorAt,
} from '../../fixtures/leads.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'

/* Visitors send forms of published sites, and members handle what arrives. */

const contactHtml = `
<h1>Contact</h1>
<form action="lead:" method="post" data-thank-you-page="/thanks">
  <label>Your name <input name="name" autocomplete="name" required></label>
  <label>Email <input name="email" type="email" required></label>
  <label>How can we help? <textarea name="message" required></textarea></label>
  <label><input type="checkbox" name="consent" data-consent value="yes" required>
    I agree that you use my details to answer me.</label>
  <button type="submit">Send request</button>
</form>`

const pagesWith = (html: string, thanks: string) => [
  { name: 'Home', slug: 'home', html },
  { name: 'Thanks', slug: 'thanks', html: `<h1>${thanks}</h1>` },
]

/** Publishes a site with a contact form and a thank-you page to the built-in host. */
const publishedSite = (account: Account) =>
  publishPages(account, pagesWith(contactHtml, 'Thank you, we call you back'))

const sendForm = async (visitor: Page, { name, message }: { name: string; message: string }) => {
  await visitor.getByLabel('Your name').fill(name)
  await visitor.getByLabel('Email', { exact: true }).fill('rose@example.com')
  await visitor.getByLabel('How can we help?').fill(message)
  await visitor.getByLabel('I agree').check()
  await visitor.getByRole('button', { name: 'Send request' }).click()
}

test('a form sent without JavaScript becomes a lead, with badge, email and webhook, and is answered', async ({
  browser,
}) => {
  const receiver = await startReceiver()
  const product = await startProduct({ EGRESS_ALLOW: receiver.host })
  try {
    const admin = await signIn(product, await register(product))
    await admin.call('POST', 'webhooks', {
      name: 'CRM',
      url: `http://${receiver.host}/leads`,
      events: ['lead.new'],
    })
    const site = await publishedSite(admin)
    const page = await signedInPage(browser, product, admin)
    await page.goto('/leads')
    await expect(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible()

    const visitor = await visitorAt(browser, `${site.siteLink}?utm_source=news&utm_campaign=spring`)
    await sendForm(visitor, { name: 'Rose Miller', message: 'The fence fell over. <b>Help</b>' })
    await expect(visitor.getByRole('heading', { name: 'Thank you, we call you back' })).toBeVisible()
    expect(visitor.url()).toContain(site.siteLink)

    // without a reload
    await expect(page.getByRole('link', { name: /^Leads\s*1 new$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Rose Miller' }).click()
    await expect(page.getByRole('heading', { name: 'Rose Miller', level: 1 })).toBeVisible()
    const entries = page.getByRole('region', { name: 'Entries' })
    await expect(entries).toContainText('The fence fell over. <b>Help</b>')
    const origin = page.getByRole('region', { name: 'Source' })
    await expect(origin).toContainText('utm_source=news')
    await expect(origin).toContainText('UTM campaignspring')
    await expect(page.getByRole('region', { name: 'Consent' })).toContainText('Given')
    await expect(page.getByRole('link', { name: 'Leads', exact: true }).first()).toBeVisible()

    const mails = async () =>
      (await admin.call<{ data: { subject: string }[] }>('GET', 'mails')).data.map(({ subject }) => subject)
    await expect.poll(async () => (await mails()).some((subject) => /lead/i.test(subject))).toBe(true)
    await expect.poll(() => receiver.bodies.length).toBe(1)
    expect(receiver.bodies[0]).toContain('lead.new')
    expect(receiver.bodies[0]).not.toMatch(/Rose|fence|rose@example/)

    const heard = await hear(page)
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello Rose, we come on Tuesday.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await heard('Reply saved, not sent')
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByRole('listitem').filter({ hasText: 'we come on Tuesday' })).toContainText(
      'Not sent',
    )
    await visitor.context().close()
    await page.context().close()
  } finally {
    await product.remove()
    receiver.stop()
  }
})

test('a doubtful lead is held back with its reasons, and released by one click', async ({
  newcomer: { mine, page },
  browser,
}) => {
  await mine.call('PATCH', 'lead-words', { words: ['guest post'] })
  const site = await publishedSite(mine)
  const visitor = await visitorAt(browser, site.siteLink)
  await sendForm(visitor, { name: 'Rose Miller', message: 'I would like a guest post on your blog.' })
  // a question that works without scripts; the visitor leaves it unanswered
  await expect(visitor.getByRole('button')).toBeVisible()
  await visitor.context().close()

  await page.goto('/leads?status=spam')
  await page.getByRole('link', { name: 'Rose Miller' }).click()
  await expect(page.getByRole('alert')).toContainText('guest post')
  const heard = await hear(page)
  await page.getByRole('button', { name: 'Not spam' }).click()
  await heard('“Rose Miller” moved to the inbox')
  await expect(page.getByRole('button', { name: 'Not spam' })).toHaveCount(0)
  await page.goto('/leads')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toBeVisible()
})

test('a lead is won by a key, and its value counts for its site and campaign', async ({
  newcomer: { mine, page },
  browser,
}) => {
  const site = await publishedSite(mine)
  const campaign = await mine.call<{ _id: string }>('POST', 'campaigns', { name: 'Spring gardens' })
  const visitor = await visitorAt(browser, `${site.siteLink}?utm_campaign=${campaign._id}`)
  await sendForm(visitor, { name: 'Rose Miller', message: 'The fence fell over.' })
  await expect(visitor.getByRole('heading', { name: 'Thank you, we call you back' })).toBeVisible()
  await visitor.context().close()

  await page.goto('/leads')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toBeFocused()
  const heard = await hear(page)
  await page.keyboard.press('w')
  await heard('“Rose Miller” marked as won')
  await page.keyboard.press('Enter')
  const progress = page.getByRole('region', { name: 'Progress' })
  await progress.getByLabel('Value').fill('1250.50')
  await page.getByRole('link', { name: 'Stats', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await progress.getByRole('button', { name: 'Save value' }).click()
  await heard('Value saved')

  await page.goto('/site-builder')
  await expect(page.getByText('$1,250.50 won')).toBeVisible()
  await page.getByRole('link', { name: '1 lead', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Site is Green Acre')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toBeVisible()
  await page.goto('/campaigns')
  await expect(page.getByRole('row', { name: /Spring gardens/ })).toContainText('$1,250.50 won')
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Leads in the last 30 days' })).toContainText('$1,250.50')
})

test('the data of one person is found, downloaded and deleted', async ({
  newcomer: { mine, page },
  browser,
}) => {
  const site = await publishedSite(mine)
  const visitor = await visitorAt(browser, site.siteLink)
  await sendForm(visitor, { name: 'Rose Miller', message: 'The fence fell over.' })
  await expect(visitor.getByRole('heading', { name: 'Thank you, we call you back' })).toBeVisible()
  await visitor.context().close()

  await page.goto('/leads/settings')
  const card = page.getByRole('region', { name: 'Personal data' })
  await card.getByLabel('Email or phone number').fill('Rose@example.com')
  await card.getByRole('button', { name: 'Find data' }).click()
  await expect(card.getByRole('status')).toContainText('1 lead')
  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download data' }).click()
  expect((await downloading).suggestedFilename()).toBe('person-data.json')

  await card.getByRole('button', { name: 'Delete data…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete data' }).click()
  await expect(dialog.getByText('Type Rose@example.com')).toBeVisible()
  await dialog.getByLabel('Email or phone number').fill('rose@example.com')
  const heard = await hear(page)
  await dialog.getByRole('button', { name: 'Delete data' }).click()
  await heard('Deleted 1 lead of Rose@example.com')
  await page.goto('/leads')
  await expect(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible()
})

test('in the editor, a form is received in Leads by one choice', async ({
  newcomer: { mine, page },
  browser,
}) => {
  const html = contactHtml.replace('action="lead:" method="post" data-thank-you-page="/thanks"', 'action=""')
  const site = await newLeadSite(mine, pagesWith(html, 'Thanks a lot'))
  await staysAfterSave(page)
  await page.goto(`/site-builder/edit-site?id=${site._id}`)
  await expect(canvas(page).getByRole('heading', { name: 'Contact' })).toBeVisible()
  await page.getByRole('tab', { name: 'Layers' }).click()
  await page.getByRole('button', { name: 'Expand all' }).click()
  await page.getByRole('treeitem', { name: /^Form/ }).click()
  await page.getByRole('tab', { name: 'Properties' }).click()
  await expect(page.getByText('Entries of this form are lost.')).toBeVisible()
  await page.getByLabel('Where entries go').selectOption('Leads')
  await page.getByLabel('Thank-you page').selectOption('Thanks')
  await savePage(page)
  await publishSite(mine, site._id, 1)
  const live = await siteOf(mine, site._id)
  const visitor = await visitorAt(browser, live.siteLink)
  await sendForm(visitor, { name: 'Rose Miller', message: 'The fence fell over.' })
  await expect(visitor.getByRole('heading', { name: 'Thanks a lot' })).toBeVisible()
  await visitor.context().close()
  await page.goto('/leads')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toBeVisible()
})

import { expect } from '../../fixtures/accounts.ts'
import { hear } from '../../fixtures/hear.ts'
import { mailTo, newLeadSite, publishSite, siteOf, test, visitorAt } from '../../fixtures/leads.ts'
import { storeLeads } from '../../fixtures/stored-leads.ts'

/* Emails about a lead that the mail server rejected are sent again from the lead. */

const form = `<h1>Contact</h1><form action="lead:" method="post">
  <label>Your name <input name="name" autocomplete="name"></label>
  <label>Email <input name="email" type="email"></label><button>Send</button></form>`

test('a rejected reply and a rejected notification are sent again, and another tab sees it', async ({
  browser,
  mail,
  newcomer: { mine, page },
  pageOf,
}) => {
  const recipient = `sales-${Date.now().toString(36)}@greenacre.example`
  const site = await newLeadSite(mine, [{ name: 'Home', slug: 'home', html: form }])
  await mine.call('PATCH', `lead-settings/${site._id}`, { recipients: [recipient] })
  await publishSite(mine, site._id, 1)
  await mail.refuse(true)
  const visitor = await visitorAt(browser, (await siteOf(mine, site._id)).siteLink)
  await visitor.getByLabel('Your name').fill('Rose Miller')
  const address = `rose-${Date.now().toString(36)}@example.com`
  await visitor.getByLabel('Email').fill(address)
  await visitor.getByRole('button', { name: 'Send' }).click()

  await page.goto('/leads')
  await page.getByRole('link', { name: 'Rose Miller' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Dear Rose, we come on Monday.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  const history = page.getByRole('region', { name: 'History' })
  const reply = history.getByRole('listitem').filter({ hasText: 'we come on Monday' })
  await expect(reply).toContainText('Failed')
  await expect(reply).toContainText('The mail server rejected the visitor’s address.')
  const notification = history.getByRole('listitem').filter({ hasText: 'Email notification' })
  await expect(notification).toContainText(recipient)
  await expect(notification).toContainText('Check the recipients under Leads › Settings.')

  const other = await pageOf(mine)
  await other.goto(page.url())
  const seen = other.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(seen.filter({ hasText: 'Email notification' })).toContainText('Failed')
  await mail.refuse(false)
  const heard = await hear(page)
  await page.getByRole('button', { name: `Send again to ${address}` }).dblclick()
  await heard('Email queued')
  await expect(reply).toContainText('Sent')
  await expect(reply.getByRole('button')).toHaveCount(0)
  expect((await mailTo(mail, address, /Monday/)).text).toContain('Dear Rose, we come on Monday.')
  expect(await mail.mailsTo(address)).toHaveLength(1)
  await expect(seen.filter({ hasText: 'we come on Monday' })).toContainText('Sent')
  await page.getByRole('button', { name: `Send again to ${recipient}` }).click()
  await expect(seen.filter({ hasText: 'Email notification' })).toContainText('Sent')
  await mailTo(mail, recipient, /Rose Miller/)

  // a reload shows no notification that arrived
  await page.reload()
  await expect(reply).toContainText('Sent')
  await expect(notification).toHaveCount(0)
})

test('a failed reply whose email was deleted keeps its text, and says what to do', async ({
  mail,
  newcomer: { mine, page },
  owner,
  product,
}) => {
  const address = `rose-${Date.now().toString(36)}@example.com`
  await storeLeads(product, mine, [{ name: 'Rose Miller', email: address }])
  await mail.refuse(true)
  await page.goto('/leads')
  await page.getByRole('link', { name: 'Rose Miller' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Dear Rose, we come on Monday.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  const reply = page.getByRole('listitem').filter({ hasText: 'we come on Monday' })
  await expect(reply.getByRole('button', { name: /^Send again/ })).toBeVisible()
  await mail.refuse(false)
  const { data } = await owner.call<{ data: { _id: string }[] }>('GET', `mails?search=${address}`)
  await owner.call('DELETE', `mails/${data[0]!._id}`)
  await page.reload()
  await expect(reply).toContainText('no longer stored. Copy its text into a new reply.')
  await expect(reply).toContainText('Dear Rose, we come on Monday.')
  await expect(reply.getByRole('button')).toHaveCount(0)
})

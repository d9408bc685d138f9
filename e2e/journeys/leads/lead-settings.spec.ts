import { expect, test, type Account } from '../../fixtures/accounts.ts'
import { hear } from '../../fixtures/hear.ts'
import { newLeadSite, publishSite, siteOf } from '../../fixtures/leads.ts'
import { inDatabase } from '../../fixtures/product-database.ts'
import { storeLeads } from '../../fixtures/stored-leads.ts'

/* Members choose what happens with the leads and calls of a site. */

const siteWith = (account: Account, html: string, fields?: Readonly<Record<string, unknown>>) =>
  newLeadSite(account, [{ name: 'Home', slug: 'home', html }], fields)

test('the settings of a site are saved, and are there after a reload', async ({
  newcomer: { mine, page },
}) => {
  await siteWith(mine, '<h1>Home</h1>')
  await page.goto('/leads/settings')
  await page.getByRole('combobox', { name: 'Email recipients' }).fill('sales@greenacre.example,')
  await page.getByLabel('Email for each lead').uncheck()
  await page.getByLabel('Daily summary').check()
  await page.getByLabel('Reply automatically').check()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await page.getByLabel('Subject').fill('We got your message')
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you. We answer within a day.')
  await page.getByLabel('Tracking number').fill('12')
  await page.getByLabel('At all destinations').check()
  await expect(page.getByRole('alert')).toContainText('Calls depend on this installation')
  await page.getByRole('combobox', { name: 'Keep leads' }).click()
  await page.getByRole('option', { name: '1 year' }).click()
  await save.click()
  await expect(page.getByText('Enter a phone number.')).toBeVisible()
  await page.getByLabel('Tracking number').fill('+44 117 496 0555')
  const heard = await hear(page)
  await save.click()
  await heard('Settings saved. Publish the site to update its phone numbers.')

  await page.reload()
  await expect(page.getByText('sales@greenacre.example')).toBeVisible()
  await expect(page.getByLabel('Email for each lead')).not.toBeChecked()
  await expect(page.getByLabel('Daily summary')).toBeChecked()
  await expect(page.getByLabel('Subject')).toHaveValue('We got your message')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Thank you. We answer within a day.',
  )
  await expect(page.getByLabel('Tracking number')).toHaveValue('+44 117 496 0555')
  await expect(page.getByLabel('At all destinations')).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Keep leads' })).toHaveValue('1 year')
  await expect(save).toBeDisabled()
})

test('forms with the same name and fields differ by their pages and headings, and have recipients of their own', async ({
  newcomer: { mine, page },
}) => {
  const form =
    '<form action="lead:"><label>Your name <input></label><label>Email <input type="email"></label></form>'
  const site = await newLeadSite(mine, [
    { name: 'Home', slug: 'home', html: `<h1>Home</h1>${form}` },
    { name: 'Contact', slug: 'contact', html: `<h1>Contact</h1>${form}<h2>Call me back</h2>${form}` },
  ])
  await publishSite(mine, site._id, 1)
  await page.goto(`/leads/settings?site=${site._id}`)
  const forms = page.getByRole('region', { name: 'Forms' }).getByRole('listitem')
  await expect(forms).toHaveText([
    /^Form\s*Home page · Your name, Email/,
    /^Form\s*Page \/contact\/, under “Contact” · Your name, Email/,
    /^Form\s*Page \/contact\/, under “Call me back” · Your name, Email/,
  ])
  const called = '“Form” on /contact/, under “Call me back”'
  await page.getByRole('button', { name: `Change recipients of ${called}` }).click()
  const dialog = page.getByRole('dialog', { name: `Recipients of ${called}` })
  await dialog.getByLabel('Other recipients').check()
  await dialog.getByRole('combobox', { name: 'Email recipients' }).fill('office@greenacre.example,')
  const heard = await hear(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await heard('Recipients saved')
  await expect(forms.nth(2)).toContainText('Leads go to office@greenacre.example')
  await expect(forms.nth(1)).toContainText('Leads go to the site’s recipients')
})

test('a daily summary names the number of leads, and nothing of a visitor', async ({
  newcomer: { mine, page },
  owner,
  product,
}) => {
  const site = await siteWith(mine, '<h1>Home</h1>')
  const day = 24 * 3_600_000
  await storeLeads(product, mine, [
    { name: 'Rose Miller', site_id: site._id, created_at: new Date(Date.now() - day).toISOString() },
  ])
  await page.goto('/leads/settings')
  await page.getByLabel('Daily summary').check()
  const heard = await hear(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await heard('Settings saved')
  // as if it had been switched on three days ago, and no summary sent since the day before yesterday
  await inDatabase(product, async (client) => {
    await client.query('update lead_settings set digested_at = $2 where site_id = $1', [
      site._id,
      new Date(Date.now() - 2 * day).toISOString(),
    ])
    await client.query("update leads set created_at = date_trunc('day', now()) - interval '20 hours'")
  })
  const search = encodeURIComponent(mine.person.email)
  const summaries = async () => {
    const { data } = await owner.call<{ data: { _id: string; subject: string }[] }>(
      'GET',
      `mails?search=${search}`,
    )
    return data.filter(({ subject }) => /Green Acre/.test(subject))
  }
  await expect.poll(async () => (await summaries()).length, { timeout: 90_000 }).toBe(1)
  const [{ _id, subject } = { _id: '', subject: '' }] = await summaries()
  const { text } = await owner.call<{ text: string }>('GET', `mails/${_id}`)
  expect(subject).toContain('1 new lead')
  expect(text).toContain('Contact: 1')
  expect(text).not.toContain('Rose')
})

test('a tracking number replaces that of the listing, and taps on it are counted', async ({
  newcomer: { mine, page },
}) => {
  const nap = await mine.call<{ _id: string }>('POST', 'naps', {
    businessName: 'Green Acre Gardens',
    address1: '12 Orchard Lane',
    phone: '+44 117 496 0123',
  })
  const site = await siteWith(mine, '<h1>Call us</h1><p><a href="tel:{nap.phone}">{nap.phone}</a></p>', {
    napId: nap._id,
  })
  await page.goto(`/leads/settings?site=${site._id}`)
  await page.getByLabel('Tracking number').fill('+44 117 496 0555')
  const heard = await hear(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await heard('Settings saved. Publish the site to update its phone numbers.')
  await publishSite(mine, site._id, 1)
  const live = await siteOf(mine, site._id)

  const visitor = await page.context().newPage()
  await visitor.goto(live.siteLink)
  const link = visitor.getByRole('link', { name: '+44 117 496 0555' })
  await expect(link).toHaveAttribute('href', /^tel:\+?44/)
  await link.click()
  const calls = async () =>
    (await mine.call<{ of: string; calls: number }[]>('GET', 'lead-totals?by=site')).map((each) => each.calls)
  await expect.poll(calls).toEqual([1])
  await visitor.close()

  await page.goto('/site-builder')
  await expect(page.getByRole('row', { name: /Green Acre/ })).toContainText('1 call')
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Leads and calls in the last 30 days' })).toContainText(
    '1 call',
  )
  await page.goto(`/site-builder/structure?id=${site._id}`)
  await expect(
    page.getByRole('region', { name: 'Leads and calls by page' }).getByRole('row', { name: /Home/ }),
  ).toContainText('1')

  // the published page shows the earlier number until it is published again
  await page.goto(`/leads/settings?site=${site._id}`)
  await page.getByLabel('Tracking number').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto('/site-builder')
  await page.getByRole('button', { name: /^Out of date: publication details of Green Acre/ }).click()
  await expect(page.getByRole('dialog')).toContainText('phone numbers don’t match the Calls settings')
})

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/accounts.ts'
import { hear, keepOffers } from '../../fixtures/hear.ts'
import { newLeadSite, publishPages } from '../../fixtures/leads.ts'
import { mailedPath } from '../../fixtures/mails.ts'
import { storeLeads } from '../../fixtures/stored-leads.ts'

/* Members handle the leads of their inbox. */

/** One red pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

test('leads are changed together, and the change is undone', async ({
  newcomer: { mine, page },
  product,
}) => {
  await storeLeads(product, mine, [
    { name: 'Rose Miller' },
    { name: 'Peter Brook', status: 'read' },
    { name: 'Ann Hill' },
  ])
  await page.goto('/leads')
  await page.getByRole('checkbox', { name: 'Select Rose Miller' }).check()
  await page.getByRole('checkbox', { name: 'Select Peter Brook' }).check()
  await keepOffers(page)
  const heard = await hear(page)
  await page.getByRole('button', { name: 'Mark as' }).click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  await heard('2 leads marked as lost')
  await expect(page.getByRole('row', { name: /Rose Miller/ })).toContainText('Lost')
  await expect(page.getByRole('row', { name: /Ann Hill/ })).toContainText('New')
  await page.getByRole('button', { name: 'Undo' }).click()
  await heard('2 leads restored')
  await expect(page.getByRole('row', { name: /Rose Miller/ })).toContainText('New')
  await expect(page.getByRole('row', { name: /Peter Brook/ })).toContainText('Read')
})

test('a lead that is opened in one tab leaves the badge of the other', async ({
  newcomer: { mine, page },
  pageOf,
  product,
}) => {
  await storeLeads(product, mine, [{ name: 'Rose Miller' }, { name: 'Ann Hill' }])
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Leads\s*2 new$/ })).toBeVisible()
  const other = await pageOf(mine)
  await other.goto('/leads')
  await other.getByRole('link', { name: 'Rose Miller' }).click()
  await expect(other.getByRole('heading', { name: 'Rose Miller', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Leads\s*1 new$/ })).toBeVisible()
  await expect(other.getByRole('link', { name: /^Leads\s*1 new$/ })).toBeVisible()
})

test('leads are found by site, page, business listing, campaign and day, and exported as they are found', async ({
  newcomer: { mine, page },
  product,
}) => {
  const site = await newLeadSite(mine, [{ name: 'Fences', slug: 'fences', html: '<h1>Fences</h1>' }])
  const { site: stored } = await mine.call<{ site: { pages: { _id: string }[] } }>(
    'GET',
    `cloud-builder/${site._id}`,
  )
  const nap = await mine.call<{ _id: string }>('POST', 'naps', {
    businessName: 'Green Acre Gardens',
    address1: '12 Orchard Lane',
    phone: '+44 117 496 0123',
  })
  const campaign = await mine.call<{ _id: string }>('POST', 'campaigns', { name: 'Spring gardens' })
  await storeLeads(product, mine, [
    { name: 'Sita', site_id: site._id },
    { name: 'Paige', page_id: stored.pages[0]!._id, page_name: 'Fences' },
    { name: 'Lise', nap_id: nap._id },
    { name: 'Drew', campaign_id: campaign._id },
    { name: 'Olden', created_at: '2026-01-15T12:00:00Z', message: '=HYPERLINK("https://bad.example")' },
  ])
  await page.goto('/leads')
  const names = page.getByRole('row').getByRole('link', { name: /^(Sita|Paige|Lise|Drew|Olden)$/ })
  await expect(names).toHaveCount(5)

  const narrowBy = async (fill: () => Promise<unknown>, found: string) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await fill()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(names).toHaveText([found])
  }
  const clear = async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(names).toHaveCount(5)
  }
  for (const [field, choice, found] of [
    ['Site', 'Green Acre', 'Sita'],
    ['Page', 'Fences', 'Paige'],
    ['Business listing', 'Green Acre Gardens', 'Lise'],
    ['Campaign', 'Spring gardens', 'Drew'],
  ] as const) {
    await narrowBy(() => page.getByLabel(field, { exact: true }).selectOption(choice), found)
    await clear()
  }
  await narrowBy(() => page.getByLabel('Received to').fill('2026-02-01'), 'Olden')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('leads.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain('Olden')
  expect(csv).not.toMatch(/Sita|Paige|Lise|Drew/)
  // a spreadsheet shows it and does not run it
  expect(csv).not.toMatch(/[,"]=HYPERLINK/)
})

test('keys move between leads, act on them, and do nothing while text is typed', async ({
  newcomer: { mine, page },
  product,
}) => {
  await storeLeads(product, mine, [
    { name: 'Rose Miller', created_at: '2026-11-02T12:00:00Z' },
    { name: 'Ann Hill', created_at: '2026-11-01T12:00:00Z' },
  ])
  await page.goto('/leads')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Ann Hill' })).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: 'Select Rose Miller' })).toBeChecked()
  const heard = await hear(page)
  await page.keyboard.press('s')
  await heard('“Rose Miller” marked as spam')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toHaveCount(0)
  await page
    .getByRole('searchbox', { name: 'Search leads' })
    .or(page.getByLabel('Search leads'))
    .first()
    .fill('Ann')
  await page.keyboard.press('s')
  await expect(page.getByLabel('Search leads')).toHaveValue('Anns')
  await page.goto('/leads?status=spam')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('n')
  await heard('“Rose Miller” moved to the inbox')
})

test('a file of a visitor is saved byte for byte, and only by members', async ({
  newcomer: { mine, page },
}) => {
  const site = await publishPages(mine, [
    {
      name: 'Home',
      slug: 'home',
      html: `<form action="lead:" method="post" enctype="multipart/form-data">
          <label>Name <input name="name" autocomplete="name"></label>
          <label>Photo <input type="file" name="photo"></label><button>Send</button></form>`,
    },
  ])
  await page.goto(site.siteLink)
  await page.getByLabel('Name').fill('Rose Miller')
  await page.getByLabel('Photo').setInputFiles({ name: 'fence.png', mimeType: 'image/png', buffer: photo })
  await page.getByRole('button', { name: 'Send' }).click()

  await page.goto('/leads')
  await page.getByRole('link', { name: 'Rose Miller' }).click()
  const answering = page.waitForResponse(/\/api\/lead-files\//)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download fence.png' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('fence.png')
  expect(await readFile(await download.path())).toEqual(photo)
  const answer = await answering
  const headers = await answer.allHeaders()
  expect(headers['content-type']).toBe('application/octet-stream')
  expect(headers['content-disposition']).toMatch(/^attachment/)
  expect((await fetch(answer.url())).status).toBe(401)
})

test('a VA works with the other members by their names, and sees no settings of sites', async ({
  newcomer: { mine, page: ownPage },
  owner,
  browser,
  product,
}) => {
  await newLeadSite(mine, [{ name: 'Home', slug: 'home', html: '<h1>Home</h1>' }])
  await storeLeads(product, mine, [{ name: 'Rose Miller' }])
  const email = `vera-${randomUUID()}@example.com`
  await mine.call('POST', 'invite-user', { email, name: 'Vera Fields' })
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  await page.goto(await mailedPath(owner, email))
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page.getByRole('heading', { name: 'Stats' })).toBeVisible()

  await page.goto('/leads')
  await page.getByRole('link', { name: 'Rose Miller' }).click()
  await page.getByRole('combobox', { name: 'Assigned to' }).click()
  await expect(page.getByRole('option')).toHaveText([mine.person.name, 'Vera Fields (you)'])
  const heard = await hear(page)
  await page.getByRole('option', { name: 'Vera Fields (you)' }).click()
  await heard('Assigned')

  // what the owner wrote and did has their name
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await mine.call('POST', 'lead-messages', { leadId: id, kind: 'note', body: 'The gate is blue.' })
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').filter({ hasText: 'The gate is blue.' })).toContainText(
    mine.person.name,
  )
  await page.getByText('Note', { exact: true }).last().click()
  await page.getByRole('textbox', { name: 'Note for your team' }).fill('I call her on Monday.')
  await page.keyboard.press('Control+Enter')
  await heard('Note added')
  await expect(history.getByRole('listitem').filter({ hasText: 'on Monday' })).toContainText('You')
  await page.goto('/leads/settings')
  await expect(page.getByRole('region', { name: 'Spam words' })).toBeVisible()
  await expect(page.getByLabel('Email recipients')).toHaveCount(0)
  await context.close()

  const { data } = await mine.call<{ data: { _id: string; email: string }[] }>('GET', 'memberships')
  await mine.call('DELETE', `memberships/${data.find((member) => member.email === email)!._id}`)
  await ownPage.goto('/leads')
  await expect(ownPage.getByRole('row', { name: /Rose Miller/ })).toContainText('Former member')
  await ownPage.getByRole('link', { name: 'Rose Miller' }).click()
  await expect(ownPage.getByRole('combobox', { name: 'Assigned to' })).toHaveValue('Former member')
  const note = ownPage.getByRole('listitem').filter({ hasText: 'I call her on Monday.' })
  await expect(note).toContainText('Former member')
})

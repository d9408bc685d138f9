import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '../../fixtures/accounts.ts'
import { hear } from '../../fixtures/hear.ts'
import { hostileMarkup } from '../../fixtures/hostile-markup.ts'
import { newAddress, publishPages, test, visitorAt } from '../../fixtures/leads.ts'

/* Texts that visitors may send to harm a member, and the deletion of all that a visitor has sent. */

const form = `<h1>Contact</h1><form action="lead:">
  <label>Your name <input name="name" autocomplete="name" required></label>
  <label>Email <input name="email" type="email" required></label>
  <label>Message <textarea name="message" required></textarea></label>
  <label>Plan <input type="file" name="plan"></label><button>Send request</button></form>`

const pages = [{ name: 'Home', slug: 'home', html: form }]

test('scripts in every field of a form are text in the inbox and on the page of the lead', async ({
  newcomer: { mine, page },
}) => {
  const { siteLink } = await publishPages(mine, pages)
  const html = await (await fetch(siteLink)).text()
  const action = /<form action="([^"]+)"/.exec(html)![1]!
  const hostile = [
    hostileMarkup.slice(0, 9_000),
    'javascript:top.canary("link")',
    '"><img src=x onerror=top.canary(1)>',
  ]
  const entries = new FormData()
  for (const name of ['name', 'email', 'message', ...hostile])
    for (const text of hostile) entries.append(name, text)
  entries.append('plan', new File(['a plan'], '"><img src=x onerror=top.canary(2)>.txt'))
  const Referer = `${siteLink}?utm_source=${encodeURIComponent(hostile[2]!)}`
  // by a program, without the token that would hold it to the rules of the form
  const answer = await fetch(action, {
    method: 'POST',
    body: entries,
    redirect: 'manual',
    headers: { 'X-Forwarded-For': newAddress(), Referer },
  })
  expect(answer.status).toBe(303)
  const { data } = await mine.call<{ data: { _id: string; status: string }[] }>('GET', 'leads')
  const [{ _id: id, status } = { _id: '', status: '' }] = data

  const shots: unknown[] = []
  const called: string[] = []
  await page.exposeFunction('canary', (shot: unknown) => void shots.push(shot))
  page.on('dialog', (dialog) => void dialog.dismiss())
  page.on('request', (request) => void called.push(request.url()))
  const harmful = '[href^="javascript:" i], [onerror], [onload], [srcdoc], iframe, object, embed'
  await page.goto(`/leads?status=${status}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await page.locator(harmful).count()).toBe(0)
  await page.goto(`/leads/${id}`)
  await expect(page.getByRole('region', { name: 'Entries' })).toContainText('<script>top.canary(')
  await expect(page.getByRole('region', { name: 'Files' })).toContainText('onerror=top.canary(2)')
  expect(await page.locator(harmful).count()).toBe(0)
  expect(shots).toEqual([])
  const { origin } = new URL(page.url())
  expect(called.filter((url) => /^https?:/.test(url) && new URL(url).origin !== origin)).toEqual([])
})

test('one person is deleted in the interface, and neither list, search, CSV nor files know them', async ({
  newcomer: { mine, page },
  browser,
  product,
}) => {
  const { siteLink } = await publishPages(mine, pages)
  const send = async (name: string, email: string) => {
    const visitor = await visitorAt(browser, siteLink)
    await visitor.getByLabel('Your name').fill(name)
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByLabel('Message').fill(`This is ${name}, and my fence fell over.`)
    const plan = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`The plan of ${name}`) }
    await visitor.getByLabel('Plan').setInputFiles(plan)
    await visitor.getByRole('button', { name: 'Send request' }).click()
    await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await visitor.context().close()
  }
  await send('Rose Miller', 'rose@example.com')
  await send('Paul Stays', 'paul@example.com')

  await page.goto('/leads')
  await page.getByRole('link', { name: 'Rose Miller' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Rose Miller.txt' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe('The plan of Rose Miller')
  const filesOfLeads = async () => (await readdir(join(product.dataDir, 'lead-files'))).length
  const filesBefore = await filesOfLeads()
  const csv = async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    return readFile(await (await saving).path(), 'utf8')
  }
  await page.goto('/leads')
  await expect(page.getByRole('link', { name: 'Rose Miller' })).toBeVisible()
  expect(await csv()).toMatch(/Rose Miller[^]*rose@example\.com/)

  await page.goto('/leads/settings')
  const card = page.getByRole('region', { name: 'Personal data' })
  await card.getByLabel('Email or phone number').fill('rose@example.com')
  await card.getByRole('button', { name: 'Find data' }).click()
  await card.getByRole('button', { name: 'Delete data…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email or phone number').fill('rose@example.com')
  const heard = await hear(page)
  await dialog.getByRole('button', { name: 'Delete data' }).click()
  await heard('Deleted 1 lead of rose@example.com')

  await page.goto('/leads')
  await expect(page.getByRole('link', { name: 'Paul Stays' })).toBeVisible()
  await expect(page.getByText('Rose Miller')).toHaveCount(0)
  const exported = await csv()
  expect(exported).toContain('Paul Stays')
  expect(exported).not.toMatch(/rose/i)
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('rose')
  await expect(page.getByRole('link', { name: 'Paul Stays' })).toHaveCount(0)
  await expect(page.getByText('Rose Miller')).toHaveCount(0)
  expect(await filesOfLeads()).toBe(filesBefore - 1)
})

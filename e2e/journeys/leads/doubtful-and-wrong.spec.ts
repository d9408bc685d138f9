import type { Page } from '@playwright/test'
import { expect } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { hear } from '../../fixtures/hear.ts'
import { mailTo, newAddress, publishPages, test, visitorAt } from '../../fixtures/leads.ts'
import { withoutDatabase } from '../../fixtures/product-database.ts'

/* Submissions that are held back, wrong, too many, or made while the database is away. */

test('doubtful submissions are confirmed by a question or by the browser itself, and released ones are announced', async ({
  newcomer: { mine, page },
  browser,
  mail,
}) => {
  await mine.call('PATCH', 'lead-words', { words: ['guest post'] })
  const form = `<h1>Contact</h1><form action="lead:" data-thank-you-page="/thanks">
    <label>Your name <input name="name" autocomplete="name" required></label>
    <label>Email <input name="email" type="email" required></label>
    <label>Message <textarea name="message" required></textarea></label><button>Send request</button></form>`
  const { siteLink } = await publishPages(mine, [
    { name: 'Home', slug: 'home', html: form },
    { name: 'Thanks', slug: 'thanks', html: '<h1>Thank you, we call you back</h1>' },
  ])
  const send = async (visitor: Page, name: string) => {
    await visitor.getByLabel('Your name').fill(name)
    await visitor.getByLabel('Email').fill('rose@example.com')
    await visitor.getByLabel('Message').fill(`I am ${name} and would like a guest post.`)
    await visitor.getByRole('button', { name: 'Send request' }).click()
  }
  const isDone = (visitor: Page) =>
    expect(visitor.getByRole('heading', { name: 'Thank you, we call you back' })).toBeVisible()

  const announced = async () =>
    (await mine.call<{ data: { payload: { title: string } }[] }>('GET', 'notifications')).data.filter(
      ({ payload }) => payload.title === 'New lead from Green Acre',
    ).length

  const asked = await visitorAt(browser, siteLink)
  await send(asked, 'Anna Asked')
  await expect(asked.getByRole('heading', { name: 'One more step' })).toBeVisible()
  const answer = asked.getByLabel(/^What is \d+ plus \d+\?$/)
  await answer.fill('1')
  await asked.getByRole('button', { name: 'Send' }).click()
  await expect(answer).toHaveAccessibleDescription('That answer isn’t right. Try again.')
  const question = (await asked.locator('label[for=answer]').textContent())!
  const [one, other] = question.match(/\d+/g)!.map(Number)
  await answer.fill(`${one! + other!}`)
  await asked.getByRole('button', { name: 'Send' }).click()
  await isDone(asked)

  const solving = await visitorAt(browser, siteLink, { scripts: true })
  await send(solving, 'Ben Browser')
  await isDone(solving)

  const held = await visitorAt(browser, siteLink)
  await send(held, 'Carl Held')
  await expect(held.getByRole('heading', { name: 'One more step' })).toBeVisible()

  await page.goto('/leads')
  for (const name of ['Anna Asked', 'Ben Browser'])
    await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Carl Held' })).toHaveCount(0)
  expect(await announced()).toBe(2)
  await page.getByRole('tab', { name: /^Spam/ }).click()
  await page.getByRole('link', { name: 'Carl Held' }).click()
  await expect(page.getByRole('alert')).toContainText('guest post')
  await expect(page.getByRole('region', { name: 'Entries' })).toContainText('I am Carl Held')
  const toMe = async () => (await mail.mailsTo(mine.person.email)).map(({ text }) => text).join('\n')
  await expect.poll(async () => (await toMe()).includes('I am Ben Browser')).toBe(true)
  expect(await toMe()).not.toContain('Carl Held')
  const heard = await hear(page)
  await page.getByRole('button', { name: 'Not spam' }).click()
  await heard('“Carl Held” moved to the inbox')
  await mailTo(mail, mine.person.email, /I am Carl Held/)
  expect(await announced()).toBe(3)
  for (const visitor of [asked, solving, held]) await visitor.context().close()
})

test('a German form keeps what was typed when it is wrong, without the database, and beyond the limit', async ({
  newcomer: { mine, page },
  browser,
  product,
}) => {
  const form = `<html lang="de"><body><h1>Kontakt</h1><form action="lead:" data-thank-you-page="/danke">
    <label>Ihr Name <input name="name" autocomplete="name" required></label>
    <label>E-Mail <input name="email" type="email" required></label>
    <label>Nachricht <textarea name="message" required minlength="10"></textarea></label>
    <label>Thema <select name="topic"><option value="">Bitte auswählen</option><option>Hecke</option><option>Zaun</option></select></label>
    <label><input type="checkbox" name="consent" data-consent value="ja" required> Ich stimme der Verarbeitung zu.</label>
    <button>Absenden</button></form></body></html>`
  const { siteLink } = await publishPages(mine, [
    { name: 'Kontakt', slug: 'home', html: form },
    {
      name: 'Danke',
      slug: 'danke',
      html: '<html lang="de"><body><h1>Danke, wir melden uns</h1></body></html>',
    },
  ])
  const address = newAddress()
  const visitor = await visitorAt(browser, siteLink, { address })
  const fill = async (email: string, message: string) => {
    await visitor.getByLabel('Ihr Name').fill('Rosa Grün')
    await visitor.getByLabel('E-Mail').fill(email)
    await visitor.getByLabel('Nachricht').fill(message)
    await visitor.getByLabel('Thema').selectOption('Zaun')
  }
  const answered = async (button: string) => {
    const answer = visitor.waitForResponse((response) => response.url().includes('/~form/'))
    await visitor.getByRole('button', { name: button }).click()
    return answer
  }
  const statusOf = async (button: string) => (await answered(button)).status()
  const isKept = async (message: string) => {
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'de')
    await expect(visitor.getByLabel('Ihr Name')).toHaveValue('Rosa Grün')
    await expect(visitor.getByLabel('Nachricht')).toHaveValue(message)
    await expect(visitor.getByLabel('Thema')).toHaveValue('Zaun')
  }

  await fill('rosa@', 'Zaun')
  // a browser that doesn't check entries
  await visitor.locator('form').evaluate((form) => form.setAttribute('novalidate', ''))
  const wrong = await answered('Absenden')
  expect(wrong.status()).toBe(422)
  await expect(visitor.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeVisible()
  await isKept('Zaun')
  await expect(visitor.getByLabel('E-Mail')).toHaveValue('rosa@')
  for (const [label, sentence] of [
    ['E-Mail', 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.'],
    ['Nachricht', 'Geben Sie mindestens 10 Zeichen ein.'],
    ['Ich stimme', 'Setzen Sie dieses Häkchen, um fortzufahren.'],
  ] as const)
    await expect(visitor.getByLabel(label)).toHaveAccessibleDescription(sentence)
  // the rules of accessibility are checked by a script
  const reader = await browser.newPage()
  await reader.setContent(await wrong.text())
  expect(await violations(reader)).toEqual([])
  await reader.context().close()

  const message = 'Der Zaun ist umgefallen.\nBitte rufen Sie an.'
  await fill('rosa@example.com', message)
  await visitor.getByLabel('Ich stimme').check()
  await withoutDatabase(product, async () => {
    expect(await statusOf('Senden')).toBe(503)
    await expect(visitor.getByRole('heading', { name: 'Noch nicht gesendet' })).toBeVisible()
    await isKept(message)
    await expect(visitor.getByLabel('Ich stimme')).toBeChecked()
  })
  // others at this address have used up its limit
  const posts = Array.from({ length: 12 }, () =>
    fetch(`${product.url}/f/00000000-0000-8000-8000-000000000000`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ name: 'x' }),
      headers: { 'X-Forwarded-For': address },
    }),
  )
  await Promise.all(posts)
  expect(await statusOf('Senden')).toBe(429)
  await expect(visitor.getByText('Gerade kommen zu viele Nachrichten an.')).toBeVisible()
  await isKept(message)

  // as after the minute that the page asks for
  await visitor.context().setExtraHTTPHeaders({ 'X-Forwarded-For': newAddress() })
  await visitor.getByRole('button', { name: 'Senden' }).click()
  await expect(visitor.getByRole('heading', { name: 'Danke, wir melden uns' })).toBeVisible()
  await page.goto('/leads')
  await page.getByRole('link', { name: 'Rosa Grün' }).click()
  await expect(page.getByRole('region', { name: 'Entries' })).toContainText('Der Zaun ist umgefallen.')
  await expect(page.getByRole('region', { name: 'Consent' })).toContainText('Ich stimme der Verarbeitung zu.')
  const { total } = await mine.call<{ total: number }>('GET', 'leads?$limit=0')
  expect(total).toBe(1)
  await visitor.context().close()
})

import { describe, expect, it } from 'vitest'
import { newAddress, visitForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'

const { world } = useLeadWorld()

const baseUrl = 'https://garden.example/site/'
const link = `<a href="${baseUrl}">`
const show = async (path: string, init: RequestInit = {}) => {
  const page = await fetch(`${world.sitesUrl}/~form/${path}`, init)
  return { status: page.status, html: await page.text() }
}

describe('pages of a site that is written from the right', () => {
  it('are in its language and direction', async () => {
    const form = await world.publishForm({ baseUrl, definition: { lang: 'ar-EG', successText: 'شكرًا' } })
    const thanks = await show(`${form.id}/thanks?at=${form.targetId}`)
    expect(thanks.html).toContain('<html lang="ar" dir="rtl">')
    expect(thanks.html).toContain('<p>شكرًا</p>')
    const wrong = await visitForm(world, form, { _token: form.token, name: 'ليلى' })
    const html = await wrong.text()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toMatch(/name="name"[^>]* value="ليلى"[^>]* dir="auto"/)
    expect(html).toContain('املأ هذا الحقل.')
  })

  it('keep its language and direction for its own text where we have no sentences in it', async () => {
    const form = await world.publishForm({ definition: { lang: 'fa', successText: 'متشکریم' } })
    const { html } = await show(`${form.id}/thanks?at=${form.targetId}`)
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<p lang="fa" dir="rtl">متشکریم</p>')
  })
})

describe('a page without entries', () => {
  it.each([
    ['busy', 'GET'],
    ['away', 'GET'],
    ['entries', 'GET'],
    ['busy', 'POST'],
  ])('of the fault %s by %s promises none below, and leads back to the site', async (fault, method) => {
    const form = await world.publishForm({ baseUrl })
    const headers = { 'X-Forwarded-For': newAddress(), 'Content-Type': 'application/x-www-form-urlencoded' }
    const { html } = await show(`${form.id}?fault=${fault}`, { method, headers })
    expect(html).toContain('Your entries could not be read. Go back to the form and send it again.')
    expect(html).not.toMatch(/kept below|marked fields|<form/)
    expect(html).toContain(link)
  })

  it('leads to no site if the form has several', async () => {
    const form = await world.publishForm({ baseUrl })
    const { accountId } = world.user
    const { publicUrl } = world.api.context.config
    await world.api.database.db
      .insertInto('leadFormTargets')
      .values({
        ...{ formId: form.id, targetId: crypto.randomUUID(), accountId, publicUrl, thankYouUrl: '' },
        baseUrl: 'https://elsewhere.example/',
      })
      .execute()
    expect((await show(form.id)).html).not.toContain('<a ')
    expect((await show(`${form.id}/confirm?of=x&at=${form.targetId}`)).html).toContain(link)
  })
})

it('a confirmation that has expired leads back to the site', async () => {
  const form = await world.publishForm({ baseUrl })
  const { status, html } = await show(`${form.id}/confirm?of=x`)
  expect(status).toBe(410)
  expect(html).toContain(link)
})

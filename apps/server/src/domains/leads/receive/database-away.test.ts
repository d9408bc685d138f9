import { expect, it } from 'vitest'
import { goodEntries, visitForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { confirmableUntil, writeConfirmation } from '../spam/confirmation.ts'

const { world, gate } = useLeadWorld({ gated: true })

it('while the database is away, visitors keep what they typed, and send it again afterwards', async () => {
  const known = await world.publishForm({ definition: { lang: 'it' } })
  const unknown = await world.publishForm()
  const entries = (form: typeof known) => goodEntries(form, { message: 'Not lost\nby a minute' })
  // this form was used before
  await visitForm(world, known, goodEntries(known, { message: '' }))
  await gate.close()
  world.later(60_000)
  for (const [form, language, label] of [
    [known, 'it', 'Your name'],
    [unknown, 'pl', 'name'],
  ] as const) {
    const page = await visitForm(world, form, entries(form), { 'Accept-Language': 'pl,en;q=0.5' })
    const html = await page.text()
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60'])
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`>${label}`)
    expect(html).toContain('value="ada@example.com"')
    expect(html).toContain('\nNot lost\nby a minute</textarea>')
    expect(html).toContain(`name="_token" value="${form.token}"`)
  }
  await gate.open()
  for (const form of [known, unknown]) {
    const page = await visitForm(world, form, { ...entries(form), _ours: '1' })
    expect(page.status).toBe(200)
    expect(page.url).toContain(`${world.sitesUrl}/~form/${form.id}/thanks`)
  }
  expect((await world.leads()).map(({ message }) => message)).toEqual([
    'Not lost\nby a minute',
    'Not lost\nby a minute',
  ])
})

it('while the database is away, no page of an unknown form says that a stored submission was not sent', async () => {
  const form = await world.publishForm()
  const { config, now } = world.api.context
  const of = writeConfirmation(config.appSecret, form.id, {
    leadId: crypto.randomUUID(),
    until: confirmableUntil(now()),
  })
  await gate.close()
  const show = async (path: string, init: RequestInit = {}) => {
    const page = await fetch(`${world.sitesUrl}/~form/${form.id}${path}`, init)
    return { status: page.status, html: await page.text() }
  }
  const thanks = await show(`/thanks?at=${form.targetId}`)
  expect(thanks.status).toBe(200)
  expect(thanks.html).toContain('Your message has been sent.')
  const body = new URLSearchParams({ of, at: form.targetId, v: 'v1', altcha: '', answer: '7' })
  for (const { status, html } of [
    await show(`/confirm?of=${of}`),
    await show('?fault=away', { method: 'POST', body }),
  ]) {
    expect(status).toBe(503)
    expect(html).toContain('This page can’t be shown right now')
    expect(html).not.toMatch(/Not sent|kept below|<form/)
  }
  await gate.open()
})

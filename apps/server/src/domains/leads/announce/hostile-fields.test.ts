import { beforeAll, expect, it } from 'vitest'
import { attacks } from '../../../testing/xss-texts.ts'
import { goodEntries, postForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { call } from '../../../testing/worlds/start-api.ts'

const { world, form, mailServer } = useLeadWorld({ mails: true })
beforeAll(async () => {
  await call(world.api, 'POST', '/api/webhooks', {
    token: world.user.token,
    body: { name: 'CRM', url: 'https://example.com/leads', events: ['lead.new'] },
  })
})

/** Returns the HTML part of an email without its transfer encoding. */
const htmlOf = (raw: string): string => {
  const part = raw.slice(raw.indexOf('Content-Type: text/html'))
  const text = part.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`)
  return decodeURIComponent(text.replace(/%(?![0-9A-F]{2})/g, '%25'))
}

/** Returns the tags of HTML with their attributes, without line breaks. */
const tagsOf = (html: string): readonly string[] =>
  (html.match(/<[/!a-z?][^>]*>/gi) ?? []).filter((tag) => tag !== '<br>')

/** Sends a form as a person does, and releases what is held back. Returns the email about it. */
const announced = async (entries: Readonly<Record<string, string>>): Promise<string> => {
  const before = mailServer.taken.length
  await postForm(world, form, goodEntries(form, entries))
  const lead = await world.lastLead()
  if (lead.status === 'spam')
    await call(world.api, 'PATCH', `/api/leads/${lead.id}`, {
      token: world.user.token,
      body: { status: 'new' },
    })
  await world.sendMails()
  const mails = mailServer.taken.slice(before)
  expect(mails.map(({ to }) => to)).toEqual([[world.user.email]])
  return htmlOf(mails[0]!.raw).replaceAll(lead.id, 'ID')
}

it('scripts in every field of a form are text in the email, and in no webhook, event or notification', async () => {
  const numbered = (text: (at: number) => string) =>
    Object.fromEntries(attacks.map((_, at) => [`field-${at}`, text(at)]))
  const plain = await announced({ ...numbered((at) => `plain ${at}`), name: 'plain', message: 'plain text' })
  const hostile = await announced({
    ...numbered((at) => attacks[at]!),
    name: attacks[0]!,
    message: `${attacks[0]!} in a message`,
  })
  expect(hostile).toContain('&lt;script&gt;alert(1)&lt;/script&gt; in a message')
  expect(tagsOf(hostile)).toEqual(tagsOf(plain))

  const { db } = world.api.database
  const deliveries = await db.selectFrom('webhookDeliveries').select('data').execute()
  expect(deliveries).toHaveLength(2)
  const notifications = await db.selectFrom('notifications').select('payload').execute()
  const events = await db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify([deliveries, notifications, events])).not.toMatch(/alert|javascript|evil|plain text/)
})

it('names of fields are text in the email as well', async () => {
  const [plain, hostile] = [
    await announced({
      ...Object.fromEntries(attacks.map((_, at) => [`name ${at}`, 'x'])),
      message: 'One more.',
    }),
    await announced({
      ...Object.fromEntries(attacks.map((attack) => [attack, 'x'])),
      message: 'Another one.',
    }),
  ]
  // some of them are one name once they are trimmed
  expect(new Set(tagsOf(hostile))).toEqual(new Set(tagsOf(plain)))
})

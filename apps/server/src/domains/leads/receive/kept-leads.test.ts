import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { goodEntries, postForm, visitForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { call, signUp } from '../../../testing/worlds/start-api.ts'
import { addLead } from '../testing/add-lead.ts'
import { createKnownForms } from '../forms/known-forms.ts'
import { readSubmission } from '../submission/read-submission.ts'

const { world, form } = useLeadWorld({ form: { baseUrl: 'https://garden.example/' } })

const count = async () => (await world.leads()).length

describe('texts that PostgreSQL refuses in JSON', () => {
  it.each([
    ['an escaped NUL', 'a%00b', 'ab'],
    ['half a character where it was cut', `${'x'.repeat(199)}%F0%9F%8C%B1`, `${'x'.repeat(199)}\ufffd`],
  ])('%s in a campaign parameter', async (name, written, stored) => {
    const Referer = `https://garden.example/contact/?utm_source=${written}&utm_campaign=${written}`
    const answer = await postForm(world, form, goodEntries(form, { message: `I come with ${name}` }), {
      Referer,
    })
    expect(answer.status).toBe(303)
    expect((await world.lastLead()).utm).toEqual({ source: stored, campaign: stored })
  })

  it('half a character in the name of a file', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(goodEntries(form, { message: 'My plan is attached.' })))
      body.append(name, value)
    body.append('plan', new File(['a plan'], `🌱${'x'.repeat(145)}.txt`))
    expect((await postForm(world, form, body)).status).toBe(303)
    expect((await world.lastLead()).files[0]?.name).toBe(`\ufffd${'x'.repeat(145)}.txt`)
  })
})

describe('entries that a browser accepts', () => {
  it.each([
    ['an address with a domain in other letters', {}, 'rosa@gärten.example', 'rosa@xn--grten-gra.example'],
    ['several addresses', { multiple: true }, 'rosa@example.com,ada@example.com', 'rosa@example.com'],
  ])('%s', async (_, change, email, stored) => {
    const { id, token } = await world.publishForm({
      definition: { fields: [{ name: 'email', label: 'Email', type: 'email', ...change }] },
    })
    const answer = await postForm(world, { id }, { email, _token: token })
    expect(answer.status).toBe(303)
    expect(await world.lastLead()).toMatchObject({ email: stored, entries: [{ value: email }] })
  })

  it('an option with a space that does not break', async () => {
    const { id, token } = await world.publishForm({
      definition: { fields: [{ name: 'far', label: 'How far', type: 'select', options: ['10 km'] }] },
    })
    expect((await postForm(world, { id }, { far: '10\u00a0km', _token: token })).status).toBe(303)
  })
})

describe('a large form is delivered', () => {
  it('with 500 fields, in both encodings', async () => {
    const names = Array.from({ length: 500 }, (_, at) => `field-${at}`)
    const { id, token } = await world.publishForm({
      definition: { fields: names.map((name) => ({ name, label: name, type: 'text' as const })) },
    })
    const entries = { ...Object.fromEntries(names.map((name) => [name, `value of ${name}`])), _token: token }
    expect((await postForm(world, { id }, entries)).status).toBe(303)
    expect((await world.lastLead()).entries).toHaveLength(500)
    const body = new FormData()
    for (const [name, value] of Object.entries(entries)) body.append(name, `${value}!`)
    body.set('_token', token)
    expect((await postForm(world, { id }, body)).status).toBe(303)
    expect((await world.lastLead()).entries.at(-1)?.value).toBe('value of field-499!')
  })

  it('with 900 checked boxes', async () => {
    const options = Array.from({ length: 900 }, (_, at) => `${at}`)
    const { id, token } = await world.publishForm({
      definition: { fields: [{ name: 'box', label: 'Boxes', type: 'checkbox', multiple: true }] },
    })
    const body = `${options.map((option) => `box=${option}`).join('&')}&_token=${token}&_page=&_topic_ref=&go=Send`
    expect((await postForm(world, { id }, body)).status).toBe(303)
    expect((await world.lastLead()).entries[0]?.value).toBe(options.join(', '))
  })
})

it('the name of a field that is too long to store is marked where it was cut', async () => {
  const name = `${'n'.repeat(197)}😀${'x'.repeat(100)}`
  expect((await postForm(world, form, goodEntries(form, { [name]: 'a value' }))).status).toBe(303)
  expect((await world.lastLead()).entries.at(-1)).toMatchObject({
    name: `${'n'.repeat(197)}\ufffd …`,
    value: 'a value',
  })
})

it('the same answer of two visitors is two leads', async () => {
  const { id, token } = await world.publishForm({
    definition: {
      fields: [{ name: 'liked', label: 'Did you like it?', type: 'radio', options: ['Yes', 'No'] }],
    },
  })
  const before = await count()
  for (const _ of [1, 2]) await postForm(world, { id }, { liked: 'Yes', _token: token })
  expect(await count()).toBe(before + 2)
})

describe('a lead that was held back and is sent again', () => {
  it('asks again after its question has expired', async () => {
    const entries = goodEntries(form, {
      message: 'Guest post with backlinks: https://a.example https://b.example https://c.example',
    })
    const first = await postForm(world, form, entries)
    const { db } = world.api.database
    await db
      .updateTable('leads')
      .set({ confirmUntil: new Date(Date.now() - 60_000).toISOString() })
      .where('id', '=', (await world.lastLead()).id)
      .execute()
    const second = (await postForm(world, form, entries)).headers.get('location')!
    expect(second).toContain('/confirm?of=')
    expect(second).not.toBe(first.headers.get('location'))
    expect((await fetch(second)).status).toBe(200)
  })

  it('becomes new and is announced if nothing is held against it any more', async () => {
    const { db } = world.api.database
    const { accountId } = world.user
    const word = 'wheelbarrow'
    await db.insertInto('leadWords').values({ accountId, word, isOwn: true }).execute()
    const entries = goodEntries(form, { message: 'Do you repair a wheelbarrow?' })
    await postForm(world, form, entries)
    const lead = await world.lastLead()
    expect(lead.status).toBe('spam')
    await db.deleteFrom('leadWords').where('accountId', '=', accountId).execute()
    const answer = await postForm(world, form, entries)
    expect(answer.headers.get('location')).toContain('/thanks')
    expect(await world.lastLead()).toMatchObject({ id: lead.id, status: 'new', confirmUntil: null })
    const mails = db.selectFrom('leadMails').select('mailId').where('leadId', '=', lead.id)
    expect(await mails.execute()).toHaveLength(1)
  })
})

it('a lead that can’t be announced is stored', async () => {
  const { db } = world.api.database
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`.execute(db)
  await sql`create trigger refuse before insert on notifications for each row execute function refuse()`.execute(
    db,
  )
  const message = 'This lead is announced by nothing.'
  const answer = await postForm(world, form, goodEntries(form, { message }))
  await sql`drop trigger refuse on notifications`.execute(db)
  expect(answer.status).toBe(303)
  expect(await world.lastLead()).toMatchObject({ status: 'new', message })
})

it('a page keeps its consent text, however many versions of its form there are', async () => {
  const fieldsWith = (label: string) => [{ name: 'agree', label, type: 'consent' as const }]
  const { id, token } = await world.publishForm({
    definition: { fields: fieldsWith('I agree to the first text') },
  })
  const definition = JSON.stringify({
    fields: fieldsWith('I agree to another text'),
    lang: 'en',
    successText: '',
  })
  await world.api.database.db
    .insertInto('leadFormVersions')
    .values(
      Array.from({ length: 101 }, (_, at) => ({
        ...{ formId: id, accountId: world.user.accountId, version: `later-${at}`, definition },
        createdAt: new Date(Date.now() + 60_000).toISOString(),
      })),
    )
    .execute()
  await postForm(world, { id }, { agree: 'on', _token: token })
  expect((await world.lastLead()).consent).toMatchObject({ text: 'I agree to the first text', given: true })
})

describe('without a token', () => {
  it.each([
    ['a long value', 'x'.repeat(20_001), undefined],
    ['a file that is too large', 'See the plan.', 'x'.repeat(5_000_001)],
    ['a page as a file', 'See the plan.', '<html>'],
  ])('%s is refused', async (_, message, plan) => {
    const { id } = await world.publishForm({
      definition: { fields: [{ name: 'plan', label: 'Plan', type: 'file' }] },
    })
    const body = new FormData()
    body.append('message', message)
    if (plan !== undefined) body.append('plan', new File([plan], 'plan.txt'))
    const before = await count()
    expect((await visitForm(world, { id }, body)).status).toBe(422)
    expect(await count()).toBe(before)
  })
})

it('large bodies that arrive slowly keep no small one away', async () => {
  const request = (type: string) =>
    Object.assign(new PassThrough({ highWaterMark: 20_000_000 }), {
      headers: { 'content-type': type },
    }) as unknown as IncomingMessage & PassThrough
  const file =
    '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n' +
    `Content-Type: image/png\r\n\r\n${'x'.repeat(4_500_000)}\r\n`
  const large = Array.from({ length: 6 }, () => {
    const slow = request('multipart/form-data; boundary=b')
    const read = readSubmission(slow, { withFiles: true }).catch((error: { fault?: string }) => error.fault)
    slow.write(file.repeat(2))
    return { slow, read }
  })
  // the last one exceeds what large bodies may hold
  expect(await large.at(-1)!.read).toBe('busy')
  const small = request('application/x-www-form-urlencoded')
  const read = readSubmission(small, { withFiles: false })
  small.end('name=Ada')
  expect((await read).entries).toEqual([['name', 'Ada']])
  for (const { slow } of large) slow.end()
  for (const { slow, read: done } of large) {
    await done
    slow.destroy()
  }
})

it('made-up ids displace no form', async () => {
  const forms = createKnownForms(world.api.context)
  await forms.find(form.id)
  for (let at = 0; at < 100; at += 1)
    await Promise.all(Array.from({ length: 21 }, () => forms.find(randomUUID())))
  expect(forms.remembered(form.id)?.id).toBe(form.id)
})

it('made-up ids are looked up together, so that a flood of them costs few statements', async () => {
  const { db } = world.api.database
  let reads = 0
  const counting = Object.create(db, {
    withoutPlugins: {
      value: () => {
        reads += 1
        return db.withoutPlugins()
      },
    },
  }) as typeof db
  const forms = createKnownForms({ ...world.api.context, db: counting })
  const ids = [...Array.from({ length: 2_000 }, () => randomUUID()), form.id]
  const found = await Promise.all(ids.map((id) => forms.find(id)))
  expect(found.flatMap((each) => each?.id ?? [])).toEqual([form.id])
  expect(reads).toBe(1)
})

it('words of deleted spam make no true lead doubtful', async () => {
  const { api } = world
  const user = await signUp(api)
  const { token } = user
  const own = await world.publishForm({ user, siteId: await world.newSite(user) })
  const message = 'Please call me about the roses in my garden'
  const decide = async (status: string) => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => addLead(api.database.db, user, { message })),
    )
    await call(api, 'PATCH', `/api/leads?_id[$in]=${ids.join('&_id[$in]=')}`, { token, body: { status } })
    return ids
  }
  await decide('won')
  for (const id of await decide('spam')) await call(api, 'DELETE', `/api/leads/${id}`, { token })
  await postForm(world, own, goodEntries(own, { message }))
  expect((await world.leads(user.accountId)).at(-1)).toMatchObject({ message, status: 'new', spamScore: 0 })
})

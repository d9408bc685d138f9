import { request as httpRequest, type IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { attacks } from '../../../testing/xss-texts.ts'
import { goodEntries, newAddress, postForm, visitForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { writeFormToken } from '../forms/form-token.ts'
import { readSubmission } from '../submission/read-submission.ts'

const { world, form, mailServer } = useLeadWorld({ mails: true })

const day = 24 * 3_600_000

describe('bodies that are too large', () => {
  it.each([
    ['one value of 10 MB', `message=${'x'.repeat(10_000_000)}`],
    ['1,000 fields', Array.from({ length: 1_000 }, (_, at) => `field${at}=x`).join('&')],
    ['1,000 fields without names', '&=x'.repeat(1_000)],
  ])('%s', async (_, body) => {
    const count = (await world.leads()).length
    const answer = await visitForm(world, form, body)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([413, null])
    expect(await answer.text()).toContain('too large')
    expect(await world.leads()).toHaveLength(count)
  })

  it('a long value is named at its field', async () => {
    const answer = await visitForm(world, form, goodEntries(form, { message: 'x'.repeat(20_001) }))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Enter at most 20,000 characters.')
  })
})

describe('bodies that can’t be read', () => {
  it.each([
    ['application/json', '{"name":"Ada"}'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
    ['', 'name=Ada'],
  ])('of the type %j', async (type, body) => {
    const count = (await world.leads()).length
    const answer = await visitForm(world, form, body, { 'Content-Type': type })
    expect(answer.status).toBe(400)
    expect(await world.leads()).toHaveLength(count)
  })

  it('a body that never ends is given up', async () => {
    const endless = (type: string) =>
      Object.assign(new PassThrough(), { headers: { 'content-type': type } }) as unknown as IncomingMessage
    for (const type of [
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'text/plain',
    ]) {
      const request = endless(type)
      await expect(readSubmission(request, { withFiles: true, within: 1 })).rejects.toMatchObject({
        fault: 'late',
      })
      request.destroy()
    }
  })

  it('a connection that is cut stores nothing, and the next one is served', async () => {
    const count = (await world.leads()).length
    const { port } = new URL(world.api.url)
    await new Promise<void>((resolve) => {
      const outgoing = httpRequest({
        ...{ port, host: '127.0.0.1', method: 'POST', path: `/f/${form.id}` },
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 1_000 },
      })
      outgoing.on('error', () => undefined)
      outgoing.on('close', resolve)
      outgoing.write('name=Ada', () => outgoing.destroy())
    })
    expect(
      (await postForm(world, form, goodEntries(form, { message: 'after a cut connection' }))).status,
    ).toBe(303)
    expect(await world.leads()).toHaveLength(count + 1)
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused without a statement', async (method) => {
    const answer = await fetch(`${world.api.url}/f/${form.id}`, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('other encodings', () => {
  const own = `email=ada%40example.com&name=Ada&_token=`
  it.each([
    ['UTF-8', 'Gr%C3%BC%C3%9Fe+an+alle', 'Grüße an alle'],
    ['windows-1252, though the header says UTF-8', 'Gr%FC%DFe+%80+5', 'Grüße € 5'],
    ['what _charset_ names', '%CF%F0%E8%E2%E5%F2&_charset_=windows-1251', 'Привет'],
    ['an encoding that doesn’t exist', 'Gr%FC%DFe&_charset_=x-none', 'Grüße'],
    ['broken escapes', '100%25+%+%zz+sure', '100% % %zz sure'],
    ['control characters', 'a%00b%08c%0D%0Ad%ED%A0%80', 'abc\ndí\u00a0€'],
  ])('%s', async (_, encoded, expected) => {
    const answer = await postForm(world, form, `${own}${form.token}&message=${encoded}`)
    expect(answer.status).toBe(303)
    expect((await world.lastLead()).message).toBe(expected)
  })

  it('multipart and plain text', async () => {
    const body = Buffer.concat([
      ...['name', 'email', '_token'].map((name, at) =>
        Buffer.from(
          `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${['Ada', 'ada@example.com', form.token][at]}\r\n`,
        ),
      ),
      Buffer.from('--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nGr'),
      Buffer.from([0xfc, 0xdf]),
      Buffer.from('e, 你好\r\n--x--\r\n', 'latin1'),
    ])
    const post = (type: string, sent: string | Buffer) =>
      fetch(`${world.api.url}/f/${form.id}`, {
        method: 'POST',
        body: sent,
        redirect: 'manual',
        headers: { 'Content-Type': type, 'X-Forwarded-For': newAddress() },
      })
    expect((await post('multipart/form-data; boundary=x', body)).status).toBe(303)
    expect((await world.lastLead()).message).toMatch(/^Grüße/)
    const plain = `name=Ada\r\nemail=ada@example.com\r\nmessage=Line one\r\nand two\r\n_token=${form.token}\r\n`
    expect((await post('text/plain', plain)).status).toBe(303)
    expect((await world.lastLead()).message).toBe('Line one\nand two')
  })
})

describe('tokens', () => {
  it('that are forged or of another form only weigh', async () => {
    const other = await world.publishForm()
    const forged = writeFormToken('another secret, of thirty-two letters', {
      formId: form.id,
      version: 'v1',
      siteId: form.siteId,
      targetId: form.targetId,
    })
    for (const [at, token] of [other.token, forged, 'x', '..', `${form.token}x`].entries()) {
      const answer = await postForm(
        world,
        form,
        goodEntries(form, { _token: token, message: `Number ${at} of some.` }),
      )
      expect(answer.status).toBe(303)
      expect(await world.lastLead()).toMatchObject({ status: 'new', formId: form.id, spamScore: 40 })
    }
  })

  it('deliver with a clock that is wrong by a day', async () => {
    for (const off of [-day, 2 * day, -day]) {
      world.later(off)
      const answer = await postForm(world, form, goodEntries(form, { message: `Clock off by ${off} ms` }))
      expect(answer.status).toBe(303)
      expect((await world.leads()).map(({ message }) => message)).toContain(`Clock off by ${off} ms`)
    }
  })
})

it('scripts in every field stay text in our pages and emails', async () => {
  for (const attack of attacks) {
    const page = await visitForm(world, form, {
      ...goodEntries(form),
      name: attack,
      message: 'x',
      [attack]: attack,
    })
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(html.replace(/<style>.*?<\/style>/s, '')).not.toMatch(
      /<(?:script|img|svg|iframe|object|embed|math|base|link)\b/i,
    )
    // nothing leaves the value of its attribute
    expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<\w[^>]*\son\w+=/i)
  }
  const [first = ''] = attacks
  await postForm(world, form, goodEntries(form, { name: first, message: `${first} in a message` }))
  await world.sendMails()
  const { raw } = mailServer.taken.at(-1)!
  expect(raw).toContain('text/html')
  expect(raw.split('text/html')[1]).not.toContain('<script')
})

it('names and addresses add no headers to emails', async () => {
  const field = (name: string, label: string) => ({ name, label, type: 'text' as const })
  const open = await world.publishForm({
    definition: {
      name: 'Any\r\nBcc: eve@example.com',
      fields: [field('name', 'Name'), field('email', 'Email')],
    },
  })
  await world.sendMails()
  const count = mailServer.taken.length
  const injected = 'ada@example.com\r\nBcc: eve@example.com'
  for (const email of [
    injected,
    'ada@example.com, eve@example.com',
    '"a" <ada@example.com>',
    'ada@example.com%0aBcc:x',
  ]) {
    await postForm(world, open, { name: `Ada\r\nBcc: eve@example.com`, email, _token: open.token })
    expect((await world.lastLead()).email).toBe('')
  }
  await postForm(world, open, {
    name: `Ada\r\nBcc: eve@example.com`,
    email: 'ada@example.com',
    _token: open.token,
  })
  await world.sendMails()
  const sent = mailServer.taken.slice(count)
  expect(sent).toHaveLength(5)
  for (const { to, raw } of sent) {
    expect(to).toEqual([world.user.email])
    const [head = ''] = raw.split('\r\n\r\n', 1)
    expect(head).not.toMatch(/^bcc:/im)
    expect(head).not.toContain('eve')
  }
  expect(sent.at(-1)?.raw).toMatch(/^Reply-To: ada@example\.com\r$/m)
})

it('a pattern that takes forever is skipped and can’t keep the process busy', async () => {
  const slow = await world.publishForm({
    definition: { fields: [{ name: 'code', label: 'Code', type: 'text', pattern: '(a+)+b' }] },
  })
  const code = 'a'.repeat(5_000)
  for (const each of [`${code}!`, `${code}?`])
    expect((await postForm(world, slow, { code: each, _token: slow.token })).status).toBe(303)
})

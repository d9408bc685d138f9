import { createHash } from 'node:crypto'
import { createContext, Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { goodEntries, newAddress, postForm, visitForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { solverScript } from '../visitor-pages/solver-script.ts'
import { isSolved, newChallenge } from './proof-of-work.ts'

const { world, form } = useLeadWorld({
  form: {
    definition: { lang: 'nl' },
    thankYouUrl: 'https://garden.example/thanks/',
  },
})

let sent = 0
const doubtful = () =>
  goodEntries(form, {
    message: `Guest post ${++sent} with backlinks: https://a.example https://b.example https://c.example`,
  })

/** Sends a doubtful submission. Returns the address of the page that asks. */
const ask = async () => (await postForm(world, form, doubtful())).headers.get('location') ?? ''

const open = async (url: string) => {
  const page = await fetch(url)
  const html = await page.text()
  const [, a, b] = /Hoeveel is (\d) plus (\d)\?/.exec(html) ?? []
  const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return {
    page,
    html,
    sum: String(Number(a) + Number(b)),
    of: /name="of" value="([^"]*)"/.exec(html)?.[1] ?? '',
    at: /name="at" value="([^"]*)"/.exec(html)?.[1] ?? '',
    v: /name="v" value="([^"]*)"/.exec(html)?.[1] ?? '',
    action: /action="([^"]*)"/.exec(html)?.[1] ?? '',
    challenge: unescaped(/data-altcha="([^"]*)"/.exec(html)?.[1] ?? ''),
  }
}
type Asked = Awaited<ReturnType<typeof open>>

const answer = ({ action }: Pick<Asked, 'action'>, body: Record<string, string>) =>
  fetch(action, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(body),
    headers: { 'X-Forwarded-For': newAddress() },
  })

/** Runs the script of the page, as a browser does. Returns what it sends. */
const solve = (challenge: string): Promise<string> =>
  new Promise((resolve) => {
    const fields = { answer: { value: '' }, altcha: { value: '' } }
    const element = {
      dataset: { altcha: challenge, checking: '' },
      elements: fields,
      hidden: false,
      submit: () => resolve(fields.altcha.value),
    }
    const document = { querySelector: () => element, getElementById: () => ({ textContent: '' }) }
    const window = { TextEncoder }
    new Script(solverScript).runInContext(createContext({ document, window, TextEncoder, setTimeout, btoa }))
  })

describe('a doubtful submission', () => {
  it('is kept as spam and asks its visitor one question, which works without JavaScript', async () => {
    const url = await ask()
    expect(url).toMatch(new RegExp(`^${world.sitesUrl}/~form/${form.id}/confirm\\?of=`))
    expect(await world.lastLead()).toMatchObject({ status: 'spam', spamScore: 55 })
    const asked = await open(url)
    expect(asked.page.status).toBe(200)
    expect(asked.page.headers.get('set-cookie')).toBeNull()
    const script = createHash('sha256').update(solverScript).digest('base64')
    expect(asked.page.headers.get('content-security-policy')).toContain(
      `script-src 'sha256-${script}'; form-action ${world.api.url} 'self';`,
    )
    const wrong = await answer(asked, { of: asked.of, at: asked.at, v: asked.v, answer: '99' })
    expect(wrong.headers.get('location')).toBe(`${url}&wrong=1`)
    const again = await open(wrong.headers.get('location')!)
    expect(again.html).toContain('Dat antwoord klopt niet.')
    expect(again.html).not.toContain('<script')
    expect((await world.lastLead()).status).toBe('spam')
    // as an Arabic keyboard writes it
    const typed = again.sum.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    const right = await answer(again, { of: again.of, at: again.at, answer: ` ${typed} ` })
    expect(right.status).toBe(303)
    const thanks = right.headers.get('location')!
    expect(thanks).toBe(`${world.sitesUrl}/~form/${form.id}/thanks?at=${form.targetId}`)
    // the policy of the page before forbids to redirect to another origin, so this page leads on
    expect(await (await fetch(thanks)).text()).toContain(
      'http-equiv="refresh" content="0; url=https://garden.example/thanks/"',
    )
    const lead = await world.lastLead()
    expect(lead).toMatchObject({ status: 'new', spamScore: 55, confirmUntil: null })
    const { db } = world.api.database
    const mails = db.selectFrom('leadMails').select('mailId').where('leadId', '=', lead.id)
    expect(await mails.execute()).toHaveLength(1)
    // a second answer changes and announces nothing
    expect((await answer(again, { of: again.of, answer: again.sum })).headers.get('location')).toContain(
      '/thanks',
    )
    expect(await mails.execute()).toHaveLength(1)
  })

  it('is confirmed by the proof of work of its page', async () => {
    const asked = await open(await ask())
    const solution = await solve(asked.challenge)
    const right = await answer(asked, { of: asked.of, altcha: solution })
    expect(right.headers.get('location')).toContain('/thanks')
    expect((await world.lastLead()).status).toBe('new')
  })

  it('is not confirmed by the proof of another page, a guess, or another form', async () => {
    const solution = await solve((await open(await ask())).challenge)
    const asked = await open(await ask())
    const other = await world.publishForm()
    const unsolved = btoa(JSON.stringify({ ...JSON.parse(asked.challenge), number: 0 }))
    const weak = btoa(JSON.stringify({ ...JSON.parse(atob(solution)), algorithm: 'SHA-1' }))
    for (const altcha of [solution, unsolved, weak, 'x', btoa('null'), btoa('[]'), ''])
      expect((await answer(asked, { of: asked.of, altcha })).headers.get('location')).toContain('wrong=1')
    const elsewhere = { action: asked.action.replace(form.id, other.id) }
    expect(
      (await answer(elsewhere, { of: asked.of, answer: asked.sum })).headers.get('location'),
    ).not.toContain('/thanks')
    expect((await world.lastLead()).status).toBe('spam')
  })

  it('can be answered ten times a minute', async () => {
    const asked = await open(await ask())
    for (let at = 0; at < 10; at += 1) await answer(asked, { of: asked.of, answer: '99' })
    const right = () => answer(asked, { of: asked.of, answer: asked.sum })
    expect((await right()).headers.get('location')).toContain('fault=busy')
    world.later(61_000)
    expect((await right()).headers.get('location')).toContain('/thanks')
  })

  it('asks again if an answer could not be saved, and says so', async () => {
    const asked = await open(await ask())
    const { of, at, sum } = asked
    const fault = (name: string) =>
      fetch(`${world.sitesUrl}/~form/${form.id}?fault=${name}`, {
        method: 'POST',
        body: new URLSearchParams({ of, at, answer: sum }),
      })
    for (const [name, status] of [
      ['busy', 429],
      ['away', 503],
    ] as const) {
      const page = await fault(name)
      const html = await page.text()
      expect([page.status, page.headers.get('retry-after')]).toEqual([status, '60'])
      expect(html).toContain('Uw antwoord kan nu niet worden opgeslagen.')
      expect(html).toContain(`name="of" value="${of}"`)
      expect(html).toContain(`name="at" value="${form.targetId}"`)
      // else it would send itself again at once
      expect(html).not.toContain('<script')
    }
    expect((await answer(asked, { of, answer: sum })).headers.get('location')).toContain('/thanks')
  })

  it('expires after an hour, and stays in spam', async () => {
    const url = await ask()
    const asked = await open(url)
    world.later(61 * 60_000)
    const late = await answer(asked, { of: asked.of, answer: asked.sum })
    const page = await fetch(late.headers.get('location')!)
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('Deze pagina is verlopen')
    expect((await world.lastLead()).status).toBe('spam')
  })

  it('stays spam if a member has called it so', async () => {
    const asked = await open(await ask())
    const lead = await world.lastLead()
    await world.api.database.db
      .updateTable('leads')
      .set({ taught: 'spam' })
      .where('id', '=', lead.id)
      .execute()
    await answer(asked, { of: asked.of, answer: asked.sum })
    expect((await world.lastLead()).status).toBe('spam')
  })

  it('sent again asks again', async () => {
    const entries = doubtful()
    const [first, second] = [await postForm(world, form, entries), await postForm(world, form, entries)]
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
  })
})

it('spam without doubt is answered as a success and not announced', async () => {
  const answered = await postForm(world, form, goodEntries(form, { _topic_ref: 'x' }))
  expect(answered.headers.get('location')).toBe('https://garden.example/thanks/')
  const lead = await world.lastLead()
  expect(lead).toMatchObject({ status: 'spam', confirmUntil: null })
  expect(lead.spamReasons).toContain('A field that visitors can’t see was filled in.')
  const { db } = world.api.database
  expect(await db.selectFrom('leadMails').select('mailId').where('leadId', '=', lead.id).execute()).toEqual(
    [],
  )
})

it('the script finds the number of every challenge', async () => {
  for (let at = 0; at < 3; at += 1) {
    const challenge = await newChallenge('secret', `text-${at}`)
    expect(await isSolved('secret', `text-${at}`, await solve(JSON.stringify(challenge)))).toBe(true)
  }
})

describe('our pages after a submission', () => {
  it('have the language and words of the version that was sent, not of the latest', async () => {
    const { db } = world.api.database
    const mixed = await world.publishForm({ definition: { lang: 'nl', successText: 'Tot snel' } })
    const { accountId } = world.user
    const definition = JSON.stringify({
      name: 'F',
      fields: [],
      successText: '',
      thankYouPage: '',
      lang: 'de',
    })
    await db
      .insertInto('leadFormVersions')
      .values({ formId: mixed.id, version: 'latest', accountId, definition })
      .execute()
    await db.updateTable('leadForms').set({ version: 'latest' }).where('id', '=', mixed.id).execute()
    const thanks = await visitForm(world, mixed, goodEntries(mixed))
    expect(await thanks.text()).toMatch(/<html lang="nl">[^]*Tot snel/)

    const asked = await postForm(world, mixed, { ...doubtful(), _token: mixed.token })
    const page = await open(asked.headers.get('location') ?? '')
    expect(page.html).toContain('<html lang="nl">')
    const { of, at, v, sum } = page
    const confirmed = await answer(page, { of, at, v, answer: sum })
    expect(await (await fetch(confirmed.headers.get('location') ?? '')).text()).toMatch(
      /<html lang="nl">[^]*Tot snel/,
    )
    const unknown = await postForm(
      world,
      mixed,
      goodEntries(mixed, { _token: '', message: 'Hello there, you' }),
    )
    expect(await (await fetch(unknown.headers.get('location') ?? '')).text()).toContain('<html lang="de">')
  })
})

import { noUtm } from '@web2/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { goodEntries, postForm, visitForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { signUp } from '../../../testing/worlds/start-api.ts'

const { world } = useLeadWorld()

describe('a form of a published site', () => {
  it('is stored and leads to the site’s thank-you page', async () => {
    const form = await world.publishForm({
      baseUrl: 'https://garden.example/site/',
      thankYouUrl: 'https://garden.example/site/thanks/',
    })
    const answer = await postForm(world, form, goodEntries(form), {
      Referer: 'https://garden.example/site/contact/?utm_source=news&utm_campaign=spring&x=1',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'https://garden.example/site/thanks/',
    ])
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(await world.lastLead()).toMatchObject({
      status: 'new',
      siteId: world.siteId,
      siteName: 'Green Thumb',
      formId: form.id,
      formName: 'Contact form',
      pageName: 'Contact',
      pageUrl: 'https://garden.example/site/contact/?utm_source=news&utm_campaign=spring&x=1',
      referrer: '',
      utm: { source: 'news', campaign: 'spring' },
      campaignId: null,
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '+44 20 7946 0958',
      message: 'Please call me about the garden behind my house.',
      spamScore: 0,
      spamReasons: [],
    })
    expect((await world.lastLead()).entries).toEqual([
      { name: 'name', label: 'Your name', value: 'Ada Byron' },
      { name: 'email', label: 'Email', value: 'ada@example.com' },
      { name: 'phone', label: 'Phone', value: '+44 20 7946 0958' },
      { name: 'message', label: 'Message', value: 'Please call me about the garden behind my house.' },
    ])
  })

  it('leads to our page without a thank-you page', async () => {
    const form = await world.publishForm({ definition: { lang: 'de', successText: 'Wir rufen an.' } })
    const answer = await postForm(world, form, goodEntries(form))
    const location = answer.headers.get('location') ?? ''
    expect(answer.status).toBe(303)
    expect(location).toContain(`${world.sitesUrl}/~form/${form.id}/thanks?at=${form.targetId}`)
    const page = await fetch(location)
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('<html lang="de">')
    expect(text).toContain('Wir rufen an.')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
    )
  })

  it('never redirects to an address from the post, the query or the referer', async () => {
    const form = await world.publishForm()
    const evil = 'https://evil.example/'
    const answer = await postForm(
      world,
      form,
      goodEntries(form, { _next: evil, redirect: evil, _referer: evil }),
      {
        Referer: evil,
      },
    )
    expect(answer.headers.get('location')).not.toContain('evil')
    expect((await world.lastLead()).pageUrl).toBe('')
    const page = await fetch(`${world.sitesUrl}/~form/${form.id}/thanks?at=${evil}`)
    expect(await page.text()).not.toContain('evil')
  })

  it('belongs to a campaign of its own account only', async () => {
    const other = await signUp(world.api)
    const campaignOf = async (accountId: string, userId: string) => {
      const row = await world.api.database.db
        .insertInto('campaigns')
        .values({ id: uuidV7(), accountId, createdBy: userId, name: 'Spring', source: '{}', schedule: '{}' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    }
    const form = await world.publishForm({ baseUrl: 'https://garden.example/' })
    const post = (campaign: string, message: string) =>
      postForm(world, form, goodEntries(form, { message }), {
        Referer: `https://garden.example/contact/?utm_campaign=${campaign}`,
      })
    const own = await campaignOf(world.user.accountId, world.user.userId)
    await post(own, 'from my own campaign')
    expect((await world.lastLead()).campaignId).toBe(own)
    const foreign = await campaignOf(other.accountId, other.userId)
    await post(foreign, 'from the campaign of another account')
    expect(await world.lastLead()).toMatchObject({ campaignId: null, utm: { campaign: foreign } })
  })

  it('belongs to the campaign that the link names by id or value, and to none of two with one value', async () => {
    const form = await world.publishForm({ baseUrl: 'https://garden.example/' })
    const { accountId, userId } = world.user
    const campaign = async (value: string, status: 'running' | 'draft' = 'running', isOn = true) => {
      const row = await world.api.database.db
        .insertInto('campaigns')
        .values({
          ...{
            id: uuidV7(),
            accountId,
            createdBy: userId,
            name: 'Spring',
            source: '{}',
            schedule: '{}',
            status,
          },
          utm: JSON.stringify({ ...noUtm, isOn, campaign: value }),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    }
    let posts = 0
    const leadOf = async (query: string) => {
      posts += 1
      await postForm(world, form, goodEntries(form, { message: `The fence fell over ${posts} times.` }), {
        Referer: `https://garden.example/contact/?${query}`,
      })
      return world.lastLead()
    }
    const [one, other] = [await campaign('sale'), await campaign('sale')]
    expect(await leadOf(`utm_campaign=sale&utm_id=${one}`)).toMatchObject({
      campaignId: one,
      utm: { campaign: 'sale', id: one },
    })
    expect((await leadOf(`utm_campaign=sale&utm_id=${other}`)).campaignId).toBe(other)
    expect((await leadOf('utm_campaign=sale')).campaignId).toBeNull()
    const autumn = await campaign('autumn')
    expect((await leadOf('utm_campaign=autumn')).campaignId).toBe(autumn)
    expect((await leadOf('utm_campaign=Autumn')).campaignId).toBeNull()
    expect((await leadOf('utm_campaign=autumn&utm_id=7')).campaignId).toBeNull()
    await campaign('draft', 'draft')
    await campaign('off', 'running', false)
    expect((await leadOf('utm_campaign=draft')).campaignId).toBeNull()
    expect((await leadOf('utm_campaign=off')).campaignId).toBeNull()
  })

  it('is no earlier version where it differs only by the values of its page', async () => {
    const { db } = world.api.database
    const form = await world.publishForm()
    const { accountId } = world.user
    const [own] = await db
      .updateTable('leadFormVersions')
      .set({ shape: 'shape' })
      .where('formId', '=', form.id)
      .returning('definition')
      .execute()
    const definition = JSON.stringify(own?.definition)
    await db
      .insertInto('leadFormVersions')
      .values({ formId: form.id, version: 'of-dallas', shape: 'shape', accountId, definition })
      .execute()
    const latest = { version: 'of-dallas', shape: 'shape' }
    await db.updateTable('leadForms').set(latest).where('id', '=', form.id).execute()
    await postForm(world, form, goodEntries(form, { message: 'From the page of Austin' }))
    expect(await world.lastLead()).toMatchObject({ spamScore: 0 })

    const replaced = await world.publishForm()
    await db
      .updateTable('leadForms')
      .set({ version: 'new', shape: 'new' })
      .where('id', '=', replaced.id)
      .execute()
    await postForm(world, replaced, goodEntries(replaced, { message: 'From a cached page' }))
    expect(await world.lastLead()).toMatchObject({ spamScore: 5 })
  })

  it('sent twice is one lead', async () => {
    const form = await world.publishForm()
    const count = (await world.leads()).length
    const answers = await Promise.all([1, 2, 3].map(() => postForm(world, form, goodEntries(form))))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await world.leads()).toHaveLength(count + 1)
  })

  it('sent again within an hour is one lead, although midnight was in between', async () => {
    const form = await world.publishForm()
    const post = async () => {
      expect((await postForm(world, form, goodEntries(form))).status).toBe(303)
      const leads = await world.leads()
      return leads.filter(({ formId }) => formId === form.id).length
    }
    const [minute, day] = [60_000, 86_400_000]
    const untilMidnight = day - (world.api.context.now().getTime() % day)
    world.later(untilMidnight + day - 5 * minute)
    expect(await post()).toBe(1)
    world.later(10 * minute)
    expect(await post()).toBe(1)
    world.later(50 * minute)
    expect(await post()).toBe(2)
  })

  it('delivers after its site was deleted, and from versions without a token', async () => {
    const siteId = await world.newSite()
    const form = await world.publishForm({ siteId })
    await world.api.database.db.deleteFrom('sites').where('id', '=', siteId).execute()
    expect((await postForm(world, form, goodEntries(form))).status).toBe(303)
    expect(await world.lastLead()).toMatchObject({
      siteId: null,
      siteName: 'Green Thumb',
      status: 'new',
      pageId: null,
    })
    const { _token, ...without } = goodEntries(form, { message: 'An old page without a token writes this.' })
    await postForm(world, form, without)
    expect(await world.lastLead()).toMatchObject({ status: 'new', spamScore: 25 })
  })

  it('that was deleted is answered with a page that says so', async () => {
    const form = await world.publishForm()
    await world.api.database.db.deleteFrom('leadForms').where('id', '=', form.id).execute()
    const answer = await visitForm(world, form, goodEntries(form, { _token: '' }), {
      'Accept-Language': 'fr',
    })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Ce formulaire n’existe plus')
  })
})

describe('wrong entries', () => {
  it('come back with an error at each field, and what was typed', async () => {
    const form = await world.publishForm()
    const count = (await world.leads()).length
    const typed = { email: 'not an address', message: 'Hi', name: '"><script>alert(1)</script>' }
    const first = await postForm(world, form, goodEntries(form, typed))
    expect([first.status, first.headers.get('location')]).toEqual([
      307,
      `${world.sitesUrl}/~form/${form.id}?fault=entries`,
    ])
    const page = await visitForm(world, form, goodEntries(form, typed))
    const text = await page.text()
    expect(page.status).toBe(422)
    expect(new URL(page.url).origin).toBe(world.sitesUrl)
    expect(page.headers.get('set-cookie')).toBeNull()
    expect(text).toContain('value="not an address"')
    expect(text).toContain('Enter an email address, such as name@example.com.')
    expect(text).toContain('Enter at least 5 characters.')
    expect(text).not.toContain('<script')
    expect(text).toContain(`action="${world.api.url}/f/${form.id}"`)
    expect(await world.leads()).toHaveLength(count)
  })

  it('are stored once they are corrected on our page, with the page they came from', async () => {
    const form = await world.publishForm({ baseUrl: 'https://garden.example/' })
    const pageUrl = 'https://garden.example/contact/?utm_source=x'
    const page = await visitForm(world, form, goodEntries(form, { email: '' }), { Referer: pageUrl })
    const text = await page.text()
    const values = Object.fromEntries(
      [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
    expect(values).toMatchObject({ _token: form.token, _page: 'contact/', _ours: '1', _referer: pageUrl })
    const answer = await postForm(world, form, { ...goodEntries(form), ...values })
    expect(answer.headers.get('location')).toContain('/thanks?at=')
    expect(await world.lastLead()).toMatchObject({ email: 'ada@example.com', pageUrl })
  })
})

it('a token of one account never reaches another one', async () => {
  const other = await signUp(world.api)
  const foreign = await world.publishForm({ user: other, siteId: await world.newSite(other) })
  const count = (await world.leads()).length
  await postForm(world, foreign, goodEntries(await world.publishForm(), { message: 'to the other account' }))
  expect(await world.leads()).toHaveLength(count)
  expect(await world.leads(other.accountId)).toHaveLength(1)
})

import { describe, expect, it } from 'vitest'
import { goodEntries, postForm, visitForm, type PublishedForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { formIdOf } from './form-id.ts'
import { writeFormToken } from './form-token.ts'

const { world } = useLeadWorld()

/** Publishes a form that the database doesn't know, as after the restore of an older backup. */
const unknownForm = async (): Promise<PublishedForm> => {
  const form = await world.publishForm()
  await world.api.database.db.deleteFrom('leadForms').where('id', '=', form.id).execute()
  return form
}

const formsOf = (id: string) =>
  world.api.database.db
    .selectFrom('leadForms')
    .select(['accountId', 'siteId', 'siteName'])
    .where('id', '=', id)
    .execute()

describe('a form of a page that is newer than the restored backup', () => {
  it('delivers to its site, which its token proves', async () => {
    const form = await unknownForm()
    const message = 'My hedge has grown over the fence. Can you come on Friday?'
    expect((await postForm(world, form, goodEntries(form, { message }))).status).toBe(303)
    expect((await world.leads()).at(-1)).toMatchObject({
      ...{ status: 'new', formId: form.id, siteId: world.siteId, spamScore: 0 },
      ...{ name: 'Ada Byron', email: 'ada@example.com', message, pageName: 'Contact' },
    })
    expect(await formsOf(form.id)).toEqual([
      { accountId: world.user.accountId, siteId: world.siteId, siteName: 'Green Thumb' },
    ])
    const again = await postForm(
      world,
      form,
      goodEntries(form, { message: 'One more question on the hedge.' }),
    )
    expect(again.status).toBe(303)
    expect((await world.leads()).at(-1)?.message).toBe('One more question on the hedge.')
  })

  it('stores its files as well', async () => {
    const form = await unknownForm()
    const body = new FormData()
    for (const [name, value] of Object.entries(goodEntries(form, { message: 'The plan is attached.' })))
      body.append(name, value)
    body.append('plan', new Blob(['%PDF-1.7\n1 0 obj']), 'plan.pdf')
    expect((await postForm(world, form, body)).status).toBe(303)
    expect((await world.leads()).at(-1)?.files).toMatchObject([{ name: 'plan.pdf' }])
  })

  it('delivers also while made-up versions of other forms are asked for', async () => {
    const known = await world.publishForm()
    const ask = (at: number) => fetch(`${world.sitesUrl}/~form/${known.id}/thanks?v=${at}`)
    for (let begun = 0; begun <= 3_000; begun += 100)
      await Promise.all(Array.from({ length: 100 }, async (_, at) => (await ask(begun + at)).bytes()))
    const form = await unknownForm()
    const message = 'How much is a new lawn of forty square meters?'
    const answer = await postForm(world, form, goodEntries(form, { message }))
    expect(answer.headers.get('location')).toContain('/thanks')
    expect((await world.leads()).at(-1)?.message).toBe(message)
  })

  it.each([
    ['a token of another form', () => formIdOf(world.siteId, 'other')],
    ['no token', () => undefined],
  ])('is unknown with %s', async (_case, tokenFor) => {
    const form = await unknownForm()
    const before = (await world.leads()).length
    const other = tokenFor()
    const named = { version: 'v1', siteId: form.siteId, targetId: form.targetId }
    const token = other ? writeFormToken(world.api.context.config.appSecret, { formId: other, ...named }) : ''
    const answer = await visitForm(world, form, goodEntries(form, { _token: token }))
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('no longer exists')])
    expect(await world.leads()).toHaveLength(before)
    expect(await formsOf(form.id)).toEqual([])
  })

  it('is unknown if its site is as well', async () => {
    const siteId = '0190a000-0000-7000-8000-000000000002'
    const id = formIdOf(siteId, 'node')
    const named = { version: 'v1', siteId, targetId: siteId }
    const token = writeFormToken(world.api.context.config.appSecret, { formId: id, ...named })
    expect((await visitForm(world, { id }, { name: 'Ada', _token: token })).status).toBe(404)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'

let api: TestApi
let ann: TestUser
/** Second user in Ann's account. */
let vic: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  const own = await signUp(api)
  const { db } = api.database
  await sql`update memberships set account_id = ${ann.accountId} where user_id = ${own.userId}`.execute(db)
  vic = { ...own, accountId: ann.accountId, token: await signInAs(api, own.email, own.password) }
})
afterAll(() => api.stop())

const send = (user: TestUser, method: string, rest = '', body?: unknown) =>
  call(api, method, `/api/saved-blocks${rest}`, { token: user.token, body })
const box = { componentName: 'Container', props: {}, addition: {}, children: [] }
const save = async (user: TestUser, body: object = {}) => {
  const answer = await send(user, 'POST', '', { name: 'Box', fragment: [box], ...body })
  expect(answer.status).toBe(201)
  return answer.body
}

describe('a saved block', () => {
  it('stores its nodes from a list, a single node or the clipboard text', async () => {
    const text = JSON.stringify({ kind: 'web2-nodes', version: 1, nodes: [box] })
    for (const fragment of [[box], box, text]) {
      const made = await save(ann, { fragment })
      expect(made).toMatchObject({ name: 'Box', fragment: [{ componentName: 'Container' }] })
      expect((await send(ann, 'GET', `/${made._id}`)).body).toEqual(made)
    }
  })

  it.each([
    ['a blank name', { name: ' ' }, 'name', 'Enter a block name.'],
    ['no nodes', { fragment: [] }, 'fragment', /Nothing to save/],
    ['nothing', { fragment: null }, 'fragment', /not valid/],
    ['an unknown block', { fragment: [{ componentName: 'Nope' }] }, 'fragment', /not valid/],
    [
      'a large one',
      { fragment: [{ ...box, props: { a: 'x'.repeat(2_000_000) } }] },
      'fragment',
      /larger than 2 MB/,
    ],
  ])('is rejected with %s', async (_what, body, field, sentence) => {
    const answer = await send(ann, 'POST', '', { name: 'Box', fragment: [box], ...body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[field]).toMatch(sentence)
  })

  it('contains no script', async () => {
    const evil = { ...box, componentName: 'Element', addition: { tag: 'p', attributes: { onclick: 'x()' } } }
    expect(JSON.stringify((await save(ann, { fragment: [evil] })).fragment)).not.toContain('onclick')
  })

  it('is renamed, deleted and restored', async () => {
    const { _id } = await save(ann)
    expect((await send(ann, 'PATCH', `/${_id}`, { name: 'Other' })).body.name).toBe('Other')
    expect((await send(ann, 'DELETE', `/${_id}`)).status).toBe(200)
    expect((await send(ann, 'GET', `/${_id}`)).status).toBe(404)
    expect((await send(ann, 'PATCH', `/${_id}`, { name: 'Gone' })).status).toBe(404)
    expect((await send(ann, 'PATCH', `/${_id}`, { deletedAt: null })).body.name).toBe('Other')
    expect((await send(ann, 'GET', `/${_id}`)).status).toBe(200)
  })

  it('is listed without its nodes unless they are requested', async () => {
    const { _id } = await save(ann, { name: 'A needle' })
    const light = (await send(ann, 'GET', '?name[$search]=needle')).body
    expect(light).toMatchObject({ total: 1, data: [{ _id, name: 'A needle' }] })
    expect(light.data[0]).not.toHaveProperty('fragment')
    const whole = (await send(ann, 'GET', `?_id=${_id}&$select[]=name&$select[]=fragment`)).body.data
    expect(whole).toEqual([{ _id, name: 'A needle', fragment: [expect.objectContaining(box)] }])
  })

  it('is hidden from other users of the account', async () => {
    const { _id } = await save(ann, { name: 'Of Ann' })
    expect((await send(vic, 'GET', `/${_id}`)).status).toBe(404)
    expect((await send(vic, 'PATCH', `/${_id}`, { name: 'Of Vic' })).status).toBe(404)
    expect((await send(vic, 'DELETE', `/${_id}`)).status).toBe(404)
    expect((await send(vic, 'GET')).body.total).toBe(0)
    expect((await send(vic, 'GET', `?$or[0][_id]=${_id}&$or[1][name]=Box`)).body.total).toBe(0)
  })

  it('emits events to its user only', async () => {
    const listen = (user: TestUser) =>
      openEventSocket(api, user, (event, { name }: { name: string }) => [event, name])
    const ears = [await listen(ann), await listen(vic)]
    await save(ann, { name: 'Told to Ann' })
    await save(vic, { name: 'Told to Vic' })
    await eventually(() => {
      expect(ears[0]!.heard).toEqual([['saved-blocks created', 'Told to Ann']])
      expect(ears[1]!.heard).toEqual([['saved-blocks created', 'Told to Vic']])
    })
    for (const { close } of ears) close()
  })
})

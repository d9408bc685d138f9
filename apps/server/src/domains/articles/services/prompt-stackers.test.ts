import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  ben = await signUp(api)
})
afterAll(() => api.stop())

const send = (user: TestUser, method: string, rest = '', body?: unknown) =>
  call(api, method, `/api/prompt-stacker${rest}`, { token: user.token, body })
const step = (title: string, prompt = 'Write about {keyword}.') => ({
  title,
  prompt,
  generateTextBy: { name: 'openai', params: { model: 'gpt-6-luna' } },
})
const stacker = (fields: object = {}) => ({ name: 'Local page', steps: [step('Outline')], ...fields })
const add = async (user: TestUser, fields: object = {}) => {
  const answer = await send(user, 'POST', '', stacker(fields))
  expect(answer.status).toBe(201)
  return answer.body
}

describe('a prompt stacker', () => {
  test('is created, read, changed, replaced and removed', async () => {
    const steps = [step('Outline'), step('Text', '{step:Outline} in {tone} for {nap.businessName}')]
    const made = await add(ann, { steps, variables: [{ name: 'tone', value: 'calm' }] })
    expect(made).toMatchObject({ name: 'Local page', description: '', stepCount: 2, steps })
    const path = `/${made._id}`
    expect((await send(ann, 'GET', path)).body).toEqual(made)
    expect((await send(ann, 'PATCH', path, { name: 'Other' })).body).toMatchObject({ name: 'Other', steps })
    expect((await send(ann, 'PUT', path, stacker())).body).toMatchObject({ stepCount: 1, variables: [] })
    expect((await send(ann, 'GET', '?description[$search]=&$sort[stepCount]=-1')).body.total).toBe(1)
    expect((await send(ann, 'DELETE', path)).status).toBe(200)
    expect((await send(ann, 'GET', path)).status).toBe(404)
    expect((await send(ann, 'PATCH', path, { name: 'x' })).status).toBe(404)
  })

  test.each([
    [{ name: ' ' }, { name: 'This field is required' }],
    [{ steps: [] }, { steps: 'Add at least 1' }],
    [{ steps: [step('A', ' ')] }, { 'steps.0.prompt': 'This field is required' }],
    [
      { steps: [{ ...step('A'), generateTextBy: { name: 'x', params: { model: 'y' } } }] },
      { 'steps.0.generateTextBy.name': 'Choose one of the available options' },
    ],
    [{ steps: [step('A', '{keywrd}')] }, { 'steps.0.prompt': expect.stringMatching(/Unknown placeholder/) }],
    [{ steps: [step('A', '{step:B}'), step('B')] }, { 'steps.0.prompt': expect.stringMatching(/later/) }],
    [{ variables: [{ name: 'two words', value: '' }] }, { 'variables.0.name': expect.any(String) }],
  ])('returns 400 for %j', async (fields, errors) => {
    expect(await send(ann, 'POST', '', stacker(fields))).toMatchObject({ status: 400, body: { errors } })
    const { _id } = await add(ann)
    expect(await send(ann, 'PATCH', `/${_id}`, fields)).toMatchObject({ status: 400, body: { errors } })
  })

  test('keeps variables that its steps use', async () => {
    const made = await add(ann, {
      steps: [step('A', '{tone}')],
      variables: [{ name: 'tone', value: '' }],
    })
    expect((await send(ann, 'PATCH', `/${made._id}`, { variables: [] })).status).toBe(400)
  })

  test('returns 409 if it was changed since it was loaded', async () => {
    const { _id, updatedAt } = await add(ann)
    const first = await send(ann, 'PATCH', `/${_id}`, { name: 'First', since: updatedAt })
    expect(first.status).toBe(200)
    const second = await send(ann, 'PATCH', `/${_id}`, { name: 'Second', since: updatedAt })
    expect(second).toMatchObject({ status: 409, body: { data: { id: 'changed-meanwhile' } } })
    expect((await send(ann, 'GET', `/${_id}`)).body.name).toBe('First')
    const again = { name: 'Second', since: first.body.updatedAt }
    expect((await send(ann, 'PATCH', `/${_id}`, again)).body.name).toBe('Second')
  })

  test('of another account can’t be read, changed, counted or deleted', async () => {
    const theirs = await add(ben, { name: 'Of Ben' })
    const path = `/${theirs._id}`
    expect((await send(ann, 'GET', path)).status).toBe(404)
    expect((await send(ann, 'PATCH', path, { name: 'x' })).status).toBe(404)
    expect((await send(ann, 'PATCH', path, { name: 'x', since: theirs.updatedAt })).status).toBe(404)
    expect((await send(ann, 'PUT', path, stacker())).status).toBe(404)
    expect((await send(ann, 'DELETE', path)).status).toBe(404)
    expect((await send(ann, 'DELETE', `?multi_delete=${theirs._id}`)).body).toEqual([])
    expect((await send(ann, 'GET', `?$or[0][_id]=${theirs._id}&$or[1][name]=Of%20Ben`)).body.total).toBe(0)
    expect((await send(ben, 'GET', path)).body).toEqual(theirs)
  })

  test('several prompt stackers are created in one call, all or none', async () => {
    const before = (await send(ann, 'GET', '?$limit=0')).body.total
    const bad = await send(ann, 'POST', '', [stacker(), stacker({ steps: [step('A', '{nobody}')] })])
    expect(bad.status).toBe(400)
    expect((await send(ann, 'GET', '?$limit=0')).body.total).toBe(before)
    expect((await send(ann, 'POST', '', [stacker(), stacker()])).status).toBe(201)
    expect((await send(ann, 'GET', '?$limit=0')).body.total).toBe(before + 2)
  })
})

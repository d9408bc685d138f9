import type { Theme } from '@web2/builder'
import { limits } from '@web2/contract/core'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const send = (method: string, rest = '', body?: object, user = ann) =>
  call(api, method, `/api/account-themes${rest}`, { token: user.token, ...(body && { body }) })
const theme = (brand = '#0b6e4f', more: Theme['tokens'] = []): Theme => ({
  name: 'Leaf',
  hasDark: false,
  tokens: [
    { name: 'c-brand', group: 'color', value: brand },
    { name: 'c-action', group: 'color', value: 'var(--c-brand)' },
    ...more,
  ],
})
const add = async (body: object = {}, user = ann) => {
  const answer = await send('POST', '', { name: `Theme ${randomUUID()}`, theme: theme(), ...body }, user)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

describe('a theme of the account', () => {
  it('is kept whole, and listed with what a small picture of it needs', async () => {
    const made = await add({ name: 'House colors' })
    expect(made).toMatchObject({ name: 'House colors', theme: { ...theme(), name: 'House colors' } })
    expect((await send('GET', `/${made._id}`)).body).toEqual(made)
    const { data } = (await send('GET', '?name[$search]=house')).body
    expect(data).toMatchObject([{ _id: made._id, sample: { 'c-action': '#0b6e4f' } }])
    expect(data[0]).not.toHaveProperty('theme')
  })

  it('is renamed, replaced and deleted', async () => {
    const { _id } = await add()
    const renamed = await send('PATCH', `/${_id}`, { name: ` Of Ann ${_id} ` })
    expect(renamed.body.name).toBe(`Of Ann ${_id}`)
    const replaced = await send('PATCH', `/${_id}`, { theme: theme('#00c') })
    expect(replaced.body).toMatchObject({ name: `Of Ann ${_id}`, sample: { 'c-brand': '#00c' } })
    expect((await send('DELETE', `/${_id}`)).status).toBe(200)
    expect((await send('GET', `/${_id}`)).status).toBe(404)
    expect((await send('PATCH', `/${_id}`, { name: 'Gone' })).status).toBe(404)
  })

  it('is not changed by someone who knows an earlier one', async () => {
    const { _id, updatedAt } = await add()
    const change = { basedOn: updatedAt, theme: theme('#00c') }
    expect((await send('PATCH', `/${_id}`, change)).status).toBe(200)
    const late = await send('PATCH', `/${_id}`, { ...change, theme: theme('#c00') })
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/changed by someone else/) },
    })
    expect((await send('GET', `/${_id}`)).body.sample['c-brand']).toBe('#00c')
  })

  it('has a name of its own', async () => {
    const [one, two] = [await add({ name: 'Night' }), await add()]
    const sentence = 'Another theme already has this name. Choose a different one.'
    const again = await send('POST', '', { name: 'NIGHT', theme: theme() })
    expect(again).toMatchObject({ status: 409, body: { errors: { name: sentence } } })
    const renamed = await send('PATCH', `/${two._id}`, { name: 'night' })
    expect(renamed).toMatchObject({ status: 409, body: { errors: { name: sentence } } })
    expect((await send('PATCH', `/${one._id}`, { name: 'NIGHT' })).body.name).toBe('NIGHT')
    await add({ name: 'Night' }, bob)
  })

  it.each([
    [
      '10,000 design tokens',
      { theme: { ...theme(), tokens: Array(10_000).fill(theme().tokens[0]) } },
      /10,000/,
    ],
    ['a circle', { theme: theme('var(--c-action)') }, /refers to itself/],
    ['a value that loads a file', { theme: theme('url(https://evil.example/x)') }, /can’t load files/],
    ['a value that leaves its element', { theme: theme('red}</style><script>') }, /characters/],
    ['no theme', { theme: null }, /not a theme/],
    ['a text', { theme: 'red' }, /not a theme/],
    [
      'more than 500 KB',
      {
        theme: theme(
          '#fff',
          Array.from({ length: 498 }, (_one, at) => ({
            ...{ name: `x-${at}`, group: 'other' as const },
            ...{ value: 'a'.repeat(1000), dark: 'b'.repeat(1000) },
          })),
        ),
      },
      /larger than 500 KB/,
    ],
  ])('is refused with %s', async (_case, body, sentence) => {
    const answer = await send('POST', '', { name: 'Refused', ...body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors.theme).toMatch(sentence)
    expect((await send('GET', '?name=Refused')).body.total).toBe(0)
  })

  it('is refused without a name', async () => {
    const answer = await send('POST', '', { name: ' ', theme: theme() })
    expect(answer).toMatchObject({ status: 400, body: { errors: { name: 'Enter a theme name.' } } })
  })

  it('is one of at most a hundred', async () => {
    const cara = await signUp(api)
    for (let at = 0; at < limits.accountThemes; at += 1) await add({ name: `Number ${at}` }, cara)
    const more = await send('POST', '', { name: 'One more', theme: theme() }, cara)
    expect(more).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/100 themes already/) },
    })
  })

  it('is hidden from other accounts', async () => {
    const { _id } = await add({ name: 'Of Ann' })
    expect((await send('GET', `/${_id}`, undefined, bob)).status).toBe(404)
    expect((await send('PATCH', `/${_id}`, { name: 'Of Bob' }, bob)).status).toBe(404)
    expect((await send('DELETE', `/${_id}`, undefined, bob)).status).toBe(404)
    expect((await send('GET', `?_id=${_id}`, undefined, bob)).body.total).toBe(0)
  })

  it('is announced to the account', async () => {
    const dan = await signUp(api)
    const { heard, close } = await openEventSocket(api, dan, (event, { name }: { name: string }) => [
      event,
      name,
    ])
    const { _id } = await add({ name: 'Heard' }, dan)
    await send('DELETE', `/${_id}`, undefined, dan)
    await eventually(() => {
      expect(heard).toEqual([
        ['account-themes created', 'Heard'],
        ['account-themes removed', 'Heard'],
      ])
    })
    close()
  })
})

describe('a new site', () => {
  const newSite = (body: object, user = ann) => {
    const rootSlug = `t-${randomUUID().slice(0, 8)}`
    return call(api, 'POST', '/api/cloud-builder', {
      token: user.token,
      body: { siteName: 'Themed', rootSlug, templateId: 1, ...body },
    })
  }
  const themeOf = async ({ body }: Awaited<ReturnType<typeof newSite>>) =>
    (await call(api, 'GET', `/api/cloud-builder/${body.site._id}`, { token: ann.token })).body.site
      .theme as Theme

  it('begins with a theme of the account', async () => {
    const { _id } = await add({ name: 'To begin with' })
    expect(await themeOf(await newSite({ themeId: _id }))).toEqual({ ...theme(), name: 'To begin with' })
  })

  it('keeps the design tokens that only its template has', async () => {
    const { _id } = await add({ name: 'For the garden' })
    const { tokens } = await themeOf(await newSite({ themeId: _id, templateId: 'garden' }))
    const valueOf = (name: string) => tokens.find((token) => token.name === name)?.value
    expect(valueOf('c-brand')).toBe('#0b6e4f')
    expect(valueOf('c-title')).toBe('var(--c-ink)')
  })

  it('has no theme of another account', async () => {
    const { _id } = await add({}, bob)
    const answer = await newSite({ themeId: _id })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { themeId: expect.stringMatching(/does not exist/) } },
    })
  })
})

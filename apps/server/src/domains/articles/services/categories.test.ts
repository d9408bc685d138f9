import { sql } from 'kysely'
import { StoredCategory } from '@web2/contract/articles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countContents } from '../categories/count-category-contents.ts'
import { removeCategories } from '../categories/remove-categories.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'

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
  call(api, method, `/api/categories${rest}`, { token: user.token, body })
const add = async (user: TestUser, name: string): Promise<string> => {
  const answer = await send(user, 'POST', '', { name })
  expect(answer.status).toBe(201)
  return answer.body._id
}
const none = 'A category with this name already exists.'

describe('a category', () => {
  test('can be created, renamed, colored, read and deleted', async () => {
    const made = await send(ann, 'POST', '', { name: '  Gardens ' })
    expect(made).toMatchObject({ status: 201, body: { name: 'Gardens', color: 'gray' } })
    const path = `/${made.body._id}`
    expect((await send(ann, 'PATCH', path, { name: 'Parks' })).body.name).toBe('Parks')
    expect((await send(ann, 'PATCH', path, { color: 'teal' })).body).toMatchObject({
      name: 'Parks',
      color: 'teal',
    })
    expect((await send(ann, 'GET', path)).body).toMatchObject({ name: 'Parks', color: 'teal', count: 0 })
    expect((await send(ann, 'GET', '?name=Parks')).body).toMatchObject({ total: 1, data: [{ count: 0 }] })
    expect((await send(ann, 'GET', '?name=Parks&$select[]=name')).body.data).toEqual([
      { _id: made.body._id, name: 'Parks' },
    ])
    expect((await send(ann, 'DELETE', path)).status).toBe(200)
    expect((await send(ann, 'GET', path)).status).toBe(404)
    expect((await send(ann, 'DELETE', path)).status).toBe(404)
  })

  test('returns 409 for a name that differs only by case, per account', async () => {
    await add(ann, 'Élan vital')
    const other = await add(ann, 'Other')
    for (const answer of [
      await send(ann, 'POST', '', { name: 'éLAN VITAL' }),
      await send(ann, 'PATCH', `/${other}`, { name: 'ÉLAN vital' }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { message: none, errors: { name: none } } })
    await add(ben, 'Élan vital')
  })

  test.each([
    [{ name: ' ' }, { name: 'This field is required' }],
    [{ name: 'x'.repeat(101) }, { name: 'Use at most 100 characters' }],
    [{ name: 'A', color: 'mauve' }, { color: 'Choose one of the available options' }],
  ])('returns 400 for %j', async (body, errors) => {
    expect(await send(ann, 'POST', '', body)).toMatchObject({ status: 400, body: { errors } })
  })

  test('of another account can’t be read, changed, deleted or used as a target', async () => {
    const theirs = await add(ben, 'Of Ben')
    const mine = await add(ann, 'Of Ann')
    expect((await send(ann, 'GET', `/${theirs}`)).status).toBe(404)
    expect((await send(ann, 'PATCH', `/${theirs}`, { name: 'x' })).status).toBe(404)
    expect((await send(ann, 'PUT', `/${theirs}`, { name: 'x' })).status).toBe(404)
    expect((await send(ann, 'DELETE', `/${theirs}`)).status).toBe(404)
    expect((await send(ann, 'DELETE', `?multi_delete=${theirs}`)).body).toEqual([])
    expect((await send(ann, 'DELETE', `/${mine}?moveTo=${theirs}`)).status).toBe(400)
    expect((await send(ann, 'GET', `?$or[0][_id]=${theirs}&$or[1][name]=Of%20Ben`)).body.total).toBe(0)
    expect((await send(ben, 'GET', `/${theirs}`)).body.name).toBe('Of Ben')
    expect((await send(ann, 'GET', `/${mine}`)).status).toBe(200)
  })

  test('is deleted when merged into another, and the account’s sockets are notified', async () => {
    const ids = [await add(ann, 'Left'), await add(ann, 'Right')]
    const ear = await openEventSocket(api, ann, (event, { name }: { name: string }) => [event, name])
    expect((await send(ann, 'DELETE', `/${ids[0]}?moveTo=${ids[0]}`)).status).toBe(400)
    expect((await send(ann, 'DELETE', `?multi_delete=${ids[0]}&moveTo=${ids[1]}`)).status).toBe(200)
    await eventually(() => expect(ear.heard).toEqual([['categories removed', 'Left']]))
    expect((await send(ann, 'GET', `/${ids[1]}`)).status).toBe(200)
    ear.close()
  })

  test('isn’t deleted by a query without ids', async () => {
    const id = await add(ann, 'Stays')
    expect((await send(ann, 'DELETE', '?name=Stays')).status).toBe(400)
    expect((await send(ann, 'GET', `/${id}`)).status).toBe(200)
  })
})

describe('records in categories', () => {
  const kinds = [{ table: 'notes' }]
  const resource = defineResource({ table: 'categories', schema: StoredCategory })
  const counts = (ids: string[]) => countContents(api.context, ann.accountId, ids, kinds)
  const note = (categoryId: string, accountId = ann.accountId) =>
    sql`insert into notes values (${accountId}, ${categoryId})`.execute(api.database.db)
  beforeAll(() =>
    sql`create table notes (
      account_id uuid not null, category_id uuid references categories on delete set null)`.execute(
      api.database.db,
    ),
  )

  test('are counted, moved with moveTo, and otherwise left without a category', async () => {
    const [from, to] = [await add(ann, 'From'), await add(ann, 'To')]
    await note(from)
    await note(from)
    await note(to)
    await note(from, ben.accountId)
    expect(await counts([from, to])).toEqual(new Map([[from, 2], [to, 1]])) // prettier-ignore
    await removeCategories(api.context, ann, { resource, ids: [from], moveTo: to }, kinds)
    expect(await counts([from, to])).toEqual(new Map([[to, 3]]))
    await removeCategories(api.context, ann, { resource, ids: [to], moveTo: undefined }, kinds)
    const { rows } = await sql`
      select count(*)::int as notes from notes where account_id = ${ann.accountId} and category_id is null`.execute(
      api.database.db,
    )
    expect(rows).toEqual([{ notes: 3 }])
  })
})

test('10,000 categories are created in ten calls, and paged, searched and sorted', async () => {
  const cat = await signUp(api)
  for (let part = 0; part < 10; part += 1) {
    const body = Array.from({ length: 1_000 }, (_, at) => ({
      name: `Category ${String(part * 1_000 + at).padStart(5, '0')}`,
    }))
    expect((await send(cat, 'POST', '', body)).status).toBe(201)
  }
  const last = await send(cat, 'GET', '?$limit=2&$skip=9998&$sort[name]=1')
  expect(last.body).toMatchObject({
    total: 10_000,
    data: [{ name: 'Category 09998' }, { name: 'Category 09999' }],
  })
  expect((await send(cat, 'GET', '?name[$search]=0777&$sort[name]=-1')).body.total).toBe(11)
})

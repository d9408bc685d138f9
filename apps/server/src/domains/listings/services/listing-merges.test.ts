import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contributions } from '../../../main/contributions.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'
import { eventually } from '../../../testing/eventually.ts'

let api: TestApi
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  api = await startTestApi()
  await signUp(api)
  ann = await signUp(api)
  ben = await signUp(api)
})
afterAll(() => api.stop())

const send = (user: TestUser, method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: user.token, body })

const base = { address1: '1 Elm Street', zip: '94107', country: 'United States' }
let added = 0
const add = async (user: TestUser, businessName: string, fields: object = {}) => {
  added += 1
  const body = { businessName, phone: `415 555 ${1000 + added}`, ...base, ...fields }
  const answer = await send(user, 'POST', 'naps', body)
  expect(answer.status).toBe(201)
  return answer.body
}
type Nap = Awaited<ReturnType<typeof add>>
const site = async (user: TestUser, rootSlug: string, napId: string) =>
  (
    await send(user, 'POST', 'cloud-builder', {
      siteName: rootSlug,
      rootSlug,
      napId,
      pages: [{ name: 'Home', slug: 'home', html: '<p>x</p>' }],
    })
  ).body
const chosen = ({ _id, updatedAt }: Nap) => ({ _id, updatedAt })
const dataOf = ({ businessName, phone }: Nap) => ({ businessName, phone, ...base })
const merge = (user: TestUser, keep: Nap, remove: Nap, data: object = dataOf(keep)) =>
  send(user, 'POST', 'nap-merges', { keep: chosen(keep), remove: chosen(remove), data })
const duplicates = async (user: TestUser, id: string) =>
  (await send(user, 'GET', `nap-duplicates/${id}`)).body
const listed = async (user: TestUser, query = '') =>
  (await send(user, 'GET', `naps?duplicates=true${query}`)).body

describe('duplicates', () => {
  test('rows that are not stored yet are compared with the listings of their account alone', async () => {
    const cat = await signUp(api)
    const here = { address1: '7 Compare Street', zip: '94107', country: 'United States' }
    const { _id } = await add(cat, 'Compared', { ...here, phone: '415 555 0199' })
    const rows = [
      { ...here, address1: '9 Other Street', phone: '(415) 555-0199' },
      { ...here, address1: '7 Compare St.', phone: '+1 415 555 0199' },
      { ...here, address1: '9 Other Street', phone: '415 555 0100' },
    ]
    const compare = async (user: TestUser) => (await send(user, 'POST', 'nap-duplicates', { rows })).body
    const nap = { _id, businessName: 'Compared' }
    expect(await compare(cat)).toEqual({
      data: [
        { row: 0, nap, same: ['phone'] },
        { row: 1, nap, same: ['phone', 'address'] },
      ],
    })
    expect(await compare(ben)).toEqual({ data: [] })
    expect((await send(cat, 'POST', 'nap-duplicates', { rows: [] })).status).toBe(400)
  })

  test('are found by phone and by address, on the record and in the list', async () => {
    const cat = await signUp(api)
    const one = await add(cat, 'One', { phone: '(415) 555-0123', address1: '9 Oak Road' })
    const two = await add(cat, 'Two', { phone: '+1 415 555 0123', address1: '8 Fir Lane' })
    const three = await add(cat, 'Three', { phone: '415 555 0199', address1: '9 Oak Rd.' })
    await add(cat, 'Alone', { phone: '415 555 0155', address1: '7 Ash Court' })
    await add(ben, 'Elsewhere', { phone: '415 555 0123', address1: '9 Oak Road' })
    const found = await duplicates(cat, one._id)
    expect(found).toMatchObject({ _id: one._id, total: 2 })
    expect(found.data.map(({ nap, same }: { nap: Nap; same: string[] }) => [nap, same])).toEqual([
      [three, ['address']],
      [two, ['phone']],
    ])
    expect(await listed(cat, '&$sort[businessName]=1')).toMatchObject({
      total: 3,
      data: [{ businessName: 'One' }, { businessName: 'Three' }, { businessName: 'Two' }],
    })
    expect((await listed(cat, '&businessName[$search]=tw')).data).toEqual([two])
    expect((await listed(cat, '&$limit=0')).total).toBe(3)
  })

  test('disappear when the phone changes and reappear when it changes back', async () => {
    const cat = await signUp(api)
    const one = await add(cat, 'One', { phone: '415 555 0123', address1: '1 A' })
    const two = await add(cat, 'Two', { phone: '415 555 0123', address1: '2 B' })
    const change = (phone: string) => send(cat, 'PATCH', `naps/${two._id}`, { phone })
    expect((await listed(cat)).total).toBe(2)
    await change('415 555 0124')
    expect((await listed(cat)).total).toBe(0)
    expect((await duplicates(cat, one._id)).data).toEqual([])
    await change('(415) 555 0123')
    expect((await listed(cat)).total).toBe(2)
  })

  test('of another account are not found', async () => {
    const theirs = await add(ben, 'Theirs')
    expect((await send(ann, 'GET', `nap-duplicates/${theirs._id}`)).status).toBe(404)
    expect((await send(ann, 'GET', 'naps?duplicates=maybe')).status).toBe(400)
  })
})

describe('merging', () => {
  test('keeps the chosen data, updates references to the other listing, and emits events', async () => {
    const [keep, remove] = [await add(ann, 'Keep'), await add(ann, 'Remove', { fax: '1' })]
    const { site: made } = await site(ann, 'merged', remove._id)
    const page = (await send(ann, 'POST', 'cloud-pages', { name: 'P', html: '<p>x</p>', napId: remove._id }))
      .body
    const ears = await openEventSocket(api, ann, (event: string) => event)
    const answer = await merge(ann, keep, remove, { ...dataOf(keep), phone: remove.phone, fax: '1' })
    expect(answer).toMatchObject({
      status: 201,
      body: { _id: keep._id, businessName: 'Keep', phone: remove.phone, fax: '1' },
    })
    await eventually(() =>
      expect(ears.heard.toSorted()).toEqual(
        ['cloud-builder patched', 'cloud-pages patched', 'naps removed', 'naps updated'].toSorted(),
      ),
    )
    ears.close()
    expect((await send(ann, 'GET', `naps/${remove._id}`)).status).toBe(404)
    expect((await send(ann, 'GET', `nap-uses/${keep._id}`)).body).toMatchObject({
      total: 2,
      data: [
        { kind: 'site', _id: made._id, name: 'merged' },
        { kind: 'page', _id: page._id, name: 'P' },
      ],
    })
  })

  test('finds the other listing’s old data in texts from then on', async () => {
    const [keep, remove] = [
      await add(ann, 'Kept Oak'),
      await add(ann, 'Removed Elm', { fax: '415 555 7777' }),
    ]
    await send(ann, 'PATCH', `naps/${remove._id}`, { phone: '415 555 7001' })
    const fresh = (await send(ann, 'GET', `naps/${remove._id}`)).body
    const article = { title: 'Trees', text: `<p>${remove.phone} and 415 555 7001</p>` }
    await send(ann, 'POST', 'articles', article)
    expect((await merge(ann, keep, fresh)).status).toBe(201)
    const { places } = (await send(ann, 'GET', `listing-changes/${keep._id}`)).body
    const [found] = places.filter(({ kind }: { kind: string }) => kind === 'article')
    expect(found.replacements.map(({ before }: { before: string }) => before)).toEqual([
      remove.phone,
      '415 555 7001',
    ])
    expect((await send(ben, 'GET', `listing-changes/${keep._id}`)).status).toBe(404)
  })

  test('is refused for changed, deleted, identical or foreign listings', async () => {
    const [keep, remove, theirs] = [await add(ann, 'K'), await add(ann, 'R'), await add(ben, 'T')]
    expect((await merge(ann, keep, keep)).status).toBe(400)
    expect((await merge(ann, keep, theirs)).status).toBe(404)
    expect((await merge(ann, keep, remove, { businessName: 'x' })).status).toBe(400)
    await send(ann, 'PATCH', `naps/${remove._id}`, { fax: '2' })
    expect((await merge(ann, keep, remove)).body).toMatchObject({ code: 409 })
    expect((await send(ann, 'GET', `naps/${keep._id}`)).body).toEqual(keep)
    expect((await send(ann, 'GET', `naps/${remove._id}`)).body.fax).toBe('2')
  })

  test('happens once if requested both ways at once, and no site loses its listing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await add(ann, 'One'), await add(ann, 'Other')]
      const answers = await Promise.all([
        merge(ann, one, other),
        merge(ann, other, one),
        site(ann, `at-once-${round}`, one._id),
        site(ann, `at-once-too-${round}`, other._id),
        send(ann, 'PATCH', `naps/${other._id}`, { fax: String(round) }),
      ])
      const merges = answers.slice(0, 2).map(({ status }) => status)
      expect(merges.filter((status) => status === 201).length).toBeLessThanOrEqual(1)
      for (const status of merges) expect([201, 404, 409]).toContain(status)
      const left = (await send(ann, 'GET', `naps?_id[$in][]=${one._id}&_id[$in][]=${other._id}`)).body.data
      expect(left.length).toBe(merges.includes(201) ? 1 : 2)
      const made = [answers[2], answers[3]] as { site?: { napId: string }; errors?: object }[]
      const uses = await Promise.all(
        left.map(async ({ _id }: Nap) => (await send(ann, 'GET', `nap-uses/${_id}`)).body.total),
      )
      // a site either got an error because its listing was gone, or shows the kept one
      expect(uses.reduce((sum, total) => sum + total, 0)).toBe(made.filter((each) => each.site).length)
      for (const each of made) expect(each.site ?? each.errors).toBeDefined()
    }
  })
})

test('covers every kind of record that references a listing', async () => {
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass::text as place from pg_constraint
    where contype = 'f' and confrelid = 'naps'::regclass`.execute(api.database.db)
  const moved = [
    ...contributions.listingReferences.kinds.map(({ table }) => table),
    ...contributions.listingReferences.readers,
  ]
  // a template shows no listing, though its table could reference one; earlier data is inherited
  expect(
    rows
      .map(({ place }) => place)
      .filter((place) => place !== 'cloud_templates' && place !== 'listing_changes')
      .toSorted(),
  ).toEqual(moved.toSorted())
})

describe('deleting listings in use', () => {
  test('replaces references with another listing, or none', async () => {
    const [gone, gone2, stays] = [await add(ann, 'Gone'), await add(ann, 'Gone 2'), await add(ann, 'Stays')]
    await site(ann, 'replaced', gone._id)
    const { site: unbound } = await site(ann, 'unbound', gone2._id)
    const uses = (await send(ann, 'GET', `nap-uses?ids=${gone._id},${gone2._id},nonsense`)).body.data
    expect(uses.map(({ total }: { total: number }) => total)).toEqual([1, 1])
    expect((await send(ann, 'DELETE', `naps/${gone._id}?replaceBy=${gone._id}`)).status).toBe(400)
    const theirs = await add(ben, 'Theirs')
    expect((await send(ann, 'DELETE', `naps/${gone._id}?replaceBy=${theirs._id}`)).status).toBe(400)
    expect((await send(ann, 'DELETE', `naps/${gone._id}?replaceBy=${stays._id}`)).status).toBe(200)
    expect((await send(ann, 'GET', `nap-uses/${stays._id}`)).body.data).toMatchObject([{ name: 'replaced' }])
    expect((await send(ann, 'DELETE', `naps?multi_delete=${gone2._id},${theirs._id}`)).body).toMatchObject([
      { _id: gone2._id },
    ])
    expect((await send(ann, 'GET', `cloud-builder/${unbound._id}`)).body.site.napId).toBe(null)
    expect((await send(ben, 'GET', `naps/${theirs._id}`)).status).toBe(200)
    expect((await send(ann, 'GET', `nap-uses/${theirs._id}`)).status).toBe(404)
    expect((await send(ann, 'GET', `nap-uses?ids=${theirs._id}`)).body.data).toEqual([])
  })
})

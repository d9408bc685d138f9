import type { BusinessProfile } from '@web2/contract/listings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, signUp, type TestApi, type TestUser, startTestApi } from '../../../testing/worlds/start-api.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { findConfirmedProfile } from '../profile/find-profile.ts'

let world: World
let api: TestApi
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  world = await createWorld()
  const { config, jobs } = world.context
  api = await startTestApi({ database: world.database, config, jobs })
  await signUp(api)
  ann = await signUp(api)
  ben = await signUp(api)
})
afterAll(async () => {
  await api.stop()
  await world.end()
})

const send = (user: TestUser, method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: user.token, body })
const addNap = async (user: TestUser, fields: object = {}) => {
  const body = { businessName: 'Green Acre', address1: '1 Elm Street', phone: '415 555 0100', ...fields }
  return (await send(user, 'POST', 'naps', body)).body as {
    _id: string
    updatedAt: string
    businessName: string
  }
}
const create = (user: TestUser, napId: string, from?: object) =>
  send(user, 'POST', 'business-profiles', { napId, ...(from && { from }) })
const newProfile = async (user: TestUser, napId: string) =>
  (await create(user, napId)).body as BusinessProfile
const patch = (user: TestUser, { _id, version }: BusinessProfile, body: object) =>
  send(user, 'PATCH', `business-profiles/${_id}`, { version, ...body })
const profileOf = async (user: TestUser, napId: string): Promise<BusinessProfile | undefined> =>
  (await send(user, 'GET', `business-profiles?napId=${napId}`)).body.data[0]
const valuesOf = (profile: BusinessProfile | undefined, field: keyof BusinessProfile['confirmed']) =>
  (profile?.confirmed[field] ?? []).map(({ value }) => value)

const canary = 'canary-of-a-proposal'
/** Adds a proposed value, as a draft does. */
const propose = async (profile: BusinessProfile, field: string, value: unknown) => {
  const source = { kind: 'page', line: canary, url: 'https://example.com/' }
  const id = '0190a000-0000-7000-8000-00000000c0de'
  await world.context.db
    .updateTable('businessProfiles')
    .set({ proposed: JSON.stringify({ [field]: [{ id, value, source }] }) })
    .where('id', '=', profile._id)
    .execute()
  return id
}

describe('a business profile', () => {
  test('is created for a listing, filled in part by part, and read again', async () => {
    const nap = await addNap(ann)
    expect(await profileOf(ann, nap._id)).toBeUndefined()
    const created = await create(ann, nap._id)
    expect(created).toMatchObject({
      status: 201,
      body: { version: 0, confirmed: {}, proposed: {}, draft: null, naps: [{ _id: nap._id }] },
    })
    const services = [{ value: { name: 'Hedges', text: 'Cut twice a year' } }]
    const first = await patch(ann, created.body, { confirmed: { services, since: [{ value: 1998 }] } })
    expect(first).toMatchObject({ status: 200, body: { version: 1 } })
    const second = await patch(ann, first.body, { confirmed: { since: [] } })
    expect(second.body.version).toBe(2)
    const read = await send(ann, 'GET', `business-profiles/${created.body._id}`)
    expect(read.body).toEqual(second.body)
    expect(read.body.confirmed).toEqual({
      services: [{ id: expect.any(String), value: services[0]!.value, source: null }],
    })
  })

  test('of another version is not overwritten', async () => {
    const profile = await newProfile(ann, (await addNap(ann))._id)
    const mine = await patch(ann, profile, { confirmed: { areas: [{ value: 'Bath' }] } })
    const theirs = await patch(ann, profile, { confirmed: { areas: [{ value: 'York' }] } })
    expect(theirs).toMatchObject({ status: 409, body: { data: { id: 'changed-meanwhile' } } })
    expect((await send(ann, 'GET', `business-profiles/${profile._id}`)).body).toEqual(mine.body)
  })

  test.each([
    ['booking', 'javascript:alert(1)'],
    ['booking', 'data:text/html,x'],
    ['links', { url: 'javascript:alert(1)', anchor: '' }],
    ['licenses', { label: 'x', number: '', authority: '', link: 'javascript:alert(1)' }],
    ['logo', { url: 'javascript:alert(1)', alt: '' }],
    ['logo', { url: '//evil.example/x.png', alt: '' }],
    ['since', 19],
    ['language', 'English, please'],
    ['promise', ''],
  ])('takes no %s such as %j', async (field, value) => {
    const profile = await newProfile(ann, (await addNap(ann))._id)
    const answer = await patch(ann, profile, { confirmed: { [field]: [{ value }] } })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)[0]).toMatch(new RegExp(`^confirmed\\.${field}\\.0\\.value`))
  })

  test('keeps a script in a text as text', async () => {
    const profile = await newProfile(ann, (await addNap(ann))._id)
    const value = '<script>alert(1)</script>'
    const { body } = await patch(ann, profile, { confirmed: { promise: [{ value }] } })
    expect(valuesOf(body, 'promise')).toEqual([value])
  })

  test('uses proposed values only after they were confirmed', async () => {
    const nap = await addNap(ann)
    const profile = await newProfile(ann, nap._id)
    const id = await propose(profile, 'promise', canary)
    const confirmed = () =>
      findConfirmedProfile(world.context.db, { napId: nap._id, accountId: ann.accountId })
    expect(JSON.stringify(await confirmed())).not.toContain(canary)
    const { body } = await patch(ann, profile, { confirm: [id] })
    expect(body).toMatchObject({ version: 1, proposed: {} })
    expect((await confirmed())?.confirmed.promise).toMatchObject([
      { value: canary, source: { line: canary } },
    ])
  })

  test('drops dismissed values without a new version', async () => {
    const profile = await newProfile(ann, (await addNap(ann))._id)
    const id = await propose(profile, 'promise', canary)
    expect((await patch(ann, profile, { dismiss: [id] })).body).toMatchObject({
      version: 0,
      confirmed: {},
      proposed: {},
    })
  })

  test('is deleted, and the listing stays', async () => {
    const nap = await addNap(ann)
    const profile = await newProfile(ann, nap._id)
    expect((await send(ann, 'DELETE', `business-profiles/${profile._id}`)).status).toBe(200)
    expect(await profileOf(ann, nap._id)).toBeUndefined()
    expect((await send(ann, 'GET', `naps/${nap._id}`)).status).toBe(200)
    expect((await send(ann, 'GET', `business-profiles/${profile._id}`)).status).toBe(404)
  })
})

describe('a shared profile', () => {
  test('is one for both listings, until one takes a copy', async () => {
    const [one, two] = [
      await addNap(ann, { businessName: 'One' }),
      await addNap(ann, { businessName: 'Two' }),
    ]
    const profile = await newProfile(ann, one._id)
    await patch(ann, profile, { confirmed: { since: [{ value: 1998 }] } })
    const shared = await create(ann, two._id, { napId: one._id, how: 'share' })
    expect(shared.body).toMatchObject({
      _id: profile._id,
      naps: [{ businessName: 'One' }, { businessName: 'Two' }],
    })
    const changed = await patch(ann, shared.body, { confirmed: { areas: [{ value: 'Bath' }] } })
    expect(await profileOf(ann, one._id)).toEqual(changed.body)

    const copy = await create(ann, two._id, { napId: two._id, how: 'copy' })
    expect(copy.body._id).not.toBe(profile._id)
    await patch(ann, copy.body, { confirmed: { areas: [] } })
    expect(valuesOf(await profileOf(ann, one._id), 'areas')).toEqual(['Bath'])
    expect(valuesOf(await profileOf(ann, two._id), 'since')).toEqual([1998])
  })

  test('replaces the listing’s own, which is deleted if no listing uses it', async () => {
    const [one, two] = [await addNap(ann), await addNap(ann)]
    const [kept, gone] = [await newProfile(ann, one._id), await newProfile(ann, two._id)]
    expect((await create(ann, two._id)).status).toBe(409)
    await create(ann, two._id, { napId: one._id, how: 'share' })
    expect((await profileOf(ann, two._id))?._id).toBe(kept._id)
    expect((await send(ann, 'GET', `business-profiles/${gone._id}`)).status).toBe(404)
  })

  test('must exist', async () => {
    const [one, two] = [await addNap(ann), await addNap(ann)]
    expect((await create(ann, one._id, { napId: two._id, how: 'share' })).status).toBe(400)
  })
})

describe('of another account', () => {
  test('is not found, shared, changed, drafted or deleted', async () => {
    const [mine, theirs] = [await addNap(ann), await addNap(ben)]
    const profile = await newProfile(ben, theirs._id)
    await patch(ben, profile, { confirmed: { promise: [{ value: 'Ben’s promise' }] } })
    const answers = [
      await send(ann, 'GET', `business-profiles/${profile._id}`),
      await send(ann, 'DELETE', `business-profiles/${profile._id}`),
      await patch(ann, { ...profile, version: 1 }, { confirmed: {} }),
      await send(ann, 'POST', 'profile-drafts', { profileId: profile._id, napId: theirs._id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await create(ann, mine._id, { napId: theirs._id, how: 'share' })).status).toBe(400)
    expect((await create(ann, theirs._id)).status).toBe(400)
    expect((await send(ann, 'GET', `business-profiles?napId=${theirs._id}`)).body.data).toEqual([])
    expect(JSON.stringify((await send(ann, 'GET', 'business-profiles?$limit=100')).body)).not.toContain(
      'Ben’s',
    )
    const { db } = world.context
    expect(await findConfirmedProfile(db, { napId: theirs._id, accountId: ann.accountId })).toBeNull()
    expect(await findConfirmedProfile(db, { napId: theirs._id, accountId: ben.accountId })).not.toBeNull()
  })
})

describe('goes with its listings', () => {
  const chosen = ({ _id, updatedAt }: { _id: string; updatedAt: string }) => ({ _id, updatedAt })
  const data = { businessName: 'Green Acre', address1: '1 Elm Street', phone: '415 555 0100' }

  test('a merge keeps the confirmed values of the kept listing and fills its gaps', async () => {
    const [keep, remove] = [await addNap(ann), await addNap(ann)]
    const [one, other] = [await newProfile(ann, keep._id), await newProfile(ann, remove._id)]
    await patch(ann, one, { confirmed: { since: [{ value: 2001 }] } })
    await patch(ann, other, { confirmed: { since: [{ value: 1998 }], areas: [{ value: 'Bath' }] } })
    const merged = await send(ann, 'POST', 'nap-merges', { keep: chosen(keep), remove: chosen(remove), data })
    expect(merged.status).toBe(201)
    const kept = await profileOf(ann, keep._id)
    expect(kept).toMatchObject({ _id: one._id, version: 2 })
    expect([valuesOf(kept, 'since'), valuesOf(kept, 'areas')]).toEqual([[2001], ['Bath']])
    expect((await send(ann, 'GET', `business-profiles/${other._id}`)).status).toBe(404)
  })

  test('a merge gives the kept listing the profile of the other if it has none', async () => {
    const [keep, remove] = [await addNap(ann), await addNap(ann)]
    const profile = await newProfile(ann, remove._id)
    await send(ann, 'POST', 'nap-merges', { keep: chosen(keep), remove: chosen(remove), data })
    expect(await profileOf(ann, keep._id)).toMatchObject({ _id: profile._id, naps: [{ _id: keep._id }] })
  })

  test('deleting the last listing deletes it, and a replacement gets it', async () => {
    const [one, two, three] = [await addNap(ann), await addNap(ann), await addNap(ann)]
    const profile = await newProfile(ann, one._id)
    await create(ann, two._id, { napId: one._id, how: 'share' })
    await send(ann, 'DELETE', `naps/${one._id}`)
    expect(await profileOf(ann, two._id)).toMatchObject({ _id: profile._id, naps: [{ _id: two._id }] })
    await send(ann, 'DELETE', `naps/${two._id}?replaceBy=${three._id}`)
    expect((await profileOf(ann, three._id))?._id).toBe(profile._id)
    await send(ann, 'DELETE', `naps/${three._id}`)
    expect((await send(ann, 'GET', `business-profiles/${profile._id}`)).status).toBe(404)
  })

  test('using a profile is no change of the listing', async () => {
    const nap = await addNap(ann)
    await newProfile(ann, nap._id)
    expect((await send(ann, 'GET', `naps/${nap._id}`)).body.updatedAt).toBe(nap.updatedAt)
    const earlier = await world.context.db
      .selectFrom('listingChanges')
      .select('napId')
      .where('napId', '=', nap._id)
      .executeTakeFirst()
    expect(earlier).toBeUndefined()
  })
})

describe('a draft', () => {
  test('is started once, can be watched, and stopped', async () => {
    const nap = await addNap(ann, { website: 'example.com' })
    const profile = await newProfile(ann, nap._id)
    const start = () => send(ann, 'POST', 'profile-drafts', { profileId: profile._id, napId: nap._id })
    const first = await start()
    expect(first).toMatchObject({
      status: 201,
      body: { status: 'running', url: 'https://example.com/', pages: 0 },
    })
    expect((await start()).body._id).toBe(first.body._id)
    expect((await profileOf(ann, nap._id))?.draft).toEqual(first.body)
    expect((await send(ann, 'GET', `profile-drafts/${first.body._id}`)).body).toEqual(first.body)
    expect((await send(ben, 'GET', `profile-drafts/${first.body._id}`)).status).toBe(404)
    expect((await send(ben, 'DELETE', `profile-drafts/${first.body._id}`)).status).toBe(404)
    expect((await send(ann, 'DELETE', `profile-drafts/${first.body._id}`)).status).toBe(200)
    expect((await profileOf(ann, nap._id))?.draft).toBeNull()
  })

  test.each(['ftp://example.com', 'javascript:alert(1)', 'not a url'])('reads no %s', async (url) => {
    const nap = await addNap(ann)
    const profile = await newProfile(ann, nap._id)
    const answer = await send(ann, 'POST', 'profile-drafts', { profileId: profile._id, napId: nap._id, url })
    expect(answer.body).toMatchObject({ code: 400, errors: { url: expect.stringContaining('not a URL') } })
  })

  test('is of a listing that uses the profile', async () => {
    const [one, two] = [await addNap(ann), await addNap(ann)]
    const profile = await newProfile(ann, one._id)
    const answer = await send(ann, 'POST', 'profile-drafts', { profileId: profile._id, napId: two._id })
    expect(answer.status).toBe(400)
  })

  test('30 start within an hour', async () => {
    const cat = await signUp(api)
    const nap = await addNap(cat)
    const profile = await newProfile(cat, nap._id)
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1)
      statuses.push(
        (await send(cat, 'POST', 'profile-drafts', { profileId: profile._id, napId: nap._id })).status,
      )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

import { CampaignData } from '@web2/contract/campaigns'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountTables } from '../domains/operations/account-data/account-tables.ts'
import { signInAs, signUp, startTestApi, type TestApi, type TestUser } from '../testing/worlds/start-api.ts'
import { fillAccount } from '../testing/hostile/fill-account.ts'
import { bodyPlaces, sampleBody, type Place } from '../testing/hostile/sample-body.ts'
import { restSender, socketSender, type RawCall, type Sender } from '../testing/hostile/send-raw.ts'
import { createWorld, type World } from '../testing/worlds/publishing-world.ts'
import { services } from './services.ts'
import type { MethodName } from '../platform/api/service-types.ts'

/*
 * Two accounts have a row in every table. One sends the ids of the other in every form, to every method of
 * every service, in every field that holds an id. No data of the other account may be returned, changed, or
 * referenced.
 */

const own = '0190a000-0000-7000-8000-0000000000aa'
const foreign = '0190a000-0000-7000-8000-0000000000bb'
const marker = 'nobody-else-may-read-this'

let world: World
let api: TestApi
let mine: TestUser
let theirs: TestUser
let tables: Awaited<ReturnType<typeof accountTables>> | undefined
/** Rows of the victim, which must not change, and rows of the attacker that may reference one of them. */
let untouched: readonly string[]
let referred: readonly string[]
beforeAll(async () => {
  world = await createWorld()
  const { config, jobs } = world.context
  api = await startTestApi({ database: world.database, config, jobs })
  await signUp(api)
  mine = await signUp(api)
  theirs = await signUp(api)
  await fillAccount(api.database.db, { ...mine, id: own, marker: 'own' })
  await fillAccount(api.database.db, { ...theirs, id: foreign, marker })
  untouched = await rowsOf(theirs.accountId)
  referred = await referringRows()
})
afterAll(async () => {
  await api.stop()
  await world.end()
})

/** Returns every row of an account as text, in one statement because it runs hundreds of times. */
const rowsOf = async (accountId: string): Promise<readonly string[]> => {
  const { db } = api.database
  tables ??= await accountTables(db)
  const parts = tables.map(
    ({ name, ofAccount }) =>
      sql`select ${sql.lit(`${name} `)} || to_jsonb(t)::text as row from ${sql.table(name)} t where ${ofAccount(accountId)}`,
  )
  const { rows } = await sql<{ row: string }>`${sql.join(parts, sql` union all `)} order by 1`.execute(db)
  return rows.map(({ row }) => row)
}

/** The id in every JSON form. */
const forms: readonly unknown[] = [
  foreign,
  foreign.toUpperCase(),
  ` ${foreign} `,
  [foreign],
  { $in: [foreign] },
  { $ne: null },
  { _id: foreign },
  { toString: foreign },
  null,
  true,
  0,
]

const idName = /(^|[a-z])(ids?|Ids?)$|^_id$|^(targets|parent|places|articles|naps|assignedTo)$/
/** Google's ids of a business, ids by which a repeated part of a list is recognized, and blocks. */
const namesNoRecord = new Set(['cid', 'placeId', 'importId', 'nodeId'])
const holdsAnId = ({ name }: Place) => idName.test(name) && !namesNoRecord.has(name)

const idCalls = (path: string): RawCall[] => {
  const { definition } = services.find((service) => service.definition.path === path)!
  const { data = {}, policy } = definition
  const offered = (method: MethodName) => policy[method] !== undefined
  const bodyOf = (method: 'create' | 'update' | 'patch') => (data[method] ? sampleBody(data[method]) : {})
  const one = forms.flatMap((id): RawCall[] => [
    { path, method: 'get', id },
    { path, method: 'remove', id },
    { path, method: 'patch', id, body: bodyOf('patch') },
    { path, method: 'update', id, body: bodyOf('update') },
  ])
  const many = [{ multi_delete: foreign }, { _id: foreign }, { _id: { $in: [foreign] } }].flatMap(
    (query): RawCall[] => [
      { path, method: 'remove', id: null, query },
      { path, method: 'patch', id: null, query, body: bodyOf('patch') },
    ],
  )
  const lists = [
    { _id: foreign },
    { _id: { $in: [foreign] } },
    { accountId: theirs.accountId },
    { createdBy: theirs.userId },
    { $or: [{ _id: foreign }, { createdBy: theirs.userId }] },
    { $and: [{ _id: foreign }] },
    { ids: foreign },
    { id: foreign },
    ...(definition.query?.find
      ? bodyPlaces(definition.query.find)
          .filter(holdsAnId)
          .map((place) => place.with(foreign))
      : []),
  ].map((query): RawCall => ({ path, method: 'find', query: query as RawCall['query'] & {} }))
  const bodies = (['create', 'patch', 'update'] as const).flatMap((method) =>
    data[method]
      ? bodyPlaces(data[method])
          .filter(holdsAnId)
          .flatMap((place) =>
            forms.map((form): RawCall => ({ path, method, id: own, body: place.with(form) })),
          )
      : [],
  )
  return [...one, ...many, ...lists, ...bodies].filter(({ method }) => offered(method))
}

/** Returns rows of the attacker that reference a record of the other account. */
const referringRows = async () =>
  (await rowsOf(mine.accountId)).filter((row) => row.toLowerCase().includes(foreign))

/** Returns whether a response contains the other account's texts or its owner's email address. */
const tellsOfThem = (text: string) => text.includes(marker) || text.includes(theirs.email)

describe.each([
  ['REST', restSender],
  ['a websocket', socketSender],
])('over %s', (_name, sender: (api: TestApi, token?: string) => Sender) => {
  test.each(services.map(({ definition }) => definition.path))('%s', async (path) => {
    const attacker = sender(api, await signInAs(api, mine.email, mine.password))
    const said: string[] = []
    for (const raw of idCalls(path)) {
      const { status, text } = await attacker.send(raw)
      if (tellsOfThem(text) || status >= 500)
        said.push(`${JSON.stringify(raw)} ${status} ${text.slice(0, 300)}`)
    }
    attacker.close()
    expect(said).toEqual([])
    expect(await rowsOf(theirs.accountId)).toEqual(untouched)
    const referring = await referringRows()
    expect(referring.filter((row) => !referred.includes(row))).toEqual([])
    referred = referring
  })
})

test.each([
  { kind: 'category', categoryId: foreign },
  { kind: 'articles', articleIds: [foreign] },
  { kind: 'stacker', stackerId: foreign, keywords: ['roses'] },
  { kind: 'rss', feedId: foreign },
])('a campaign draft stores no reference to another account ($kind)', async (source) => {
  const attacker = restSender(api, await signInAs(api, mine.email, mine.password))
  const body = { ...sampleBody(CampaignData), name: 'Theirs', source, targets: [foreign] }
  const { status, text } = await attacker.send({ path: 'campaigns', method: 'create', body })
  expect(status).toBe(source.kind === 'articles' ? 201 : 400)
  if (status === 201)
    expect(JSON.parse(text)).toMatchObject({ targets: [], source: { kind: 'articles', articleIds: [] } })
  expect(await referringRows()).toEqual([])
})

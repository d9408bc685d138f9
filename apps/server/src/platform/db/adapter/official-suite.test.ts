import adapterTests from '@feathersjs/adapter-tests'
import * as errors from '@feathersjs/errors'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest'
import { contentPolicy } from '../../api/content-policy.ts'
import { defineService } from '../../api/define-service.ts'
import { services } from '../../../main/services.ts'
import { methodNames } from '../../api/service-types.ts'
import { signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { restClient, socketClient } from '../../../testing/network/official-client.ts'
import { defineResource } from './resource.ts'
import { SqlAdapter, type SqlAdapterOptions, type SqlAdapterParams } from './sql-adapter.ts'

/*
 * Feathers' official adapter suite: through the official client over both transports, and on the adapter
 * itself.
 */

const fields = {
  name: Type.Optional(Type.String()),
  age: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  time: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  created: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
}
const person = Type.Object(fields, { additionalProperties: false })
const people = defineResource({
  table: 'people',
  schema: Type.Object({ _id: Type.String({ format: 'uuid' }), ...fields }),
})

/** The adapter's own options, which the suite changes from outside. */
let wireOptions: SqlAdapterOptions | undefined
const peopleService = defineService({
  path: 'people',
  policy: contentPolicy,
  data: { create: person, update: person, patch: person },
  unpaged: true,
  resource: people,
  removesByCondition: true,
  get multi() {
    const multi = wireOptions?.multi ?? []
    return methodNames.filter((name) => multi === true || (Array.isArray(multi) && multi.includes(name)))
  },
})
const observed = {
  ...peopleService,
  register: (...[app, context]: Parameters<typeof peopleService.register>) => {
    peopleService.register(app, context)
    wireOptions = (app.service('people') as unknown as { options: SqlAdapterOptions }).options
  },
}

let api: TestApi
let user: TestUser
const closers: (() => void)[] = []

beforeAll(async () => {
  api = await startTestApi({ services: [...services, observed] })
  await sql`create table people (
    id uuid primary key, account_id uuid not null, created_by uuid,
    name text, age integer, time bigint, created boolean)`.execute(api.database.db)
  user = await signUp(api)
})
afterAll(async () => {
  for (const close of closers) close()
  await api.stop()
})

/*
 * The suite was written for mocha, which puts these names into the global scope. Unrequested tests are
 * skipped; a group is scanned first, because Vitest rejects empty ones.
 */
let counted: number | undefined
const unlessCounting =
  <Arguments extends unknown[]>(register: (...given: Arguments) => unknown) =>
  (...given: Arguments) =>
    counted === undefined ? register(...given) : undefined
const holdsTests = (run: () => void) => {
  counted = 0
  run()
  const found = counted
  counted = undefined
  return found > 0
}
const group = (name: string, run: () => void) => {
  if (counted !== undefined) run()
  else if (holdsTests(run)) describe(name, run)
}
const named = Object.assign(
  (name: string, run: () => void) => (counted === undefined ? it(name, run) : (counted += 1)),
  { skip: () => undefined },
)
Object.assign(globalThis, {
  describe: group,
  it: named,
  beforeEach: unlessCounting(beforeEach),
  afterEach: unlessCounting(afterEach),
  before: unlessCounting(beforeAll),
  after: () => undefined,
})

type Names = Parameters<typeof adapterTests>[0]
const wireNames = [
  ...['.get', '.get + $select', '.get + id + query', '.get + NotFound', '.get + NotFound (integer)'],
  ...[
    '.get + id + query id',
    '.find',
    '.remove',
    '.remove + $select',
    '.remove + id + query',
    '.remove + NotFound',
  ],
  ...[
    '.remove + NotFound (integer)',
    '.remove + multi',
    '.remove + id + query id',
    '.update',
    '.update + $select',
  ],
  ...[
    '.update + id + query',
    '.update + NotFound',
    '.update + NotFound (integer)',
    '.update + query + NotFound',
  ],
  ...['.update + id + query id', '.patch', '.patch + $select', '.patch + id + query', '.patch multiple'],
  ...[
    '.patch multi query same',
    '.patch multi query changed',
    '.patch + NotFound',
    '.patch + NotFound (integer)',
  ],
  ...['.patch + query + NotFound', '.patch + id + query id', '.create', '.create + $select', '.create multi'],
  ...[
    '.create ignores query',
    '.find + equal',
    '.find + equal multiple',
    '.find + $sort',
    '.find + $sort + string',
  ],
  ...['.find + $limit', '.find + $limit 0', '.find + $skip', '.find + $select', '.find + $or', '.find + $in'],
  ...['.find + $nin', '.find + $lt', '.find + $lte', '.find + $gt', '.find + $gte', '.find + $ne'],
  ...['.find + $gt + $lt + $sort', '.find + $or nested + $sort', '.find + $and', '.find + $and + $or'],
  ...[
    '.find + paginate',
    '.find + paginate + query',
    '.find + paginate + $limit + $skip',
    '.find + paginate + $limit 0',
  ],
] as Names

/** Features that clients can't request: raw methods, options of a single call, lists without pages. */
const serverNames = [
  ...['.options', '._get', '._find', '._create', '._update', '._patch', '._remove'],
  ...['.remove + multi no pagination', '.patch multiple no pagination', 'params.adapter + paginate'],
  ...['params.adapter + multi', '.find + paginate + params'],
] as Names

interface Client {
  service(path: string): object
}

/** Wraps the client's service with the two properties that the suite reads on the server. */
const facade = (client: () => Client) => ({
  service: (path: string) =>
    new Proxy(client().service(path), {
      get: (target, name) =>
        name === 'options' ? wireOptions : name === 'id' ? '_id' : Reflect.get(target, name, target),
    }),
})

const clients: { rest?: Client; socket?: Client } = {}
const nobody = () => {
  throw new Error('no client')
}
const rest = facade(() => clients.rest ?? nobody())
const socket = facade(() => clients.socket ?? nobody())

beforeAll(async () => {
  const login = { strategy: 'local', email: user.email, password: user.password }
  const overRest = restClient(api.url)
  await overRest.authenticate(login)
  const overSocket = socketClient(api.url)
  await overSocket.app.authenticate(login)
  closers.push(overSocket.close)
  Object.assign(clients, { rest: overRest, socket: overSocket.app })
})

let direct: SqlAdapter | undefined
const adapter = {
  service: () => {
    direct ??= new SqlAdapter({ db: api.database.db, resource: people })
    const tenant = { accountId: user.accountId, userId: user.userId }
    const methods = new Set(['find', 'get', 'create', 'update', 'patch', 'remove'])
    return new Proxy(direct, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        if (!methods.has(String(name))) return value.bind(target)
        return (...args: unknown[]) => {
          const place = name === 'find' ? 0 : name === 'update' || name === 'patch' ? 2 : 1
          const params = (args[place] ?? {}) as SqlAdapterParams
          return value.apply(target, [...args.slice(0, place), { ...params, tenant }])
        }
      },
    })
  },
}

describe('over REST', () => adapterTests(wireNames)(rest, errors, 'people', '_id'))
describe('over a websocket', () => adapterTests(wireNames)(socket, errors, 'people', '_id'))
describe('on the server', () =>
  adapterTests([...wireNames, ...serverNames])(adapter, errors, 'people', '_id'))

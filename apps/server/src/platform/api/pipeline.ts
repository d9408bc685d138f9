import type { Connection } from '../events/live-sockets.ts'
import { asActingAdmin } from '../audit/acting-admin.ts'
import { isLogged, isWriting, recordWork } from '../audit/audit-service-call.ts'
import { serverManagedFields } from '../db/adapter/resource.ts'
import {
  accountInactive,
  badInput,
  badQuery,
  beyondToken,
  forbidden,
  methodNotAllowed,
  notAsSomebodyElse,
  notSignedIn,
} from '../errors.ts'
import { countCall } from '../metrics/counters.ts'
import { trimmed, validateData, validatedQuery } from './validate.ts'
import type { Upload } from '../http/upload.ts'
import { publicError } from '../http/public-error.ts'
import { callerIn, mayUse, type Caller } from '../auth/caller.ts'
import { can, type Capability } from '@web2/contract/core'
import { accountTurns } from './account-turns.ts'
import {
  hasBody,
  type BodyMethod,
  type CallParams,
  type MethodName,
  type Query,
  type ServiceContext,
  type ServiceDefinition,
} from './service-types.ts'

/** Params of a service method as the transport passes them. */
export interface AnyParams {
  readonly query?: Query
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly address?: string
  readonly setCookie?: (cookie: string) => void
  readonly connection?: Connection
  /** Access token with which a socket signed in. */
  readonly accessToken?: string
  readonly upload?: Upload
}

interface RawCall {
  readonly id?: unknown
  readonly data?: unknown
  readonly params: AnyParams
}

interface CheckedCall {
  /** Null for many records, which only patch and remove support. */
  readonly id: string | null
  readonly data: unknown
  readonly params: CallParams
}

type Record_ = Record<string, unknown>

/** Limits concurrent lists per account, so that other accounts get database connections. */
const inTurn = accountTurns(12)

/** Builds the steps around every method of a service, in their fixed order. */
export const pipeline = (definition: ServiceDefinition, context: ServiceContext) => (method: MethodName) => {
  const needed = definition.policy[method]
  if (!needed) throw new Error(`Service ${definition.path}: ${method} has no policy`)
  const present = definition.present

  const steps = async (call: RawCall, run: (call: CheckedCall) => Promise<unknown>): Promise<unknown> => {
    const whole = await authenticated(context, call.params)
    const caller = whole && callerIn(whole, definition.path)
    authorize(caller, needed)
    if (caller?.actedBy && definition.ownHandsOnly?.includes(method)) throw notAsSomebodyElse()
    const params = {
      caller: caller as Caller,
      query: checkedQuery(definition, method, call),
      address: call.params.address ?? '',
      headers: call.params.headers ?? {},
      ...(call.params.setCookie && { setCookie: call.params.setCookie }),
      ...(call.params.connection && { connection: call.params.connection }),
      ...(call.params.upload && { upload: call.params.upload }),
    }
    const data = hasBody(method) ? checkedData(definition, method, call.data) : undefined
    const checked = { id: checkedId(method, call.id), data, params }
    const work = () =>
      caller?.actedBy ? asActingAdmin(caller.actedBy.userId, () => run(checked)) : run(checked)
    const result = await (caller && method === 'find' ? inTurn(caller.accountId, work) : work())
    if (caller && isWriting(method) && isWork(definition) && isLogged(caller))
      await recordWork(context.db, {
        caller,
        service: definition.path,
        method,
        result,
        isNamed: !definition.unnamed,
      })
    return present ? presented(result, present) : result
  }

  // sockets would receive the message and stack of any error
  return async (...given: Parameters<typeof steps>): Promise<unknown> => {
    const begun = performance.now()
    const count = (status: string) =>
      countCall(definition.path, method, status, (performance.now() - begun) / 1_000)
    try {
      const result = await steps(...given)
      count('ok')
      return result
    } catch (error) {
      const known = publicError(error, context.log)
      count(String(known.code))
      throw known
    }
  }
}

const isWork = ({ unlogged, personal }: ServiceDefinition): boolean => !unlogged && !personal

const withId: ReadonlySet<MethodName> = new Set(['get', 'update', 'patch', 'remove'])

/** Validates an id, because sockets can send any type; only strings reach a statement. */
const checkedId = (method: MethodName, id: unknown): string | null => {
  if (!withId.has(method)) return null
  if (typeof id === 'string' || typeof id === 'number') return String(id)
  if (id === null && method === 'update') throw methodNotAllowed('Can not update multiple entries')
  if (id === null && method !== 'get') return null
  throw badInput({ _id: 'IDs must be strings.' })
}

const bearer = /^Bearer +([^ ]+)$/i

/**
 * Returns the caller, or undefined for a guest. A given token must be valid, even where guests are allowed.
 */
const authenticated = async (context: ServiceContext, params: AnyParams): Promise<Caller | undefined> => {
  const token = params.accessToken ?? bearer.exec(params.headers?.authorization ?? '')?.[1]
  return token === undefined ? undefined : context.sessions.authenticate(token)
}

const authorize = (caller: Caller | undefined, needed: Capability | 'guest') => {
  if (needed === 'guest') return
  if (!caller) throw notSignedIn()
  if (mayUse(caller, needed)) return
  if (caller.limitedTo && !caller.limitedTo.has(needed)) throw beyondToken()
  throw caller.role === 'inactive-new-signup' || can(caller.role, needed) ? accountInactive() : forbidden()
}

/** Returns whether a DELETE of several records names none: a mistyped condition would empty the list. */
const isBare = ({ multi, removesByCondition }: ServiceDefinition, method: MethodName, call: RawCall) =>
  method === 'remove' &&
  call.id === null &&
  multi?.includes('remove') === true &&
  !removesByCondition &&
  call.params.query?._id === undefined

const checkedQuery = (definition: ServiceDefinition, method: MethodName, call: RawCall): Query => {
  const query = call.params.query ?? {}
  const schema = definition.query?.[method]
  if (method === 'remove' && call.id === null && query.multi_delete !== undefined) {
    if (!definition.multi?.includes('remove'))
      throw methodNotAllowed(`Delete one record of /${definition.path} at a time.`)
    const { multi_delete: list, ...rest } = query
    return { ...(schema ? validatedQuery(schema, rest) : rest), _id: { $in: listedIds(list) } }
  }
  if (isBare(definition, method, call)) throw badQuery('List the record IDs in “multi_delete”.')
  if (schema) return validatedQuery(schema, query)
  if (!definition.resource && Object.keys(query).length > 0) {
    throw badQuery(`Unknown query parameter “${Object.keys(query)[0]}”.`)
  }
  return query
}

/** Maximum of records per call. */
const mostAtOnce = 1_000

/** Parses `?multi_delete=a,b,c`, which deletes several at once. */
const listedIds = (list: unknown): readonly string[] => {
  if (typeof list !== 'string') throw badQuery('“multi_delete” must be a comma-separated list of IDs.')
  const ids = list.split(',').filter((id) => id !== '')
  if (ids.length > mostAtOnce) throw badQuery(`“multi_delete” allows up to ${mostAtOnce} IDs.`)
  return [...new Set(ids)]
}

const withoutServerMade = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).filter(([name]) => !serverManagedFields.has(name)))
    : data

const checkedData = (
  { data: schemas = {}, trim = true, resource, multi = [] }: ServiceDefinition,
  method: BodyMethod,
  data: unknown,
): unknown => {
  const schema = schemas[method]
  if (!schema) throw new Error(`${method} has no schema for its body`)
  const one = (each: unknown): unknown => {
    // clients send back whole records, including fields that the server sets
    const own = resource ? withoutServerMade(each) : each
    const clean = trim ? trimmed(own) : own
    validateData(schema, clean)
    return clean
  }
  if (!(Array.isArray(data) && method === 'create' && resource)) return one(data)
  // a service's own create would treat a list as one record
  if (!multi.includes('create')) throw methodNotAllowed('Create one record at a time.')
  if (data.length > mostAtOnce) throw badInput({}, `You can create up to ${mostAtOnce} records at once.`)
  return data.map(one)
}

const presented = (result: unknown, present: (record: Record_) => Record_): unknown => {
  if (Array.isArray(result)) return result.map((record) => present(record as Record_))
  if (isPage(result)) return { ...result, data: result.data.map(present) }
  return present(result as Record_)
}

const isPage = (result: unknown): result is { data: Record_[] } =>
  typeof result === 'object' &&
  result !== null &&
  'total' in result &&
  Array.isArray((result as { data?: unknown }).data)

import type { Application } from '@feathersjs/feathers'
import type { TObject, TSchema } from 'typebox'
import { limits } from '@web2/contract/core'
import { SqlAdapter, type AdapterRecord, type SqlAdapterParams } from '../db/adapter/sql-adapter.ts'
import { methodNotAllowed } from '../errors.ts'
import { methodNotOffered } from './method-not-offered.ts'
import { pipeline, type AnyParams } from './pipeline.ts'
import type { AnswerTypes, SchemaTypes } from './held-types.ts'
import {
  type Bodies,
  hasBody,
  methodNames,
  type MethodName,
  type ServiceContext,
  type ServiceDefinition,
  type ServiceMethods,
  type CallParams,
} from './service-types.ts'

const scoped = ({ query, caller }: CallParams): SqlAdapterParams => ({
  query,
  tenant: { accountId: caller.accountId, userId: caller.userId },
})

/** Wraps the adapter's methods for calls that have passed the policy, with the caller's account as tenant. */
export const adapterMethods = (adapter: SqlAdapter): ServiceMethods => ({
  find: (params) => adapter.find(scoped(params)),
  get: (id, params) => adapter.get(id, scoped(params)),
  create: (data, params) => adapter.create(data as AdapterRecord, scoped(params)),
  update: (id, data, params) => adapter.update(id, data as AdapterRecord, scoped(params)),
  patch: (id, data, params) => adapter.patch(id, data as AdapterRecord, scoped(params)),
  remove: (id, params) => adapter.remove(id, scoped(params)),
})

/*
 * To add a service:
 *
 * 1. describe its records and bodies in its domain of packages/contract, with its path in `Resources` below them,
 *    and its table in `migrations/`, also in the domain's `tables.ts` if statements of the domain use it;
 *    the table has id, account_id, created_by, created_at, updated_at and an index (account_id, created_at,
 * id);
 * 2. write `domains/<domain>/services/<name>.ts` with `export const <name>Service = defineService({ path,
 * policy, … })`:
 *    `resource: defineResource({ table, schema })` for records the adapter serves, `methods: (context) => ({
 * … })`
 *    for special methods; `data` holds a schema for each writing method;
 * 3. add it to `main/services.ts`, which takes it only if its schemas have the types that `Resources` say.
 *
 * Every call then passes the same steps (pipeline.ts): sign-in, account, policy, validation, method,
 * presentation. Own methods get `params.caller` and use `caller.accountId` in every statement, which tests watch
 * (testing/tenancy); they emit events with `recordEvent` (platform/events/outbox/record-event.ts) in their transaction.
 */

/** Service that is ready to be registered. */
export interface DefinedService<Path extends string = string, Types = unknown> {
  readonly definition: ServiceDefinition & { readonly path: Path }
  /** Never set: carries the types of the schemas to `main/services.ts`, which compares them with the contract's. */
  readonly types?: Types
  register(app: Application, context: ServiceContext): void
}

/** Throws at startup for a definition that could leave a method open or unvalidated. */
const check = (definition: ServiceDefinition, methods: ServiceMethods) => {
  const { path, policy, data = {}, resource } = definition
  const mistake = (text: string) => new Error(`Service ${path}: ${text}`)
  const exposed = methodNames.filter((name) => policy[name])
  if (exposed.length === 0) throw mistake('no policy')
  for (const name of Object.keys(methods))
    if (!methodNames.some((known) => known === name)) throw mistake(`${name} is no method`)
  for (const name of methodNames) {
    if (methods[name] && !policy[name]) throw mistake(`${name} has no policy`)
    if (policy[name] && !methods[name] && !resource) throw mistake(`${name} has a policy but no method`)
  }
  for (const name of exposed) {
    const open = definition.resource === undefined || methods[name] !== undefined
    if (definition.notOffered?.[name]) throw mistake(`${name} is offered and told not to be`)
    if (hasBody(name) && !data[name]) throw mistake(`${name} has no schema for its body`)
    if (open && policy[name] === 'guest' && resource) throw mistake(`${name} opens records to guests`)
  }
}

/** Defines a service whose every method passes sign-in, tenancy, policy and validation; see above. */
export const defineService = <
  const Path extends string,
  Described extends TSchema = never,
  Stored extends TObject = never,
  Data extends Bodies = Record<never, never>,
  Methods extends ServiceMethods = ServiceMethods,
>(
  definition: ServiceDefinition<Path, Described, Stored, Data, Methods>,
): DefinedService<Path, SchemaTypes<Described, Stored, Data> & AnswerTypes<Methods>> => ({
  definition,
  register: (app, context) => {
    const own: ServiceMethods = definition.methods?.(context) ?? {}
    check(definition, own)
    const adapter =
      definition.resource &&
      new SqlAdapter({
        db: context.db,
        resource: definition.resource,
        multi: [...(definition.multi ?? [])],
        paginate: definition.unpaged
          ? undefined
          : { default: limits.defaultPageSize, max: limits.maxPageSize },
        eventPath: definition.path,
        onWrite: () => context.outbox.wake(),
      })
    const all: ServiceMethods = { ...(adapter && adapterMethods(adapter)), ...own }
    const exposed = methodNames.filter((name) => definition.policy[name])
    const steps = pipeline(definition, context)

    const service: Record<string, unknown> = { ...(adapter && { options: adapter.options, id: adapter.id }) }
    for (const name of methodNames)
      service[name] = exposed.includes(name)
        ? feathersMethod(name, all, steps)
        : refuse(methodNotOffered(definition, name))
    app.use(definition.path, service as never, { methods: [...methodNames], serviceEvents: [] })
  },
})

/** Rejects an unsupported method with its reason, for all callers alike. */
const refuse = (sentence: string) => async (): Promise<never> => {
  throw methodNotAllowed(sentence)
}

/** Returns the method with Feathers' argument order and all steps around it. */
const feathersMethod = (name: MethodName, methods: ServiceMethods, steps: ReturnType<typeof pipeline>) => {
  const run = steps(name)
  switch (name) {
    case 'find':
      return (params: AnyParams) => run({ params }, (call) => methods.find!(call.params))
    case 'get':
      return (id: unknown, params: AnyParams) =>
        run({ id, params }, (call) => methods.get!(call.id!, call.params))
    case 'create':
      return (data: unknown, params: AnyParams) =>
        run({ data, params }, (call) => methods.create!(call.data, call.params))
    case 'update':
      return (id: unknown, data: unknown, params: AnyParams) =>
        run({ id, data, params }, (call) => methods.update!(call.id!, call.data, call.params))
    case 'patch':
      return (id: unknown, data: unknown, params: AnyParams) =>
        run({ id, data, params }, (call) => methods.patch!(call.id, call.data, call.params))
    case 'remove':
      return (id: unknown, params: AnyParams) =>
        run({ id, params }, (call) => methods.remove!(call.id, call.params))
  }
}

import {
  appTitle,
  appVersion,
  limits,
  accessScopes,
  capabilitiesInService,
  type Capability,
  type AccessScope,
} from '@web2/contract/core'
import { Type, type TObject, type TSchema } from 'typebox'
import type { DefinedService } from '../api/define-service.ts'
import { methodNames, type MethodName, type ServiceDefinition } from '../api/service-types.ts'
import { exampleOf } from './example-value.ts'
import { guide } from './guide.ts'

const verbs = {
  find: 'get',
  get: 'get',
  create: 'post',
  update: 'put',
  patch: 'patch',
  remove: 'delete',
} as const satisfies Record<MethodName, string>

const titles: Readonly<Record<MethodName, string>> = {
  find: 'List',
  get: 'Get',
  create: 'Create',
  update: 'Replace',
  patch: 'Update',
  remove: 'Delete',
}

const errorSchema = Type.Object({
  name: Type.String(),
  message: Type.String(),
  code: Type.Integer(),
  className: Type.String(),
  data: Type.Object({
    id: Type.String(),
    retryAfter: Type.Optional(Type.Integer({ description: 'Seconds to wait before a retry, with a 429.' })),
  }),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
})

const errorExample = {
  name: 'BadRequest',
  message: 'Fix the highlighted fields.',
  code: 400,
  className: 'bad-request',
  data: { id: 'bad-input' },
  errors: { name: 'This field is required' },
}

const json = (schema: TSchema, example: unknown = exampleOf(schema)) => ({
  content: { 'application/json': { schema, example } },
})

const scopesFor = (path: string, needed: Capability | 'guest'): readonly AccessScope[] =>
  needed === 'guest' ? [] : accessScopes.filter((scope) => capabilitiesInService([scope], path).has(needed))

const anything = Type.Object({}, { additionalProperties: true })

const pageOf = (record: TSchema) =>
  Type.Object({
    total: Type.Integer(),
    limit: Type.Integer(),
    skip: Type.Integer(),
    data: Type.Array(record),
  })

/** Returns the response schema of a method; any object if there is none. */
const answerOf = (
  { resource, record = resource?.schema }: ServiceDefinition,
  method: MethodName,
): TSchema => {
  if (record === undefined) return anything
  return method === 'find' ? pageOf(record) : record
}

const inPath = {
  name: 'id',
  in: 'path',
  required: true,
  schema: Type.String(),
  example: exampleOf(Type.String({ format: 'uuid' })),
}

const inQuery = (name: string, schema: TSchema, required: boolean) => ({
  name,
  in: 'query',
  required,
  schema,
  example: exampleOf(schema, name),
})

const listParameters = [
  inQuery('$limit', Type.Integer({ minimum: 0, maximum: limits.maxPageSize }), false),
  inQuery('$skip', Type.Integer({ minimum: 0 }), false),
  { ...inQuery('$sort', anything, false), style: 'deepObject', explode: true, example: { createdAt: -1 } },
]

/** Returns whether a method is called at the path of one record. */
const isOfOne = ({ namedByQuery }: ServiceDefinition, method: MethodName): boolean =>
  method !== 'find' && method !== 'create' && !namedByQuery?.includes(method)

const parametersOf = (definition: ServiceDefinition, method: MethodName) => {
  const { query, resource } = definition
  const own = query?.[method] as TObject | undefined
  const named = Object.entries(own?.properties ?? {}).map(([name, schema]) =>
    inQuery(name, schema, (own?.required as readonly string[] | undefined)?.includes(name) === true),
  )
  return [
    ...(isOfOne(definition, method) ? [inPath] : []),
    ...(method === 'find' && resource && !own ? listParameters : []),
    ...named,
  ]
}

const operation = (definition: ServiceDefinition, method: MethodName) => {
  const { path, policy, data = {} } = definition
  const needed = policy[method]!
  const scopes = scopesFor(path, needed)
  const body = data[method as keyof typeof data]
  const parameters = parametersOf(definition, method)
  return {
    operationId: `${path}.${method}`,
    summary: titles[method],
    tags: [path],
    description:
      needed === 'guest'
        ? 'No authentication required.'
        : scopes.length > 0
          ? `Token scopes: ${scopes.join(', ')}.`
          : 'Not available to access tokens. Requires a signed-in user.',
    ...(needed === 'guest' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: {
      [method === 'create' ? 201 : 200]: { description: 'Success', ...json(answerOf(definition, method)) },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

export type Operation = ReturnType<typeof operation>

/** Returns the operations at `/path`, or at `/path/{id}`. */
const operations = (definition: ServiceDefinition, ofOne: boolean): Record<string, Operation> =>
  Object.fromEntries(
    methodNames
      .filter((name) => definition.policy[name] && isOfOne(definition, name) === ofOne)
      .map((name) => [verbs[name], operation(definition, name)]),
  )

/** Builds OpenAPI 3.1 from the definitions that serve the calls, so that the two can't differ. */
export const openApi = (services: readonly DefinedService[]) => ({
  openapi: '3.1.0',
  info: { title: appTitle, version: appVersion, description: guide },
  servers: [{ url: '/api' }],
  security: [{ token: [] }],
  paths: Object.fromEntries(
    services.flatMap(({ definition }) =>
      [false, true]
        .map(
          (ofOne) => [`/${definition.path}${ofOne ? '/{id}' : ''}`, operations(definition, ofOne)] as const,
        )
        .filter(([, found]) => Object.keys(found).length > 0),
    ),
  ),
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'An access token, created under Access tokens.' },
    },
    schemas: { Error: errorSchema },
    responses: {
      Refused: {
        description: 'Error',
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: errorExample },
        },
      },
    },
  },
})

import { appTitle, appVersion } from '@web2/contract'
import { defineService, type DefinedService } from '../define-service.ts'
import { methodNames, type MethodName, type ServiceDefinition } from '../service-types.ts'

const verbs: Readonly<Record<MethodName, string>> = {
  find: 'get',
  get: 'get',
  create: 'post',
  update: 'put',
  patch: 'patch',
  remove: 'delete',
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }

const operation = ({ path, policy, data = {}, resource }: ServiceDefinition, method: MethodName) => {
  const record = resource?.schema ?? {}
  const page = { type: 'object', properties: { data: { type: 'array', items: record } } }
  const body = data[method as keyof typeof data]
  return {
    operationId: `${path}.${method}`,
    tags: [path],
    description: `Asks the capability ${policy[method]}.`,
    ...(policy[method] === 'guest' && { security: [] }),
    ...(method !== 'find' && method !== 'create' && { parameters: [id] }),
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: {
      [method === 'create' ? 201 : 200]: { description: 'Done', ...json(method === 'find' ? page : record) },
      default: { description: 'Refused', ...json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

/** The operations at `/path` (find, create) or at `/path/{id}` (all others). */
const operations = (definition: ServiceDefinition, ofOne: boolean) =>
  Object.fromEntries(
    methodNames
      .filter((name) => definition.policy[name] && (name !== 'find' && name !== 'create') === ofOne)
      .map((name) => [verbs[name], operation(definition, name)]),
  )

const error = {
  type: 'object',
  required: ['name', 'message', 'code', 'className'],
  properties: {
    name: { type: 'string' },
    message: { type: 'string' },
    code: { type: 'integer' },
    className: { type: 'string' },
    data: { type: 'object', properties: { id: { type: 'string' } } },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** OpenAPI 3.1 made from the definitions that serve the calls, so that it cannot tell of others. */
export const openApi = (services: readonly DefinedService[]) => ({
  openapi: '3.1.0',
  info: { title: appTitle, version: appVersion },
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
    securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: { Error: error },
  },
})

/** GET /docs: the API in OpenAPI form. */
export const docsService = (services: readonly DefinedService[]): DefinedService =>
  defineService({
    path: 'docs',
    policy: { find: 'guest' },
    methods: () => ({ find: async () => openApi(services) }),
  })

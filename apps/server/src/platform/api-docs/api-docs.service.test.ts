import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/worlds/start-api.ts'
import { services } from '../../main/services.ts'
import { methodNames } from '../api/service-types.ts'
import { openApi, type Operation } from './openapi-document.ts'

const described = openApi(services)
const all: Operation[] = Object.values(described.paths).flatMap((path) => Object.values(path))
const ajv = new Ajv({ strict: false, allErrors: true })
const formats = addFormats as unknown as typeof addFormats.default
formats(ajv, ['uuid', 'date', 'date-time', 'email', 'uri'])

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

test('describes exactly the methods of all services', () => {
  const real = services.flatMap(({ definition }) =>
    methodNames.filter((name) => definition.policy[name]).map((name) => `${definition.path}.${name}`),
  )
  expect(all.map(({ operationId }) => operationId).sort()).toEqual(real.sort())
})

test('describes a deletion at the path that it has', () => {
  const { paths } = openApi(services)
  expect(paths['/leads/{id}']?.['delete']?.parameters?.map(({ name }) => name)).toEqual(['id'])
  expect(paths['/lead-people/{id}']).toBeUndefined()
  expect(
    paths['/lead-people']?.['delete']?.parameters?.map(({ name, required }) => [name, required]),
  ).toEqual([['person', true]])
})

describe('examples fit their schemas', () => {
  test.each(all.map((operation) => [operation.operationId, operation] as const))('%s', (_id, operation) => {
    const { requestBody, responses, parameters = [] } = operation
    const contents = [requestBody, responses[200], responses[201]].flatMap((each) =>
      each && 'content' in each ? [each.content['application/json']] : [],
    )
    expect(contents.length).toBeGreaterThan(0)
    for (const { schema, example } of [...contents, ...parameters]) {
      expect(example).toBeDefined()
      const fits = ajv.validate(schema, example)
      expect({ example, errors: fits ? null : ajv.errors }).toEqual({ example, errors: null })
    }
  })
})

describe('GET /api/docs', () => {
  const read = async (accept: string) => {
    const answer = await fetch(`${api.url}/api/docs`, { headers: { accept } })
    return {
      type: answer.headers.get('content-type') ?? '',
      headers: answer.headers,
      text: await answer.text(),
    }
  }

  test.each(['*/*', 'application/json'])('returns OpenAPI to %s', async (accept) => {
    const { type, text } = await read(accept)
    expect(type).toContain('application/json')
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
  })

  test('shows browsers a page that names every operation and runs no script', async () => {
    const { type, headers, text } = await read('text/html,application/xhtml+xml,*/*;q=0.8')
    expect(type).toContain('text/html')
    expect(headers.get('vary')).toBe('Accept')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-[^']+'/)
    for (const { operationId } of all) expect(text).toContain(`id="${operationId}"`)
    expect(text).not.toContain('<script')
  })
})

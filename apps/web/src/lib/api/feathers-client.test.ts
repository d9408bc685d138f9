import { afterEach, expect, it, vi } from 'vitest'
import { isUnreachable, sentenceFor } from './errors.ts'
import { feathersClient } from './feathers-client.ts'

afterEach(() => vi.unstubAllGlobals())

it('silence of the server is still told from its answers after the client’s own conversion of errors', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const failure: unknown = await feathersClient
    .service('naps')
    .find()
    .catch((error: unknown) => error)
  expect(isUnreachable(failure)).toBe(true)
  expect(sentenceFor(failure)).toMatch(/^The server could not be reached\./)
})

import { Agent } from 'undici'
import { afterAll, expect, it } from 'vitest'
import { callService } from './call-service.ts'

const unknownHost = Object.assign(new Error('unknown host'), { code: 'ENOTFOUND' })
const dispatcher = new Agent({ connect: { lookup: (_host, _options, done) => done(unknownHost, []) } })
afterAll(() => dispatcher.destroy())

const message = async (call: { readonly isFixedUrl?: true }): Promise<string> => {
  const url = 'https://pictures.invalid/'
  const answer = await callService(dispatcher, {
    service: 'Pictures',
    url,
    timeout: 5_000,
    maxBytes: 1,
    ...call,
  })
  return answer.ok ? '' : answer.failure.message
}

it('advises to check a URL only if a user entered it', async () => {
  expect(await message({})).toMatch(/Check the URL/)
  expect(await message({ isFixedUrl: true })).toMatch(/^This server can’t reach Pictures\. /)
})

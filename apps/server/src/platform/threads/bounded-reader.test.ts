import { expect, it } from 'vitest'
import { nests, threadOf } from '../../testing/thread-tasks.ts'
import { boundedReader, smallInput } from './bounded-reader.ts'

const module = new URL('../../testing/thread-tasks.ts', import.meta.url)
const limits = { within: 60_000, what: 'page' }

it('parses small inputs in the calling thread, and larger ones in another', async () => {
  const read = boundedReader(threadOf, { module, name: 'threadOf' }, limits)
  const threadAt = (size: number) => read({ turnOf: 'one', size, given: [] })
  expect(await threadAt(smallInput)).toBe(threadOf())
  expect(await threadAt(smallInput + 1)).not.toBe(threadOf())
})

it.each([1, smallInput + 1])('gives up on deeply nested input (size %i)', async (size) => {
  const read = boundedReader(nests, { module, name: 'nests' }, limits)
  await expect(read({ turnOf: 'one', size, given: ['<b>'] })).rejects.toMatchObject({
    name: 'LimitExceeded',
    message: 'This page is nested too deeply to read. Make it smaller or simpler, then try again.',
  })
})

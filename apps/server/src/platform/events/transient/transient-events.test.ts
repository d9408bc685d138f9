import { expect, it } from 'vitest'
import { createBatchSender } from './coalesce-events.ts'
import { parseTransientEvents, transientPayloads, type TransientEvent } from './transient-events.ts'

const event = (text: string): TransientEvent => ({ accountId: 'a', name: 'n', record: { text } })

it('packs events in order into payloads that PostgreSQL accepts', () => {
  const events = Array.from({ length: 40 }, (_, index) => event(`${index} ${'ä'.repeat(500)}`))
  const payloads = transientPayloads(events)
  expect(payloads.length).toBeGreaterThan(5)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
  expect(payloads.flatMap(parseTransientEvents)).toEqual(events)
  expect(transientPayloads([event('x'.repeat(9_000))])).toEqual([])
})

it('batches items that arrive during a delivery into the next one, also after a failed one', async () => {
  const { promise: first, reject } = Promise.withResolvers<void>()
  const [batches, errors]: [string[][], unknown[]] = [[], []]
  const { add, flush } = createBatchSender<string>(
    (batch) => {
      batches.push([...batch])
      return batches.length === 1 ? first : Promise.resolve()
    },
    (error) => errors.push(error),
  )
  add('a')
  add('b')
  const sent = flush()
  add('c')
  reject(new Error('lost'))
  await sent
  await flush()
  expect(batches).toEqual([['a', 'b'], ['c']])
  expect(errors).toEqual([new Error('lost')])
})
